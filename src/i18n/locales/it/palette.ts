import type { Words } from '../../words.ts';
import type en from '../en/palette.ts';

export default {
  title: 'Cerca immobili, schermate, impostazioni',
  placeholder: 'Indirizzo, MLS, schermata, tema, lingua',
  groups: {
    homes: 'Immobili',
    screens: 'Schermate',
    appearance: 'Aspetto',
    languages: 'Lingua',
  },
  screens: {
    archived: 'Immobili archiviati',
    editProfile: 'Modifica profilo',
    settings: 'Impostazioni',
  },
  theme: 'Tema: {{name}}',
  navStyle: 'Stile di navigazione: {{name}}',
  layout: 'Disposizione: {{name}}',
  none: 'Nessun risultato per «{{query}}»',
  found_one: '{{count}} risultato',
  found_many: '{{count}} di risultati',
  found_other: '{{count}} risultati',
} satisfies Words<typeof en>;
