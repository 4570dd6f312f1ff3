import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'تنزيل CSV',
  title: 'بياناتك',
  text: 'خذ معك تقييماتك وملاحظاتك وأسئلتك: المنازل التي تعجبك لجدول بيانات، أو كل شيء في ملف واحد.',
  all: 'تنزيل كل شيء (JSON)',
  shortlist_zero: 'لا منازل تعجبك لتنزيلها (CSV)',
  shortlist_one: 'تنزيل منزل واحد يعجبك (CSV)',
  shortlist_two: 'تنزيل منزلين يعجبانك (CSV)',
  shortlist_few: 'تنزيل {{count, number}} منازل تعجبك (CSV)',
  shortlist_many: 'تنزيل {{count, number}} منزلًا يعجبك (CSV)',
  shortlist_other: 'تنزيل {{count, number}} منزل يعجبك (CSV)',
  saved_zero: 'لا منازل في {{file}}.',
  saved_one: 'حُفظ منزل واحد في {{file}}.',
  saved_two: 'حُفظ منزلان في {{file}}.',
  saved_few: 'حُفظت {{count, number}} منازل في {{file}}.',
  saved_many: 'حُفظ {{count, number}} منزلًا في {{file}}.',
  saved_other: 'حُفظ {{count, number}} منزل في {{file}}.',
  savedAll: 'حُفظ كل شيء في {{file}}.',
} satisfies Words<typeof en>;
