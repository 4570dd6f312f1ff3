import type { Words } from '../../../words.ts';
import type en from '../../en/screens/sheet.ts';

export default {
  purpose: 'Da stampare e compilare a mano. Sul telefono, valuta ogni casa con «Valuta durante la visita».',
  none: 'Nessuna casa su questo foglio',
  noneHint: 'Seleziona le case nella lista e scegli «Foglio del giorno».',
  time: 'Ora',
  earlier: 'Sposta su',
  later: 'Sposta giù',
  moved: '{{home}} è ora la visita {{place, number}} di {{of, number}}',
  removed: '{{home}}: tolta dal foglio del giorno',
  directions: 'Indicazioni',
  directionsTo: '(indicazioni, apre una nuova scheda)',
  code: 'Codice QR per le indicazioni',
  lookAt: 'Da guardare',
  score: 'Dai un voto a: {{criteria}}',
  ask: 'Da chiedere',
  lowScore: '{{criterion}}, voto {{score}}: che cosa si può fare?',
  answers: {
    again: 'Da rivedere',
    offer: 'Offerta',
    no: 'No',
  },
  visits_one: '{{count, number}} visita',
  visits_many: '{{count, number}} visite',
  visits_other: '{{count, number}} visite',
} satisfies Words<typeof en>;
