import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'Télécharger le CSV',
  title: 'Vos données',
  text: 'Emportez vos notes, vos remarques et vos questions : les biens qui vous plaisent dans un tableur, ou tout dans un fichier.',
  all: 'Tout télécharger (JSON)',
  shortlist_one: 'Télécharger {{count, number}} bien qui vous plaît (CSV)',
  shortlist_many: 'Télécharger {{count, number}} biens qui vous plaisent (CSV)',
  shortlist_other: 'Télécharger {{count, number}} biens qui vous plaisent (CSV)',
  saved_one: '{{count, number}} bien enregistré dans {{file}}.',
  saved_many: '{{count, number}} biens enregistrés dans {{file}}.',
  saved_other: '{{count, number}} biens enregistrés dans {{file}}.',
  savedAll: 'Tout est enregistré dans {{file}}.',
} satisfies Words<typeof en>;
