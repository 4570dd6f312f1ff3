import type { Words } from '../../words.ts';
import type en from '../en/ranking.ts';

export default {
  title: 'Mon classement',
  open: 'Mon classement',
  change: 'Modifier les poids',
  lead: 'Choisissez l’importance de chaque critère. Vos biens sont classés en conséquence.',
  weights: 'Poids',
  weight: 'Poids de {{criterion}}',
  levels: { l0: 'ne compte pas', l1: 'très peu', l2: 'un peu', l3: 'moyennement', l4: 'beaucoup', l5: 'au maximum' },
  preset: 'D’après ce qui compte le plus dans votre profil.',
  reset: 'Rétablir',
  places: 'Classement',
  tied: 'ex æquo',
  because: 'Points forts : {{criteria}}.',
  despite: 'Points faibles : {{criteria}}.',
  mixed: 'Points forts : {{because}}. Points faibles : {{despite}}.',
  range: '{{scored}} critères notés sur {{of}}. La note pourrait aller de {{low}} à {{high}}.',
  early: 'Pas encore assez de notes',
  earlyHint: 'Un bien obtient un rang dès que la moitié des critères qui comptent sont notés.',
  none: 'Notez un bien pour voir son rang ici.',
  unscored_one: '{{count, number}} bien n’est pas encore noté.',
  unscored_many: '{{count, number}} biens ne sont pas encore notés.',
  unscored_other: '{{count, number}} biens ne sont pas encore notés.',
  shown: 'Les {{count, number}} meilleurs sont affichés.',
  close: 'Fermer',
} satisfies Words<typeof en>;
