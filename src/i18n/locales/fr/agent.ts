import type { Words } from '../../words.ts';
import type en from '../en/agent.ts';

export default {
  title: 'Votre agent',
  awaited: 'Inscription en attente',
  add: 'Ajouter votre agent',
  addHint: 'Saisissez l’adresse e-mail de votre agent pour le lier à votre compte.',
  notYet: '{{email}} n’a pas encore de compte.',
  edit: 'Changer d’agent',
  wrote: 'A écrit {{when}}',
  turns_one: 'Vous attendez {{count, number}} réponse',
  turns_many: 'Vous attendez {{count, number}} réponses',
  turns_other: 'Vous attendez {{count, number}} réponses',
  message: 'Écrire à {{name}}',
  messageAgent: 'Écrire à votre agent',
  call: 'Appeler votre agent',
  mail: 'Envoyer un e-mail à votre agent',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
} satisfies Words<typeof en>;
