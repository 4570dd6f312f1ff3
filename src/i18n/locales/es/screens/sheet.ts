import type { Words } from '../../../words.ts';
import type en from '../../en/screens/sheet.ts';

export default {
  purpose: 'Para imprimir y llenar a mano. En el teléfono, puntúa cada vivienda con «Puntuar en la visita».',
  none: 'No hay viviendas en esta hoja',
  noneHint: 'Selecciona viviendas en la lista y elige «Hoja del día».',
  time: 'Hora',
  earlier: 'Subir',
  later: 'Bajar',
  moved: '{{home}} es ahora la visita {{place, number}} de {{of, number}}',
  removed: '{{home}}: quitada de la hoja del día',
  directions: 'Cómo llegar',
  directionsTo: '(cómo llegar, abre otra pestaña)',
  code: 'Código QR para llegar',
  lookAt: 'Mirar',
  score: 'Puntuar: {{criteria}}',
  ask: 'Preguntar',
  lowScore: '{{criterion}}, con {{score}}: ¿qué se puede hacer?',
  answers: {
    again: 'Volver a ver',
    offer: 'Oferta',
    no: 'No',
  },
  visits_one: '{{count, number}} visita',
  visits_many: '{{count, number}} visitas',
  visits_other: '{{count, number}} visitas',
} satisfies Words<typeof en>;
