import type { Words } from '../../../words.ts';
import type en from '../../en/screens/keys.ts';

export default {
  everywhere: {
    title: 'En todas partes',
    close: 'Cerrar una ventana o un menú',
  },
  list: {
    move: 'Vivienda anterior o siguiente',
    page: 'Diez viviendas hacia arriba o abajo',
    ends: 'Primera o última vivienda',
    open: 'Abrir la vivienda',
    select: 'Seleccionar la vivienda',
    range: 'Seleccionar todas hasta aquí',
    delete: 'Eliminar la vivienda',
    sort: 'Ordenar por una columna más',
    column: 'Mover la columna',
  },
  scores: {
    title: 'Puntuaciones',
    set: 'Poner la puntuación',
    take: 'Poner la puntuación marcada, o 10 si no hay ninguna',
    none: 'Quitar la puntuación',
    along: 'Moverse por la escala',
    next: 'Criterio anterior o siguiente',
  },
  messages: {
    send: 'Enviar el mensaje',
    line: 'Empezar otra línea',
    times: 'Mensaje anterior o posterior',
  },
  names: {
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Espacio',
    delete: 'Supr',
    pageUp: 'Re Pág',
    pageDown: 'Av Pág',
    home: 'Inicio',
    end: 'Fin',
  },
} satisfies Words<typeof en>;
