import type { Words } from '../../words.ts';
import type english from '../en/sharing.ts';

export default {
  lead: 'Crée un lien vers une page en lecture seule. Il ne faut aucun compte pour l’ouvrir.',
  contents: 'Ce que contient le lien',
  facts: 'Caractéristiques et prix',
  factsHint: 'Adresse, prix, chambres, statut et photo',
  parts: {
    scores: 'Mes notes et mon rang',
    cost: 'Coût mensuel',
    notes: 'Mes remarques',
    questions: 'Questions en suspens',
  },
  hints: {
    scores: 'Toutes les notes, et le poids de chacune',
    cost: 'Avec vos hypothèses sur le prêt et l’assurance',
    notes: 'Ce que vous avez écrit sur chaque bien, mot pour mot',
    questions: 'Les informations manquantes, et vos notes basses si vous les partagez',
  },
  never: 'Jamais dans un lien : vos autres biens, vos messages, votre profil, votre e-mail et votre téléphone.',
  words: 'Votre message (facultatif)',
  warning:
    'Un lien ne peut pas être repris. Toute personne qui l’a peut lire ce que vous avez choisi, dans son état d’aujourd’hui.',
  send: 'Envoyer',
  copied: 'Lien copié',
  preview: 'Aperçu',
  code: 'Code QR du lien',
  scan: 'À scanner avec un autre téléphone',
  codeTooLong: 'C’est trop pour un code QR. Copiez le lien ou retirez quelque chose.',
  tooLong: 'C’est trop pour un seul lien. Retirez vos remarques ou partagez moins de biens.',
  address: 'Copier l’adresse de cette page',
  addressHint: 'Pour vous, sur un autre appareil : elle s’ouvre après connexion.',
  fault: {
    damaged: 'Ce lien est incomplet',
    newer: 'Ce lien demande une version plus récente',
  },
  faultText: {
    damaged: 'Une partie manque ou a été modifiée en chemin. Demandez à nouveau le lien.',
    newer: 'Rechargez cette page. Si cela ne suffit pas, redemandez le lien plus tard.',
  },
  page: {
    title_one: 'Un bien à regarder',
    title_many: '{{count, number}} biens à départager',
    title_other: '{{count, number}} biens à départager',
    by: '{{name}} a partagé ceci avec vous',
    byNobody: 'Partagé avec vous',
    made: 'Créé le {{date}} ; le contenu reste celui de ce moment.',
    readOnly: 'Lecture seule',
    rows: 'Côte à côte',
    rowsOfOne: 'En détail',
    score: 'Note moyenne',
    place: '{{place}} (sur {{of}})',
    weight: 'Poids : {{level}}',
    alike: 'Toutes comptent autant',
    assumes: 'Hypothèses du coût mensuel',
    foot: 'Tout ce qui est sur cette page était dans le lien. Rien n’a été envoyé à un serveur, et les photos viennent des annonces. Toute personne qui a le lien peut le lire.',
  },
} satisfies Words<typeof english>;
