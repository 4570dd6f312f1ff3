import type { Words } from '../../words.ts';
import type english from '../en/share.ts';

export default {
  title_one: 'Compartir esta vivienda',
  title_many: 'Compartir {{count, number}} viviendas',
  title_other: 'Compartir {{count, number}} viviendas',
  share: 'Compartir',
  copyLink: 'Copiar enlace',
  byHand: 'Tu navegador no nos deja copiar. Copia tú este enlace:',
  addressCopied: 'Enlace copiado. Se abre en tu cuenta.',
  printed: 'Impresa el {{day}}',
} satisfies Words<typeof english>;
