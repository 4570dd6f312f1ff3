import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'تنزيل CSV',
  title: 'بياناتك',
  text: 'خذ معك تقييماتك وملاحظاتك وأسئلتك: منازلك لجدول بيانات، أو كل شيء في ملف واحد.',
  all: 'تنزيل كل شيء (JSON)',
  homes_zero: 'لا منازل لتنزيلها (CSV)',
  homes_one: 'تنزيل منزل واحد (CSV)',
  homes_two: 'تنزيل منزلين (CSV)',
  homes_few: 'تنزيل {{count, number}} منازل (CSV)',
  homes_many: 'تنزيل {{count, number}} منزلًا (CSV)',
  homes_other: 'تنزيل {{count, number}} منزل (CSV)',
  saved_zero: 'لا منازل في {{file}}.',
  saved_one: 'حُفظ منزل واحد في {{file}}.',
  saved_two: 'حُفظ منزلان في {{file}}.',
  saved_few: 'حُفظت {{count, number}} منازل في {{file}}.',
  saved_many: 'حُفظ {{count, number}} منزلًا في {{file}}.',
  saved_other: 'حُفظ {{count, number}} منزل في {{file}}.',
  savedAll: 'حُفظ كل شيء في {{file}}.',
  columns: {
    score: 'تقييم: {{criterion}}',
    comments: 'ملاحظات',
    insurance: 'تأمين المنزل',
    mortgageInsurance: 'تأمين القرض',
    link: 'الإعلان',
  },
} satisfies Words<typeof en>;
