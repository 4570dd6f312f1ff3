import type { Words } from '../../../words.ts';
import type en from '../../en/screens/filters.ts';

export default {
  atLeast: '{{score}} ou plus',
  min: 'Prix minimum ($)',
  max: 'Prix maximum ($)',
  reversed: 'Ce montant est inférieur au minimum',
  unreadable: 'Veuillez saisir une valeur valide',
  any: 'Indifférent',
  budgetHint: 'Jusqu’à {{amount}}, selon votre profil',
  histogram: 'Biens par prix, de {{from}} à {{to}}',
  sqft: 'Surface minimale (pieds²)',
  cost: 'Coût mensuel maximal ($)',
  orMore: '{{least, number}} ou plus',
  show_one: 'Afficher {{count, number}} bien',
  show_many: 'Afficher {{count, number}} biens',
  show_other: 'Afficher {{count, number}} biens',
} satisfies Words<typeof en>;
