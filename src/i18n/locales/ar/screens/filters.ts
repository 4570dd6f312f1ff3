import type { Words } from '../../../words.ts';
import type en from '../../en/screens/filters.ts';

export default {
  atLeast: '{{score}} أو أكثر',
  min: 'الحد الأدنى للسعر ($)',
  max: 'الحد الأقصى للسعر ($)',
  reversed: 'هذا أقل من الحد الأدنى',
  unreadable: 'يُرجى إدخال قيمة صالحة',
  any: 'أي قيمة',
  budgetHint: 'حتى {{amount}} حسب ملفك الشخصي',
  histogram: 'المنازل حسب السعر، من {{from}} إلى {{to}}',
  sqft: 'الحد الأدنى للمساحة (قدم²)',
  cost: 'الحد الأقصى للتكلفة الشهرية ($)',
  orMore: '{{least, number}} أو أكثر',
  show_zero: 'لا منازل للعرض',
  show_one: 'عرض منزل واحد',
  show_two: 'عرض منزلين',
  show_few: 'عرض {{count, number}} منازل',
  show_many: 'عرض {{count, number}} منزلًا',
  show_other: 'عرض {{count, number}} منزل',
} satisfies Words<typeof en>;
