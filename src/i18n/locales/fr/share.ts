import type { Words } from '../../words.ts';
import type english from '../en/share.ts';

export default {
  title_one: 'Partager ce bien',
  title_many: 'Partager {{count, number}} biens',
  title_other: 'Partager {{count, number}} biens',
  share: 'Partager',
  copyLink: 'Copier le lien',
  byHand: 'Votre navigateur ne nous laisse pas copier. Copiez ce lien vous-même :',
  addressCopied: 'Lien copié. Il s’ouvre dans votre compte.',
  printed: 'Imprimé le {{day}}',
} satisfies Words<typeof english>;
