import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Dal tuo ultimo controllo',
  here: 'Novità su questa casa',
  markSeen: 'Segna tutto come visto',
  lead_one: '{{count, number}} novità. Ultimo controllo: {{when}}.',
  lead_many: '{{count, number}} novità. Ultimo controllo: {{when}}.',
  lead_other: '{{count, number}} novità. Ultimo controllo: {{when}}.',
  none: 'Nessuna novità. Ultimo controllo: {{when}}.',
  moment: {
    today: {
      at: 'oggi, {{time}}',
      morning: 'questa mattina',
      afternoon: 'questo pomeriggio',
    },
    yesterday: {
      morning: 'ieri mattina',
      afternoon: 'ieri pomeriggio',
      evening: 'ieri sera',
    },
    weekday: '{{weekday}}',
    date: '{{date}}',
  },
  noneHint: 'Qui troverai le nuove case, i prezzi cambiati e i messaggi del tuo agente.',
  shared: 'Condivisa con te',
  lowered: 'Prezzo ribassato',
  raised: 'Prezzo aumentato',
  status: 'Stato cambiato',
  from: 'da',
  to: 'a',
  replies_one: '{{count, number}} nuovo messaggio',
  replies_many: '{{count, number}} nuovi messaggi',
  replies_other: '{{count, number}} nuovi messaggi',
  all: 'Mostra tutte ({{amount}})',
  fewer: 'Mostra meno',
  more_one: 'E {{count, number}} altra',
  more_many: 'E altre {{count, number}}',
  more_other: 'E altre {{count, number}}',
} satisfies Words<typeof en>;
