import type { Words } from '../../words.ts';
import type english from '../en/share.ts';

export default {
  title_one: 'Condividi questa casa',
  title_many: 'Condividi {{count, number}} case',
  title_other: 'Condividi {{count, number}} case',
  share: 'Condividi',
  copyLink: 'Copia link',
  byHand: 'Il browser non ci permette di copiare. Copia tu questo link:',
  addressCopied: 'Link copiato. Si apre nel tuo account.',
  printed: 'Stampato {{day}}',
} satisfies Words<typeof english>;
