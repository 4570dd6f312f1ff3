import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Desde tu última visita',
  here: 'Cambios en esta vivienda',
  markSeen: 'Marcar todo como visto',
  lead_one: '{{count}} cambio desde el {{when}}.',
  lead_many: '{{count}} cambios desde el {{when}}.',
  lead_other: '{{count}} cambios desde el {{when}}.',
  none: 'Nada ha cambiado desde el {{when}}.',
  noneHint: 'Aquí aparecerán las viviendas nuevas, los cambios de precio y las respuestas de tu agente.',
  shared: 'Compartida contigo',
  lowered: 'Precio rebajado',
  raised: 'Precio subido',
  status: 'Cambio de estado',
  from: 'de',
  to: 'a',
  agent: 'Tu agente',
  said: '{{name}}: «{{text}}»',
  replies_one: 'Nueva respuesta',
  replies_many: '{{count}} respuestas nuevas',
  replies_other: '{{count}} respuestas nuevas',
  all: 'Mostrar las {{amount}}',
  fewer: 'Mostrar menos',
  more_one: 'Y {{count}} más.',
  more_many: 'Y {{count}} más.',
  more_other: 'Y {{count}} más.',
} satisfies Words<typeof en>;
