import type { Words } from '../../../words.ts';
import type en from '../../en/screens/filters.ts';

export default {
  atLeast: '{{score}} o più',
  min: 'Prezzo minimo ($)',
  max: 'Prezzo massimo ($)',
  reversed: 'È inferiore al minimo',
  unreadable: 'Inserisci un valore valido',
  any: 'Qualsiasi',
  budgetHint: 'Fino a {{amount}}, dal tuo profilo',
  histogram: 'Case per prezzo, da {{from}} a {{to}}',
  sqft: 'Superficie minima (ft²)',
  cost: 'Costo mensile massimo ($)',
  orMore: '{{least, number}} o più',
  show_one: 'Mostra {{count, number}} casa',
  show_many: 'Mostra {{count, number}} case',
  show_other: 'Mostra {{count, number}} case',
} satisfies Words<typeof en>;
