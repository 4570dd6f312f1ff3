import type { Words } from '../../../words.ts';
import type en from '../../en/screens/sheet.ts';

export default {
  purpose: 'هذه ورقة للطباعة والكتابة باليد. وعلى الهاتف، قيّم كل منزل من «التقييم أثناء المعاينة».',
  none: 'لا منازل في هذه الورقة',
  noneHint: 'حدّد منازل في القائمة واختر «ورقة اليوم».',
  time: 'الوقت',
  earlier: 'إلى أعلى',
  later: 'إلى أسفل',
  moved: 'أصبح ترتيب {{home}} رقم {{place, number}} من {{of, number}}',
  removed: 'تمت إزالة {{home}} من ورقة اليوم',
  directions: 'الاتجاهات',
  directionsTo: '(الاتجاهات، في علامة تبويب جديدة)',
  code: 'رمز QR للاتجاهات',
  lookAt: 'انظر إلى',
  score: 'قيّم: {{criteria}}',
  ask: 'اسأل',
  lowScore: '{{criterion}}، بتقييم {{score}}: ما الذي يمكن فعله؟',
  answers: {
    again: 'معاينة ثانية',
    offer: 'عرض شراء',
    no: 'لا',
  },
  visits_zero: 'لا معاينات',
  visits_one: 'معاينة واحدة',
  visits_two: 'معاينتان',
  visits_few: '{{count, number}} معاينات',
  visits_many: '{{count, number}} معاينة',
  visits_other: '{{count, number}} معاينة',
} satisfies Words<typeof en>;
