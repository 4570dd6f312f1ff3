import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'Descargar CSV',
  title: 'Tus datos',
  text: 'Llévate tus puntuaciones, notas y preguntas: tus viviendas en una hoja de cálculo, o todo en un archivo.',
  all: 'Descargar todo (JSON)',
  homes_one: 'Descargar {{count, number}} vivienda (CSV)',
  homes_many: 'Descargar {{count, number}} viviendas (CSV)',
  homes_other: 'Descargar {{count, number}} viviendas (CSV)',
  saved_one: '{{count, number}} vivienda guardada en {{file}}.',
  saved_many: '{{count, number}} viviendas guardadas en {{file}}.',
  saved_other: '{{count, number}} viviendas guardadas en {{file}}.',
  savedAll: 'Todo guardado en {{file}}.',
  columns: {
    score: 'Puntuación: {{criterion}}',
    comments: 'Notas',
    insurance: 'Seguro de vivienda',
    mortgageInsurance: 'Seguro hipotecario',
    link: 'Anuncio',
  },
} satisfies Words<typeof en>;
