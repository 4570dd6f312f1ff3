import type { Words } from '../../../words.ts';
import type en from '../../en/screens/settings.ts';

export default {
  password: {
    title: 'Changer le mot de passe',
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    pending: 'Changement du mot de passe…',
    done: 'Votre mot de passe a été changé.',
    mayBeChanged:
      'Votre mot de passe a peut-être déjà été changé. Si l’actuel est refusé, le nouveau est déjà valable.',
  },
  agent: {
    none: 'Aucun agent n’est encore lié à votre compte. Saisissez l’e-mail de votre agent : les biens qu’il partage apparaîtront dans « Biens ».',
    awaited:
      'Nous avons l’adresse e-mail de votre agent, mais il ne s’est pas encore inscrit. Dès qu’il le fera, il sera lié à votre compte.',
    linked: 'Cet agent est lié à votre compte : il partage des biens avec vous et répond à vos messages.',
    email: 'E-mail de l’agent',
    own: 'C’est votre propre adresse e-mail. Saisissez celle de votre agent.',
    change: 'Changer d’agent',
    pending: 'Enregistrement de votre agent…',
    done: 'Votre agent a été enregistré.',
  },
  errors: {
    current: 'Saisissez votre mot de passe actuel.',
  },
} satisfies Words<typeof en>;
