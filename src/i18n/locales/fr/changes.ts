import type { Words } from '../../words.ts';
import type en from '../en/changes.ts';

export default {
  title: 'Depuis votre dernier passage',
  here: 'Ce qui a changé ici',
  markSeen: 'Tout marquer comme vu',
  lead_one: '{{count, number}} changement depuis {{when}}.',
  lead_many: '{{count, number}} changements depuis {{when}}.',
  lead_other: '{{count, number}} changements depuis {{when}}.',
  none: 'Rien n’a changé depuis {{when}}.',
  moment: {
    today: {
      at: '{{time}}',
      morning: 'ce matin',
      afternoon: 'cet après-midi',
    },
    yesterday: {
      morning: 'hier matin',
      afternoon: 'hier après-midi',
      evening: 'hier soir',
    },
    weekday: '{{weekday}}',
    date: 'le {{date}}',
  },
  noneHint: 'Les nouveaux biens, les changements de prix et les messages de votre agent apparaîtront ici.',
  shared: 'Partagé avec vous',
  lowered: 'Prix en baisse',
  raised: 'Prix en hausse',
  status: 'Changement de statut',
  from: 'de',
  to: 'à',
  replies_one: '{{count, number}} nouveau message',
  replies_many: '{{count, number}} nouveaux messages',
  replies_other: '{{count, number}} nouveaux messages',
  all: 'Tout afficher ({{amount}})',
  fewer: 'Afficher moins',
  more_one: 'Et {{count, number}} autre',
  more_many: 'Et {{count, number}} autres',
  more_other: 'Et {{count, number}} autres',
} satisfies Words<typeof en>;
