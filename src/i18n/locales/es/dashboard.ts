import type { Words } from '../../words.ts';
import type en from '../en/dashboard.ts';

export default {
  title: 'Panel',
  greeting: {
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  hello: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
  compare: 'Comparar viviendas',
  properties: {
    title: 'Propiedades',
    viewAll: 'Ver todas',
    shared_one: '<b>{{count, number}}</b> vivienda compartida contigo',
    shared_many: '<b>{{count, number}}</b> viviendas compartidas contigo',
    shared_other: '<b>{{count, number}}</b> viviendas compartidas contigo',
    liked: 'Me gustan: {{amount}}',
    undecided: 'Por decidir: {{amount}}',
    disliked: 'No me gustan: {{amount}}',
  },
  steps: {
    title: 'Próximos pasos',
    score_one: 'Puntúa {{count, number}} vivienda que te gusta',
    score_many: 'Puntúa {{count, number}} viviendas que te gustan',
    score_other: 'Puntúa {{count, number}} viviendas que te gustan',
    scoreText: 'Empieza por {{street}}',
    tour_one: 'Haz seguimiento a {{count, number}} solicitud de visita',
    tour_many: 'Haz seguimiento a {{count, number}} solicitudes de visita',
    tour_other: 'Haz seguimiento a {{count, number}} solicitudes de visita',
    tourText: 'Todavía sin respuesta: {{street}}',
    profile: 'Completa tu perfil',
    profileText_one: 'Queda {{count, number}} pregunta por responder',
    profileText_many: 'Quedan {{count, number}} preguntas por responder',
    profileText_other: 'Quedan {{count, number}} preguntas por responder',
  },
  recent: {
    title: 'Viviendas recientes',
    browse: 'Ver todas',
    liked: 'Me gustan',
    disliked: 'No me gustan',
    archived: 'Archivadas',
    newest: 'Las {{shown}} más recientes de {{all}}.',
    emptyLiked: 'Aquí aparecen las viviendas que te gustan. Abre una y elige «Me gusta».',
    emptyDisliked: 'Aquí aparecen las viviendas que no te gustan, para que no tengas que mirarlas dos veces.',
    emptyArchived: 'Aquí aparecen las viviendas que archivas. Puedes restaurarlas cuando quieras.',
  },
} satisfies Words<typeof en>;
