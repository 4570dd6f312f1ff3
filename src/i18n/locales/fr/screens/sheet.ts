import type { Words } from '../../../words.ts';
import type en from '../../en/screens/sheet.ts';

export default {
  purpose: 'À imprimer et à remplir à la main. Sur votre téléphone, notez chaque bien avec « Noter sur place ».',
  none: 'Aucun bien sur cette feuille',
  noneHint: 'Sélectionnez des biens dans la liste et choisissez « Feuille du jour ».',
  time: 'Heure',
  earlier: 'Monter',
  later: 'Descendre',
  moved: '{{home}} est maintenant la visite {{place, number}} sur {{of, number}}',
  removed: '{{home}} : retiré de la feuille du jour',
  directions: 'Itinéraire',
  directionsTo: '(itinéraire, nouvel onglet)',
  code: 'Code QR de l’itinéraire',
  lookAt: 'À regarder',
  score: 'À évaluer : {{criteria}}',
  ask: 'À demander',
  lowScore: '{{criterion}}, note de {{score}} : que peut-on faire ?',
  answers: {
    again: 'À revoir',
    offer: 'Offre',
    no: 'Non',
  },
  visits_one: '{{count, number}} visite',
  visits_many: '{{count, number}} visites',
  visits_other: '{{count, number}} visites',
} satisfies Words<typeof en>;
