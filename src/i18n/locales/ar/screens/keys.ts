import type { Words } from '../../../words.ts';
import type en from '../../en/screens/keys.ts';

export default {
  everywhere: {
    title: 'في كل مكان',
    close: 'إغلاق نافذة أو قائمة',
  },
  list: {
    move: 'المنزل السابق أو التالي',
    page: 'عشرة منازل لأعلى أو لأسفل',
    ends: 'المنزل الأول أو الأخير',
    open: 'فتح المنزل',
    select: 'تحديد المنزل',
    range: 'تحديد كل المنازل حتى هنا',
    delete: 'حذف المنزل',
    sort: 'الترتيب حسب عمود إضافي',
    column: 'تحريك العمود',
  },
  scores: {
    title: 'التقييمات',
    set: 'إعطاء تقييم',
    take: 'إعطاء التقييم المحدد، أو 10 إن لم يُحدَّد شيء',
    none: 'إزالة التقييم',
    along: 'التنقل على سلم التقييم',
    next: 'المعيار السابق أو التالي',
  },
  messages: {
    send: 'إرسال الرسالة',
    line: 'بدء سطر جديد',
    times: 'الرسالة السابقة أو التالية',
  },
  names: {
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: 'المسافة',
    delete: 'Delete',
    pageUp: 'PgUp',
    pageDown: 'PgDn',
    home: 'Home',
    end: 'End',
  },
} satisfies Words<typeof en>;
