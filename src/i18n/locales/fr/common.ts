import type { Words } from '../../words.ts';
import type en from '../en/common.ts';

export default {
  product: 'Portail des acheteurs',
  actions: {
    tryAgain: 'Réessayer',
    undo: 'Annuler l’action',
    close: 'Fermer',
    showCharacters: 'Afficher les caractères',
    goHome: 'Aller à l’accueil',
    back: 'Retour',
  },
  failure: {
    refused: 'Le serveur n’a pas accepté cette action.',
    notSaved: 'Non enregistré : {{homes}}. {{reason}}',
    homeGone: 'Une modification n’a pas pu être enregistrée : le bien n’est plus dans votre liste.',
    homeGoneText: 'Non enregistré, car le bien n’est plus dans votre liste : « {{text}} »',
    session: 'Votre session a expiré. Veuillez vous reconnecter.',
    busy: 'Le serveur est très sollicité. Veuillez réessayer dans un instant.',
    unreadable: 'La réponse du serveur n’a pas pu être lue. Veuillez réessayer dans un instant.',
    timeout: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
    network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    unexpected: 'Une erreur s’est produite. Veuillez réessayer.',
    canceled: 'Votre demande a été annulée.',
  },
  notAvailable: 'N/D',
  labeled: '{{label}} : {{value}}',
  justNow: 'à l’instant',
  dayAndTime: '{{day}}, {{time}}',
  noData: 'Aucune donnée',
  loading: 'Chargement…',
  language: 'Langue',
  languageNotKept:
    'La langue n’a pas pu être enregistrée sur cet appareil. Elle reste active jusqu’au rechargement de la page.',
  account: 'Compte',
  loadsSlowly: 'Le chargement prend plus de temps que d’habitude.',
  loadFailed: 'Le chargement a échoué',
  cardFailed: 'Cette partie n’a pas pu s’afficher',
  notFound: {
    title: '404',
    text: 'Une erreur s’est produite. Page introuvable.',
  },
  serverError: {
    title: '500',
    text: 'Désolé, le serveur rencontre un problème',
  },
  skipped_one: '{{count, number}} bien n’a pas pu être chargé et n’est pas affiché.',
  skipped_many: '{{count, number}} biens n’ont pas pu être chargés et ne sont pas affichés.',
  skipped_other: '{{count, number}} biens n’ont pas pu être chargés et ne sont pas affichés.',
} satisfies Words<typeof en>;
