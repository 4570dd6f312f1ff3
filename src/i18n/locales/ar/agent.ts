import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'وكيلك',
  awaited: 'بانتظار التسجيل',
  add: 'إضافة وكيلك',
  addHint: 'أدخل البريد الإلكتروني لوكيلك لربطه بحسابك.',
  notYet: 'لم يسجّل {{email}} بعد.',
  edit: 'تغيير الوكيل',
  wrote: 'كتب إليك {{when}}',
  turns_zero: 'لا تنتظر أي رد',
  turns_one: 'تنتظر ردًّا واحدًا',
  turns_two: 'تنتظر ردّين',
  turns_few: 'تنتظر {{count, number}} ردود',
  turns_many: 'تنتظر {{count, number}} ردًّا',
  turns_other: 'تنتظر {{count, number}} رد',
  message: 'مراسلة {{name}}',
  messageAgent: 'مراسلة وكيلك',
  call: 'الاتصال بوكيلك',
  mail: 'إرسال بريد إلى وكيلك',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
} satisfies Words<typeof en>;
