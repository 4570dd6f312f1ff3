import type { Words } from '../../words.ts';
import type en from '../en/shell.ts';

export default {
  skip: 'Aller au contenu',
  sidebar: 'Barre latérale',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  foldMenu: 'Réduire le menu',
  unfoldMenu: 'Développer le menu',
  unreadReplies_one: '{{count, number}} message non lu',
  unreadReplies_many: '{{count, number}} messages non lus',
  unreadReplies_other: '{{count, number}} messages non lus',
  allSaved: 'Tout est enregistré',
  onlyInTab: 'Pas encore enregistré. Gardez cet onglet ouvert.',
  notDeleted: 'Non supprimé : {{homes}}. {{reason}}',
  notSent: 'Message non envoyé : {{homes}}. {{reason}}',
  show: 'Voir',
  notSavedYet: 'Pas encore enregistré : {{homes}}. Conservé sur cet appareil.',
  notSavedYetInTab: 'Pas encore enregistré : {{homes}}. Gardez cet onglet ouvert.',
  keptHere_one: '{{count, number}} modification conservée sur cet appareil',
  keptHere_many: '{{count, number}} modifications conservées sur cet appareil',
  keptHere_other: '{{count, number}} modifications conservées sur cet appareil',
  offline:
    'Vous êtes hors ligne. Vos choix, notes et messages sont conservés sur cet appareil jusqu’au retour de la connexion.',
  offlineOverHttp:
    'Vous êtes hors ligne. Vos choix, notes et messages sont conservés sur cet appareil. Gardez cette page ouverte : son adresse n’est pas sécurisée (http), elle ne pourra pas se rouvrir avant le retour de la connexion.',
  offlineInTab:
    'Vous êtes hors ligne. Vos choix, notes et messages ne sont que dans cet onglet : gardez-le ouvert jusqu’au retour de la connexion.',
  noProfile:
    'Votre profil n’a pas pu être chargé. La compatibilité, les coûts et le classement n’en tiennent pas compte.',
  keptAnswers: {
    offline: 'Vous êtes hors ligne. Vos biens sont affichés tels qu’ils étaient le {{time}}.',
    unreached: 'Le serveur est injoignable. Vos biens sont affichés tels qu’ils étaient le {{time}}.',
  },
  search: 'Rechercher un bien, un écran, un réglage',
  appearance: 'Apparence',
  logout: 'Déconnexion',
  account: {
    myAccount: 'Mon compte',
    connections: 'Mon agent',
  },
  announcement: {
    label: 'Annonce',
    text: 'Une nouvelle version sortira le 25 décembre. À suivre.',
    dismiss: 'Fermer l’annonce',
  },
  notifications: {
    title: 'Notifications',
    new_one: 'Notifications, {{count, number}} nouvelle',
    new_many: 'Notifications, {{count, number}} nouvelles',
    new_other: 'Notifications, {{count, number}} nouvelles',
    none: 'Rien n’a changé depuis votre dernier passage.',
    price: 'Prix modifié :',
    status: 'Changement de statut :',
  },
  messages: {
    title: 'Messages',
    new_one: 'Messages, {{count, number}} non lu',
    new_many: 'Messages, {{count, number}} non lus',
    new_other: 'Messages, {{count, number}} non lus',
    unread_one: '{{count, number}} nouveau',
    unread_many: '{{count, number}} nouveaux',
    unread_other: '{{count, number}} nouveaux',
    none: 'Personne ne vous a encore écrit.',
    all: 'Toutes les conversations',
  },
  leaving: {
    saving: 'Enregistrement de vos modifications',
    savingText: 'La déconnexion se fera dès qu’elles auront été envoyées.',
    title: 'Tout n’a pas été envoyé',
    text: 'Un élément que vous avez écrit ou modifié n’est pas encore arrivé au serveur. Si vous vous déconnectez, il sera effacé de cet appareil.',
    stay: 'Garder la session ouverte',
    leave: 'Se déconnecter quand même',
  },
} satisfies Words<typeof en>;
