import type { Words } from '../../../words.ts';
import type en from '../../en/screens/palette.ts';

export default {
  groups: {
    recent: 'Biens récents',
    homes: 'Biens',
    screens: 'Écrans',
    appearance: 'Apparence',
    languages: 'Langue',
  },
  screens: {
    archived: 'Biens archivés',
    editProfile: 'Modifier le profil',
  },
  also: {
    compare: 'comparaison, comparatif, côte à côte, partager, partage',
    print: 'papier, pdf, impression',
    keys: 'touches, aide',
    profile: 'budget, revenus, préférences',
    comments: 'message, chat, conversation, discussion, réponse',
    ranking: 'note, score, poids, meilleurs',
    liked: 'favoris, sélection, aimés, coups de cœur',
    files: 'csv, exporter, sauvegarde, tableur',
    logout: 'se déconnecter, quitter, sortir',
  },
  keys: 'Raccourcis clavier',
  theme: 'Thème : {{name}}',
  navStyle: 'Style de navigation : {{name}}',
  layout: 'Mise en page : {{name}}',
  searchList: 'Rechercher « {{query}} » dans la liste des biens',
  none: 'Aucun résultat pour « {{query}} »',
  move: 'Parcourir',
  open: 'Ouvrir',
  found_one: '{{count, number}} résultat',
  found_many: '{{count, number}} résultats',
  found_other: '{{count, number}} résultats',
} satisfies Words<typeof en>;
