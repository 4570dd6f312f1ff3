import type { Words } from '../../words.ts';
import type en from '../en/common.ts';

export default {
  product: 'Portale acquirenti',
  actions: {
    tryAgain: 'Riprova',
    undo: 'Annulla',
    close: 'Chiudi',
    showCharacters: 'Mostra caratteri',
    goHome: 'Vai alla pagina iniziale',
    back: 'Indietro',
  },
  failure: {
    refused: 'Il server non ha accettato l’operazione.',
    notSaved: 'Non salvato: {{homes}}. {{reason}}',
    homeGone: 'Una modifica non è stata salvata: la casa non è più nella tua lista.',
    homeGoneText: 'Non salvato, perché la casa non è più nella tua lista: «{{text}}»',
    session: 'La sessione è scaduta. Accedi di nuovo.',
    busy: 'Il server è molto occupato. Riprova tra poco.',
    unreadable: 'Non è stato possibile leggere la risposta del server. Riprova tra poco.',
    timeout: 'Il server ha impiegato troppo tempo a rispondere. Riprova.',
    network: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
    unexpected: 'Qualcosa è andato storto. Riprova.',
    canceled: 'La tua richiesta è stata annullata.',
  },
  notAvailable: 'N/D',
  labeled: '{{label}}: {{value}}',
  justNow: 'poco fa',
  dayAndTime: '{{day}}, {{time}}',
  noData: 'Nessun dato trovato',
  loading: 'Caricamento…',
  language: 'Lingua',
  languageNotKept:
    'Non è stato possibile salvare la lingua su questo dispositivo. Resta attiva fino al ricaricamento della pagina.',
  account: 'Il tuo account',
  loadsSlowly: 'Ci vuole più tempo del solito.',
  loadFailed: 'Caricamento non riuscito',
  cardFailed: 'Impossibile mostrare questa parte',
  notFound: {
    title: '404',
    text: 'Si è verificato un errore. Pagina non trovata.',
  },
  serverError: {
    title: '500',
    text: 'Spiacenti, il server ha un problema',
  },
  skipped_one: 'Non è stato possibile caricare {{count, number}} casa, che non viene mostrata.',
  skipped_many: 'Non è stato possibile caricare {{count, number}} case, che non vengono mostrate.',
  skipped_other: 'Non è stato possibile caricare {{count, number}} case, che non vengono mostrate.',
} satisfies Words<typeof en>;
