import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'وكيلك',
  awaited: 'بانتظار التسجيل',
  add: 'إضافة وكيلك',
  addHint: 'أدخل البريد الإلكتروني لوكيلك لربطه بحسابك.',
  edit: 'تغيير الوكيل',
  wrote: 'كتب إليك {{when}}',
  turns_zero: 'لا ردود منتظرة',
  turns_one: 'بانتظار رد واحد',
  turns_two: 'بانتظار ردّين',
  turns_few: 'بانتظار {{count, number}} ردود',
  turns_many: 'بانتظار {{count, number}} ردًّا',
  turns_other: 'بانتظار {{count, number}} رد',
  message: 'مراسلة {{name}}',
  messageAgent: 'مراسلة وكيلك',
  call: 'الاتصال بوكيلك',
  mail: 'إرسال بريد إلى وكيلك',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
} satisfies Words<typeof en>;
