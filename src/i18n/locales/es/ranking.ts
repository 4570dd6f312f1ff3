import type { Words } from '../../words.ts';
import type en from '../en/ranking.ts';

export default {
  title: 'Mi clasificación',
  open: 'Mi clasificación',
  change: 'Cambiar pesos',
  lead: 'Elige cuánto cuenta cada criterio. Tus viviendas se ordenan según eso.',
  weights: 'Pesos',
  weight: 'Peso de {{criterion}}',
  levels: { l0: 'no cuenta', l1: 'muy poco', l2: 'un poco', l3: 'algo', l4: 'mucho', l5: 'lo máximo' },
  preset: 'Según lo que más importa en tu perfil.',
  reset: 'Restablecer',
  places: 'Clasificación',
  tied: 'empate',
  because: 'Destaca por: {{criteria}}.',
  despite: 'Queda atrás por: {{criteria}}.',
  mixed: 'Destaca por: {{because}}. Queda atrás por: {{despite}}.',
  range: '{{scored}} de {{of}} puntuados. Podría quedar entre {{low}} y {{high}}.',
  early: 'Aún con pocas puntuaciones',
  earlyHint: 'Una vivienda obtiene puesto cuando está puntuada la mitad de los criterios que cuentan.',
  none: 'Puntúa una vivienda para ver aquí su puesto.',
  unscored_one: '{{count, number}} vivienda aún no tiene puntuación.',
  unscored_many: '{{count, number}} viviendas aún no tienen puntuación.',
  unscored_other: '{{count, number}} viviendas aún no tienen puntuación.',
  shown: 'Se muestran las {{count, number}} mejores.',
  close: 'Cerrar',
} satisfies Words<typeof en>;
