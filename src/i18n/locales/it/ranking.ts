import type { Words } from '../../words.ts';
import type en from '../en/ranking.ts';

export default {
  title: 'La mia classifica',
  open: 'La mia classifica',
  change: 'Modifica i pesi',
  lead: 'Scegli quanto conta ogni criterio. Le tue case vengono ordinate di conseguenza.',
  weights: 'Pesi',
  weight: 'Peso di {{criterion}}',
  levels: { l0: 'non conta', l1: 'pochissimo', l2: 'poco', l3: 'abbastanza', l4: 'molto', l5: 'il massimo' },
  preset: 'In base a ciò che conta di più nel tuo profilo.',
  reset: 'Ripristina',
  places: 'Classifica',
  tied: 'pari merito',
  because: 'Punti di forza: {{criteria}}.',
  despite: 'Punti deboli: {{criteria}}.',
  mixed: 'Punti di forza: {{because}}. Punti deboli: {{despite}}.',
  range: '{{scored}} di {{of}} con voto. Potrebbe andare da {{low}} a {{high}}.',
  early: 'Ancora pochi voti',
  earlyHint: 'Una casa entra in classifica quando ha un voto per metà dei criteri che contano.',
  none: 'Valuta una casa per vedere qui il suo posto in classifica.',
  unscored_one: '{{count, number}} casa non ha ancora un voto.',
  unscored_many: '{{count, number}} case non hanno ancora un voto.',
  unscored_other: '{{count, number}} case non hanno ancora un voto.',
  shown: 'Sono mostrate le migliori {{count, number}}.',
  close: 'Chiudi',
} satisfies Words<typeof en>;
