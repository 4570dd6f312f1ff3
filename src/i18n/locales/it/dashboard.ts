import type { Words } from '../../words.ts';
import type en from '../en/dashboard.ts';

export default {
  title: 'Bacheca',
  greeting: {
    morning: 'Buongiorno, {{name}}',
    afternoon: 'Buon pomeriggio, {{name}}',
    evening: 'Buonasera, {{name}}',
  },
  hello: { morning: 'Buongiorno', afternoon: 'Buon pomeriggio', evening: 'Buonasera' },
  compare: 'Confronta case',
  properties: {
    title: 'Case',
    viewAll: 'Vedi tutte',
    shared_one: '<b>{{count, number}}</b> casa condivisa con te',
    shared_many: '<b>{{count, number}}</b> case condivise con te',
    shared_other: '<b>{{count, number}}</b> case condivise con te',
    liked: 'Mi piacciono: {{amount}}',
    undecided: 'Da decidere: {{amount}}',
    disliked: 'Non mi piacciono: {{amount}}',
  },
  steps: {
    title: 'Prossimi passi',
    score_one: 'Valuta {{count, number}} casa che ti piace',
    score_many: 'Valuta {{count, number}} case che ti piacciono',
    score_other: 'Valuta {{count, number}} case che ti piacciono',
    scoreText: 'Comincia da {{street}}',
    tour_one: 'Sollecita {{count, number}} richiesta di visita',
    tour_many: 'Sollecita {{count, number}} richieste di visita',
    tour_other: 'Sollecita {{count, number}} richieste di visita',
    tourText: 'Ancora nessuna risposta: {{street}}',
    profile: 'Completa il tuo profilo',
    profileText_one: 'Resta {{count, number}} domanda senza risposta',
    profileText_many: 'Restano {{count, number}} domande senza risposta',
    profileText_other: 'Restano {{count, number}} domande senza risposta',
  },
  recent: {
    title: 'Case recenti',
    browse: 'Sfoglia tutte',
    liked: 'Mi piacciono',
    disliked: 'Non mi piacciono',
    archived: 'Archiviate',
    newest: 'Le {{shown}} più recenti di {{all}}.',
    emptyLiked: 'Qui compaiono le case che ti piacciono. Aprine una e scegli «Mi piace».',
    emptyDisliked: 'Qui compaiono le case che non ti piacciono, così non dovrai guardarle due volte.',
    emptyArchived: 'Qui compaiono le case che archivi. Puoi ripristinarle in qualsiasi momento.',
  },
} satisfies Words<typeof en>;
