import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Desde tu último acceso',
  here: 'Cambios en esta vivienda',
  markSeen: 'Marcar como visto',
  lead_one: 'Desde el {{time}}: {{count, number}} cambio',
  lead_many: 'Desde el {{time}}: {{count, number}} cambios',
  lead_other: 'Desde el {{time}}: {{count, number}} cambios',
  none: 'Sin cambios desde el {{time}}',
  noneHint: 'Aquí aparecerán las viviendas nuevas, los cambios de precio y las respuestas de tu agente.',
  shared: 'Compartida contigo',
  lowered: 'Bajó de precio',
  raised: 'Subió de precio',
  status: 'Cambio de estado',
  from: 'de',
  to: 'a',
  agent: 'Tu agente',
  speaker: '{{name}}:',
  replies_one: 'Nueva respuesta',
  replies_many: '{{count, number}} respuestas nuevas',
  replies_other: '{{count, number}} respuestas nuevas',
  all: 'Mostrar las {{amount}}',
  fewer: 'Mostrar menos',
  more_one: 'Y {{count, number}} más.',
  more_many: 'Y {{count, number}} más.',
  more_other: 'Y {{count, number}} más.',
} satisfies Words<typeof en>;
