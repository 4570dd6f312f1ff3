import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'Tu agente',
  awaited: 'Registro pendiente',
  add: 'Agregar a tu agente',
  addHint: 'Indica el correo electrónico de tu agente para vincularlo a tu cuenta.',
  notYet: '{{email}} todavía no se ha registrado.',
  edit: 'Cambiar de agente',
  wrote: 'Escribió {{when}}',
  turns_one: 'Esperas {{count, number}} respuesta',
  turns_many: 'Esperas {{count, number}} respuestas',
  turns_other: 'Esperas {{count, number}} respuestas',
  message: 'Escribir a {{name}}',
  messageAgent: 'Escribir a tu agente',
  call: 'Llamar a tu agente',
  mail: 'Enviar un correo a tu agente',
  email: 'Correo electrónico',
  phone: 'Teléfono',
} satisfies Words<typeof en>;
