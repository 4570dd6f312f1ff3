import type { Words } from '../../../words.ts';
import type en from '../../en/screens/palette.ts';

export default {
  groups: {
    recent: 'Viviendas recientes',
    homes: 'Viviendas',
    screens: 'Pantallas',
    appearance: 'Apariencia',
    languages: 'Idioma',
  },
  screens: {
    archived: 'Viviendas archivadas',
    editProfile: 'Editar perfil',
  },
  also: {
    compare: 'comparación, comparativa, lado a lado, compartir',
    print: 'papel, pdf, impresión',
    keys: 'teclas, ayuda',
    profile: 'presupuesto, ingresos, preferencias',
    comments: 'mensaje, chat, conversación, respuesta',
    ranking: 'puntuación, pesos, mejores, ranking',
    liked: 'favoritas, preferidas, me gusta',
    files: 'csv, exportar, copia de seguridad, hoja de cálculo',
    logout: 'salir, desconectarse',
  },
  keys: 'Atajos de teclado',
  theme: 'Tema: {{name}}',
  navStyle: 'Estilo de navegación: {{name}}',
  layout: 'Diseño: {{name}}',
  searchList: 'Buscar «{{query}}» en la lista de viviendas',
  none: 'No hay resultados para «{{query}}»',
  move: 'Moverse',
  open: 'Abrir',
  found_one: '{{count, number}} resultado',
  found_many: '{{count, number}} resultados',
  found_other: '{{count, number}} resultados',
} satisfies Words<typeof en>;
