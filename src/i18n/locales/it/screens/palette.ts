import type { Words } from '../../../words.ts';
import type en from '../../en/screens/palette.ts';

export default {
  groups: {
    recent: 'Case recenti',
    homes: 'Case',
    screens: 'Schermate',
    appearance: 'Aspetto',
    languages: 'Lingua',
  },
  screens: {
    archived: 'Case archiviate',
    editProfile: 'Modifica profilo',
  },
  also: {
    compare: 'paragona, confronto, paragone, a fianco, condividi, condividere',
    print: 'carta, pdf, stampare',
    keys: 'tasti, aiuto',
    profile: 'budget, reddito, preferenze',
    comments: 'messaggio, chat, conversazione, risposta',
    ranking: 'punteggio, voto, pesi, migliori',
    liked: 'preferite, preferiti, selezione',
    files: 'csv, esporta, backup, foglio di calcolo',
    logout: 'disconnetti, logout, uscire',
  },
  keys: 'Scorciatoie da tastiera',
  theme: 'Tema: {{name}}',
  navStyle: 'Stile di navigazione: {{name}}',
  layout: 'Disposizione: {{name}}',
  searchList: 'Cerca «{{query}}» nella lista delle case',
  none: 'Nessun risultato per «{{query}}»',
  move: 'Scorri',
  open: 'Apri',
  found_one: '{{count, number}} risultato',
  found_many: '{{count, number}} risultati',
  found_other: '{{count, number}} risultati',
} satisfies Words<typeof en>;
