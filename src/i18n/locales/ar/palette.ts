import type { Words } from '../../words.ts';
import type en from '../en/palette.ts';

export default {
  title: 'البحث في المنازل والشاشات والإعدادات',
  placeholder: 'منزل أو شاشة أو سمة',
  groups: {
    recent: 'أحدث المنازل',
    homes: 'المنازل',
    screens: 'الشاشات',
    appearance: 'المظهر',
    languages: 'اللغة',
  },
  screens: {
    ranking: 'ترتيبي',
    archived: 'المنازل المؤرشفة',
    editProfile: 'تعديل الملف الشخصي',
    settings: 'الإعدادات',
  },
  theme: 'السمة: {{name}}',
  navStyle: 'نمط التنقل: {{name}}',
  layout: 'التخطيط: {{name}}',
  none: 'لا توجد نتائج تطابق «{{query}}»',
  found_zero: 'لا نتائج',
  found_one: 'نتيجة واحدة',
  found_two: 'نتيجتان',
  found_few: '{{count, number}} نتائج',
  found_many: '{{count, number}} نتيجة',
  found_other: '{{count, number}} نتيجة',
} satisfies Words<typeof en>;
