import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Dal tuo ultimo accesso',
  here: 'Cambiamenti qui',
  markSeen: 'Segna come visto',
  lead_one: '{{count, number}} novità. Ultimo accesso: {{time}}.',
  lead_many: '{{count, number}} novità. Ultimo accesso: {{time}}.',
  lead_other: '{{count, number}} novità. Ultimo accesso: {{time}}.',
  none: 'Nessuna novità. Ultimo accesso: {{time}}.',
  noneHint: 'Qui troverai le nuove case, i prezzi cambiati e le risposte del tuo agente.',
  shared: 'Condivisa con te',
  lowered: 'Prezzo ribassato',
  raised: 'Prezzo aumentato',
  status: 'Stato cambiato',
  from: 'da',
  to: 'a',
  agent: 'Il tuo agente',
  speaker: '{{name}}:',
  replies_one: 'Nuova risposta',
  replies_many: '{{count, number}} nuove risposte',
  replies_other: '{{count, number}} nuove risposte',
  all: 'Mostra tutte ({{amount}})',
  fewer: 'Mostra meno',
  more_one: 'E {{count, number}} altra.',
  more_many: 'E altre {{count, number}}.',
  more_other: 'E altre {{count, number}}.',
} satisfies Words<typeof en>;
