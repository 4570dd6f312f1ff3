import type { Words } from '../../words.ts';
import type en from '../en/files.ts';

export default {
  csv: 'Descargar CSV',
  title: 'Tus datos',
  text: 'Llévate tus puntuaciones, notas y preguntas: las viviendas que te gustan en una hoja de cálculo, o todo en un archivo.',
  all: 'Descargar todo (JSON)',
  shortlist_one: 'Descargar {{count, number}} vivienda que te gusta (CSV)',
  shortlist_many: 'Descargar {{count, number}} viviendas que te gustan (CSV)',
  shortlist_other: 'Descargar {{count, number}} viviendas que te gustan (CSV)',
  saved_one: '{{count, number}} vivienda guardada en {{file}}.',
  saved_many: '{{count, number}} viviendas guardadas en {{file}}.',
  saved_other: '{{count, number}} viviendas guardadas en {{file}}.',
  savedAll: 'Todo guardado en {{file}}.',
} satisfies Words<typeof en>;
