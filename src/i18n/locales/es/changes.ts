import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Desde tu última consulta',
  here: 'Cambios en esta vivienda',
  markSeen: 'Marcar todo como visto',
  lead_one: 'Desde {{when}}: {{count, number}} cambio',
  lead_many: 'Desde {{when}}: {{count, number}} cambios',
  lead_other: 'Desde {{when}}: {{count, number}} cambios',
  none: 'Sin cambios desde {{when}}',
  moment: {
    today: {
      at: 'hoy, {{time}}',
      morning: 'esta mañana',
      afternoon: 'esta tarde',
    },
    yesterday: {
      morning: 'ayer por la mañana',
      afternoon: 'ayer por la tarde',
      evening: 'anoche',
    },
    weekday: 'el {{weekday}}',
    date: 'el {{date}}',
  },
  noneHint: 'Aquí aparecerán las viviendas nuevas, los cambios de precio y los mensajes de tu agente.',
  shared: 'Compartida contigo',
  lowered: 'Bajó de precio',
  raised: 'Subió de precio',
  status: 'Cambio de estado',
  from: 'de',
  to: 'a',
  replies_one: '{{count, number}} mensaje nuevo',
  replies_many: '{{count, number}} mensajes nuevos',
  replies_other: '{{count, number}} mensajes nuevos',
  all: 'Mostrar los {{amount}}',
  fewer: 'Mostrar menos',
  more_one: 'Y {{count, number}} más',
  more_many: 'Y {{count, number}} más',
  more_other: 'Y {{count, number}} más',
} satisfies Words<typeof en>;
