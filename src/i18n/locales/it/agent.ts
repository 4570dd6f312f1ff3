import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'Il tuo agente',
  awaited: 'In attesa di registrazione',
  add: 'Aggiungi il tuo agente',
  addHint: 'Indica l’indirizzo e-mail del tuo agente per collegarlo al tuo account.',
  notYet: '{{email}} non ha ancora un account.',
  edit: 'Cambia agente',
  wrote: 'Ha scritto {{when}}',
  turns_one: 'Aspetti {{count, number}} risposta',
  turns_many: 'Aspetti {{count, number}} risposte',
  turns_other: 'Aspetti {{count, number}} risposte',
  message: 'Scrivi a {{name}}',
  messageAgent: 'Scrivi all’agente',
  call: 'Chiama l’agente',
  mail: 'Invia un’e-mail all’agente',
  email: 'Indirizzo e-mail',
  phone: 'Telefono',
} satisfies Words<typeof en>;
