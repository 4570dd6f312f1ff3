import type { Words } from '../../words.ts';
import type english from '../en/sharing.ts';

export default {
  lead: 'Crea un link a una pagina di sola lettura. Per aprirla non serve un account.',
  contents: 'Che cosa contiene il link',
  facts: 'Dati e prezzo',
  factsHint: 'Indirizzo, prezzo, camere, stato e foto',
  parts: {
    scores: 'I miei voti e il posto in classifica',
    cost: 'Costo mensile',
    notes: 'Le mie note',
    questions: 'Domande in sospeso',
  },
  hints: {
    scores: 'Tutti i voti e quanto conta ciascuno',
    cost: 'Con le tue ipotesi su mutuo e assicurazione',
    notes: 'Quello che hai scritto su ogni casa, parola per parola',
    questions: 'I dati mancanti e i tuoi voti bassi, se li condividi',
  },
  never: 'Mai in un link: le altre case, i messaggi, il profilo, l’e-mail e il telefono.',
  words: 'Il tuo messaggio (facoltativo)',
  warning: 'Un link non si può ritirare. Chi lo ha può leggere ciò che hai scelto, com’è oggi.',
  send: 'Invia',
  copy: 'Copia link',
  copied: 'Link copiato',
  preview: 'Anteprima',
  code: 'Codice QR del link',
  scan: 'Inquadralo con un altro telefono',
  codeTooLong: 'È troppo per un codice QR. Copia il link o togli qualcosa.',
  tooLong: 'È troppo per un solo link. Togli le note o condividi meno case.',
  address: 'Copia l’indirizzo di questa pagina',
  addressHint: 'Per te, su un altro dispositivo: si apre dopo l’accesso.',
  fault: {
    damaged: 'Questo link non è completo',
    newer: 'Questo link richiede una versione più recente',
  },
  faultText: {
    damaged: 'Ne manca una parte o è cambiato lungo la strada. Chiedi di nuovo il link.',
    newer: 'Ricarica questa pagina. Se non basta, chiedi di nuovo il link più tardi.',
  },
  page: {
    title_one: 'Una casa da vedere',
    title_many: '{{count, number}} case tra cui decidere',
    title_other: '{{count, number}} case tra cui decidere',
    by: '{{name}} ha condiviso questo con te',
    byNobody: 'Condiviso con te',
    made: 'Creato il {{date}}. Resta com’era allora.',
    readOnly: 'Sola lettura',
    rows: 'Fianco a fianco',
    assumes: 'Ipotesi del costo mensile',
    foot: 'Tutto ciò che è in questa pagina era dentro il link. Niente è stato inviato a un server e le foto vengono dagli annunci. Chi ha il link può leggerlo.',
  },
} satisfies Words<typeof english>;
