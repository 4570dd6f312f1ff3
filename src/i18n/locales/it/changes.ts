import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Dall’ultima visita',
  here: 'Cambiamenti qui',
  markSeen: 'Segna tutto come visto',
  lead_one: '{{count}} novità dal {{when}}.',
  lead_many: '{{count}} novità dal {{when}}.',
  lead_other: '{{count}} novità dal {{when}}.',
  none: 'Nessuna novità dal {{when}}.',
  noneHint: 'Qui troverai le nuove case, i prezzi cambiati e le risposte del tuo agente.',
  shared: 'Condivisa con te',
  lowered: 'Prezzo ribassato',
  raised: 'Prezzo aumentato',
  status: 'Stato cambiato',
  from: 'da',
  to: 'a',
  agent: 'Il tuo agente',
  said: '{{name}}: «{{text}}»',
  replies_one: 'Nuova risposta',
  replies_many: '{{count}} nuove risposte',
  replies_other: '{{count}} nuove risposte',
  all: 'Mostra tutte ({{amount}})',
  fewer: 'Mostra meno',
  more_one: 'E {{count}} altra.',
  more_many: 'E altre {{count}}.',
  more_other: 'E altre {{count}}.',
} satisfies Words<typeof en>;
