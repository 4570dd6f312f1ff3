import type { Words } from '../../../words.ts';
import type en from '../../en/screens/filters.ts';

export default {
  atLeast: '{{score}} o más',
  min: 'Precio mínimo ($)',
  max: 'Precio máximo ($)',
  reversed: 'Es menos que el mínimo',
  unreadable: 'Ingresa un valor válido',
  any: 'Cualquiera',
  budgetHint: 'Hasta {{amount}}, según tu perfil',
  histogram: 'Viviendas por precio, de {{from}} a {{to}}',
  sqft: 'Superficie mínima (pies²)',
  cost: 'Costo mensual máximo ($)',
  orMore: '{{least, number}} o más',
  show_one: 'Mostrar {{count, number}} vivienda',
  show_many: 'Mostrar {{count, number}} viviendas',
  show_other: 'Mostrar {{count, number}} viviendas',
} satisfies Words<typeof en>;
