import type { Words } from '../../../words.ts';
import type en from '../../en/screens/keys.ts';

export default {
  everywhere: {
    title: 'Partout',
    close: 'Fermer une fenêtre ou un menu',
  },
  list: {
    move: 'Bien précédent ou suivant',
    page: 'Dix biens plus haut ou plus bas',
    ends: 'Premier ou dernier bien',
    open: 'Ouvrir le bien',
    select: 'Sélectionner le bien',
    range: 'Sélectionner tous les biens jusqu’ici',
    delete: 'Supprimer le bien',
    sort: 'Trier selon une colonne de plus',
    column: 'Déplacer la colonne',
  },
  scores: {
    title: 'Notes',
    set: 'Donner la note',
    take: 'Donner la note sélectionnée, ou 10 s’il n’y en a pas',
    none: 'Retirer la note',
    along: 'Parcourir l’échelle',
    next: 'Critère précédent ou suivant',
  },
  messages: {
    send: 'Envoyer le message',
    line: 'Aller à la ligne',
    times: 'Message précédent ou suivant',
  },
  names: {
    shift: 'Maj',
    enter: 'Entrée',
    escape: 'Échap',
    space: 'Espace',
    delete: 'Suppr',
    pageUp: 'Pg préc',
    pageDown: 'Pg suiv',
    home: 'Début',
    end: 'Fin',
  },
} satisfies Words<typeof en>;
