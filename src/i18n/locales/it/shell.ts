import type { Words } from '../../words.ts';
import type en from '../en/shell.ts';

export default {
  skip: 'Vai al contenuto',
  sidebar: 'Barra laterale',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  foldMenu: 'Comprimi il menu',
  unfoldMenu: 'Espandi il menu',
  unreadReplies_one: '{{count, number}} messaggio non letto',
  unreadReplies_many: '{{count, number}} messaggi non letti',
  unreadReplies_other: '{{count, number}} messaggi non letti',
  allSaved: 'Tutto salvato',
  onlyInTab: 'Non ancora salvato. Tieni aperta questa scheda.',
  notDeleted: 'Eliminazione non riuscita: {{homes}}. {{reason}}',
  notSavedYet: 'Non ancora salvato: {{homes}}. Conservato su questo dispositivo.',
  notSavedYetInTab: 'Non ancora salvato: {{homes}}. Tieni aperta questa scheda.',
  keptHere_one: '{{count, number}} modifica conservata su questo dispositivo',
  keptHere_many: '{{count, number}} modifiche conservate su questo dispositivo',
  keptHere_other: '{{count, number}} modifiche conservate su questo dispositivo',
  offline:
    'Sei offline. Le tue scelte, i voti e i messaggi restano su questo dispositivo finché non torna la connessione.',
  offlineOverHttp:
    'Sei offline. Le tue scelte, i voti e i messaggi restano su questo dispositivo. Tieni aperta questa pagina: il suo indirizzo non è sicuro (http) e non potrà riaprirsi finché non torna la connessione.',
  offlineInTab:
    'Sei offline. Le tue scelte, i voti e i messaggi sono solo in questa scheda: tienila aperta finché non torna la connessione.',
  noProfile: 'Impossibile caricare il tuo profilo. Idoneità, costi e classifica non ne tengono conto.',
  keptAnswers: {
    offline: 'Sei offline. Ultimo aggiornamento delle case: {{time}}.',
    unreached: 'Il server non è raggiungibile. Ultimo aggiornamento delle case: {{time}}.',
  },
  search: 'Cerca case, schermate, impostazioni',
  appearance: 'Aspetto',
  logout: 'Esci',
  account: {
    myAccount: 'Il mio account',
    connections: 'Il mio agente',
  },
  announcement: {
    label: 'Avviso',
    text: 'Il 25 dicembre uscirà una nuova versione. Non perderla.',
    dismiss: 'Chiudi l’avviso',
  },
  notifications: {
    title: 'Notifiche',
    new_one: 'Notifiche, {{count, number}} nuova',
    new_many: 'Notifiche, {{count, number}} nuove',
    new_other: 'Notifiche, {{count, number}} nuove',
    none: 'Nulla è cambiato dal tuo ultimo controllo.',
    price: 'Prezzo cambiato:',
    status: 'Stato cambiato:',
  },
  messages: {
    title: 'Messaggi',
    new_one: 'Messaggi, {{count, number}} non letto',
    new_many: 'Messaggi, {{count, number}} non letti',
    new_other: 'Messaggi, {{count, number}} non letti',
    unread_one: '{{count, number}} nuovo',
    unread_many: '{{count, number}} nuovi',
    unread_other: '{{count, number}} nuovi',
    none: 'Nessuno ti ha ancora scritto.',
    all: 'Tutte le conversazioni',
  },
  leaving: {
    saving: 'Salvataggio delle modifiche',
    savingText: 'L’uscita avverrà appena saranno state inviate.',
    title: 'Non tutto è stato inviato',
    text: 'Qualcosa che hai scritto o modificato non è ancora arrivato al server. Uscendo, verrà eliminato da questo dispositivo.',
    stay: 'Non uscire',
    leave: 'Esci comunque',
  },
} satisfies Words<typeof en>;
