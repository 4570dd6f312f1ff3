import type { Words } from '../../words.ts';
import type en from '../en/ranking.ts';

export default {
  title: 'ترتيبي',
  open: 'ترتيبي',
  change: 'تغيير الأوزان',
  lead: 'حدّد أهمية كل معيار، وتُرتَّب منازلك وفقًا لذلك.',
  weights: 'الأوزان',
  weight: 'وزن {{criterion}}',
  levels: { l0: 'لا يُحتسب', l1: 'ضئيل جدًا', l2: 'قليل', l3: 'متوسط', l4: 'كبير', l5: 'الأقصى' },
  preset: 'وفقًا لما يعدّه ملفك مهمًا.',
  reset: 'استخدام القيم الأولية',
  places: 'المراتب',
  tied: 'بالتساوي',
  because: 'بفضل: {{criteria}}',
  despite: 'يؤخّره: {{criteria}}',
  range: 'قد يصبح بين {{low}} و{{high}}',
  none: 'قيّم منزلًا وستظهر مرتبته هنا.',
  unscored_zero: 'كل المنازل مقيّمة ({{count}}).',
  unscored_one: 'منزل واحد لم يُقيّم بعد ({{count}}).',
  unscored_two: 'منزلان لم يُقيّما بعد ({{count}}).',
  unscored_few: '{{count}} منازل لم تُقيّم بعد.',
  unscored_many: '{{count}} منزلًا لم يُقيّم بعد.',
  unscored_other: '{{count}} منزل لم يُقيّم بعد.',
  shown: 'يظهر أفضل {{count}}.',
  close: 'إغلاق',
} satisfies Words<typeof en>;
