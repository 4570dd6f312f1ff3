import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'Scarica CSV',
  title: 'I tuoi dati',
  text: 'Porta con te voti, note e domande: le tue case per un foglio di calcolo, o tutto in un solo file.',
  all: 'Scarica tutto (JSON)',
  homes_one: 'Scarica {{count, number}} casa (CSV)',
  homes_many: 'Scarica {{count, number}} case (CSV)',
  homes_other: 'Scarica {{count, number}} case (CSV)',
  saved_one: '{{count, number}} casa salvata in {{file}}.',
  saved_many: '{{count, number}} case salvate in {{file}}.',
  saved_other: '{{count, number}} case salvate in {{file}}.',
  savedAll: 'Tutto salvato in {{file}}.',
  columns: {
    score: 'Voto: {{criterion}}',
    comments: 'Note',
    insurance: 'Assicurazione casa',
    mortgageInsurance: 'Assicurazione sul mutuo',
    link: 'Annuncio',
  },
} satisfies Words<typeof en>;
