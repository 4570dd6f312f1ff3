import type { Words } from '../../words.ts';
import type english from '../en/share.ts';

export default {
  title_zero: 'مشاركة {{count, number}} منزل',
  title_one: 'مشاركة هذا المنزل',
  title_two: 'مشاركة منزلين',
  title_few: 'مشاركة {{count, number}} منازل',
  title_many: 'مشاركة {{count, number}} منزلًا',
  title_other: 'مشاركة {{count, number}} منزل',
  share: 'مشاركة',
  copyLink: 'نسخ الرابط',
  byHand: 'لا يسمح متصفحك بالنسخ. انسخ هذا الرابط بنفسك:',
  addressCopied: 'تم نسخ الرابط. يُفتح في حسابك.',
  printed: 'طُبعت يوم {{day}}',
} satisfies Words<typeof english>;
