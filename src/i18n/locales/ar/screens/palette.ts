import type { Words } from '../../../words.ts';
import type en from '../../en/screens/palette.ts';

export default {
  groups: {
    recent: 'أحدث المنازل',
    homes: 'المنازل',
    screens: 'الشاشات',
    appearance: 'المظهر',
    languages: 'اللغة',
  },
  screens: {
    archived: 'المنازل المؤرشفة',
    editProfile: 'تعديل الملف الشخصي',
  },
  also: {
    compare: 'قارن، المقارنة، جنبًا إلى جنب، مشاركة، شارك',
    print: 'اطبع، ورق، pdf',
    keys: 'مفاتيح، مساعدة',
    profile: 'ميزانية، دخل، تفضيلات',
    comments: 'رسالة، رسائل، محادثة، دردشة، رد',
    ranking: 'تقييم، درجات، أوزان، الأفضل',
    liked: 'المفضلة، قائمة مختصرة، إعجاب',
    files: 'csv، تصدير، نسخة احتياطية، جدول بيانات',
    logout: 'خروج، إنهاء الجلسة',
  },
  keys: 'اختصارات لوحة المفاتيح',
  theme: 'السمة: {{name}}',
  navStyle: 'نمط التنقل: {{name}}',
  layout: 'التخطيط: {{name}}',
  searchList: 'البحث عن «{{query}}» في قائمة المنازل',
  none: 'لا توجد نتائج تطابق «{{query}}»',
  move: 'التنقل',
  open: 'فتح',
  found_zero: 'لا نتائج',
  found_one: 'نتيجة واحدة',
  found_two: 'نتيجتان',
  found_few: '{{count, number}} نتائج',
  found_many: '{{count, number}} نتيجة',
  found_other: '{{count, number}} نتيجة',
} satisfies Words<typeof en>;
