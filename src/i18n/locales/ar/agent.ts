import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'وكيلك',
  awaited: 'بانتظار التسجيل',
  add: 'إضافة وكيلك',
  addHint: 'أدخل البريد الإلكتروني لوكيلك لربطه بحسابك.',
  notYet: 'لا يوجد حساب للبريد {{email}} بعد.',
  edit: 'تغيير الوكيل',
  wrote: 'آخر رسالة {{when}}',
  turns_zero: 'لا ردود منتظرة من وكيلك',
  turns_one: 'بانتظار رد واحد من وكيلك',
  turns_two: 'بانتظار ردّين من وكيلك',
  turns_few: 'بانتظار {{count, number}} ردود من وكيلك',
  turns_many: 'بانتظار {{count, number}} ردًّا من وكيلك',
  turns_other: 'بانتظار {{count, number}} رد من وكيلك',
  message: 'مراسلة {{name}}',
  messageAgent: 'مراسلة وكيلك',
  call: 'الاتصال بوكيلك',
  mail: 'إرسال بريد إلى وكيلك',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
} satisfies Words<typeof en>;
