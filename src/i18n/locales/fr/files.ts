import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'Télécharger le CSV',
  title: 'Vos données',
  text: 'Emportez vos notes, vos remarques et vos questions : vos biens dans un tableur, ou tout dans un fichier.',
  all: 'Tout télécharger (JSON)',
  homes_one: 'Télécharger {{count, number}} bien (CSV)',
  homes_many: 'Télécharger {{count, number}} biens (CSV)',
  homes_other: 'Télécharger {{count, number}} biens (CSV)',
  saved_one: '{{count, number}} bien enregistré dans {{file}}.',
  saved_many: '{{count, number}} biens enregistrés dans {{file}}.',
  saved_other: '{{count, number}} biens enregistrés dans {{file}}.',
  savedAll: 'Tout est enregistré dans {{file}}.',
  columns: {
    score: 'Note : {{criterion}}',
    comments: 'Remarques',
    insurance: 'Assurance habitation',
    mortgageInsurance: 'Assurance de prêt',
    link: 'Annonce',
  },
} satisfies Words<typeof en>;
