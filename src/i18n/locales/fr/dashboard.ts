import type { Words } from '../../words.ts';
import type en from '../en/dashboard.ts';

export default {
  title: 'Tableau de bord',
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bonjour, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  hello: { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir' },
  compare: 'Comparer les biens',
  properties: {
    title: 'Biens',
    viewAll: 'Tout voir',
    shared_one: '<b>{{count, number}}</b> bien partagé avec vous',
    shared_many: '<b>{{count, number}}</b> biens partagés avec vous',
    shared_other: '<b>{{count, number}}</b> biens partagés avec vous',
    liked: 'J’aime : {{amount}}',
    undecided: 'À décider : {{amount}}',
    disliked: 'Je n’aime pas : {{amount}}',
  },
  steps: {
    title: 'Prochaines étapes',
    score_one: 'Notez {{count, number}} bien que vous aimez',
    score_many: 'Notez {{count, number}} biens que vous aimez',
    score_other: 'Notez {{count, number}} biens que vous aimez',
    scoreText: 'Commencez par {{street}}',
    tour_one: 'Relancez {{count, number}} demande de visite',
    tour_many: 'Relancez {{count, number}} demandes de visite',
    tour_other: 'Relancez {{count, number}} demandes de visite',
    tourText: 'Pas encore de réponse : {{street}}',
    profile: 'Complétez votre profil',
    profileText_one: '{{count, number}} question reste sans réponse',
    profileText_many: '{{count, number}} questions restent sans réponse',
    profileText_other: '{{count, number}} questions restent sans réponse',
  },
  recent: {
    title: 'Biens récents',
    browse: 'Tout parcourir',
    liked: 'J’aime',
    disliked: 'Je n’aime pas',
    archived: 'Archivés',
    newest: 'Les {{shown}} plus récents sur {{all}}.',
    emptyLiked: 'Les biens que vous aimez apparaissent ici. Ouvrez-en un et choisissez « J’aime ».',
    emptyDisliked: 'Les biens que vous n’aimez pas apparaissent ici, pour vous éviter de les regarder deux fois.',
    emptyArchived: 'Les biens que vous archivez apparaissent ici. Vous pouvez les restaurer à tout moment.',
  },
} satisfies Words<typeof en>;
