import type { Words } from '../../words.ts';
import type en from '../en/ranking.ts';

export default {
  title: 'Mon classement',
  open: 'Mon classement',
  change: 'Modifier les poids',
  lead: 'Indiquez l’importance de chaque critère ; vos biens sont classés en conséquence.',
  weights: 'Poids',
  weight: 'Poids de {{criterion}}',
  levels: { l0: 'ne compte pas', l1: 'très peu', l2: 'un peu', l3: 'moyen', l4: 'beaucoup', l5: 'le plus' },
  preset: 'D’après ce que votre profil juge important.',
  reset: 'Revenir aux valeurs initiales',
  places: 'Rangs',
  tied: 'ex æquo',
  because: 'Points forts : {{criteria}}',
  despite: 'Points faibles : {{criteria}}',
  range: 'Pourrait aller de {{low}} à {{high}}',
  early: 'Pas encore assez de notes',
  earlyHint: 'Un bien obtient un rang dès que la moitié des critères qui comptent sont notés.',
  none: 'Notez un bien et son rang apparaîtra ici.',
  unscored_one: '{{count}} bien n’est pas encore noté.',
  unscored_many: '{{count}} biens ne sont pas encore notés.',
  unscored_other: '{{count}} biens ne sont pas encore notés.',
  shown: 'Les {{count}} meilleurs sont affichés.',
  close: 'Fermer',
} satisfies Words<typeof en>;
