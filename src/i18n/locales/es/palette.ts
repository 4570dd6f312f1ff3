import type { Words } from '../../words.ts';
import type en from '../en/palette.ts';

export default {
  title: 'Buscar viviendas, pantallas, ajustes',
  placeholder: 'Vivienda, pantalla, tema',
  groups: {
    recent: 'Viviendas recientes',
    homes: 'Viviendas',
    screens: 'Pantallas',
    appearance: 'Apariencia',
    languages: 'Idioma',
  },
  screens: {
    ranking: 'Mi clasificación',
    archived: 'Viviendas archivadas',
    editProfile: 'Editar perfil',
    settings: 'Ajustes',
  },
  theme: 'Tema: {{name}}',
  navStyle: 'Estilo de navegación: {{name}}',
  layout: 'Diseño: {{name}}',
  none: 'No hay resultados para «{{query}}»',
  found_one: '{{count, number}} resultado',
  found_many: '{{count, number}} resultados',
  found_other: '{{count, number}} resultados',
} satisfies Words<typeof en>;
