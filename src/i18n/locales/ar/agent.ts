import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'وكيلك',
  awaited: 'بانتظار التسجيل',
  add: 'إضافة وكيلك',
  addHint: 'أدخل البريد الإلكتروني لوكيلك لربطه بحسابك.',
  edit: 'تغيير الوكيل',
  wrote: 'كتب إليك {{when}}',
  message: 'مراسلة {{name}}',
  messageAgent: 'مراسلة وكيلك',
  call: 'الاتصال بوكيلك',
  mail: 'إرسال بريد إلى وكيلك',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
} satisfies Words<typeof en>;
