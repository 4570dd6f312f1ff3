import type { Words } from '../../words.ts';
import type en from '../en/common.ts';

export default {
  product: 'Portal del comprador',
  actions: {
    tryAgain: 'Reintentar',
    undo: 'Deshacer',
    close: 'Cerrar',
    showCharacters: 'Mostrar caracteres',
    goHome: 'Ir al inicio',
    back: 'Volver',
  },
  failure: {
    refused: 'El servidor no lo aceptó.',
    notSaved: 'No se guardó: {{homes}}. {{reason}}',
    homeGone: 'No se pudo guardar un cambio: la vivienda ya no está en tu lista.',
    homeGoneText: 'No se guardó porque la vivienda ya no está en tu lista: «{{text}}»',
    session: 'Tu sesión expiró. Inicia sesión de nuevo.',
    busy: 'El servidor está muy ocupado. Inténtalo de nuevo en un momento.',
    unreadable: 'No se pudo leer la respuesta del servidor. Inténtalo de nuevo en un momento.',
    timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    network: 'No se pudo conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
    unexpected: 'Algo salió mal. Inténtalo de nuevo.',
    canceled: 'Se canceló tu solicitud.',
  },
  notAvailable: 'N/D',
  labeled: '{{label}}: {{value}}',
  justNow: 'hace un momento',
  dayAndTime: '{{day}}, {{time}}',
  noData: 'No hay datos',
  loading: 'Cargando…',
  language: 'Idioma',
  account: 'Cuenta',
  loadsSlowly: 'Está tardando más de lo habitual.',
  loadFailed: 'No se pudo cargar',
  cardFailed: 'No se pudo mostrar esta parte',
  notFound: {
    title: '404',
    text: 'Ocurrió un error. No encontramos esta página.',
  },
  serverError: {
    title: '500',
    text: 'Lo sentimos, el servidor tiene un problema',
  },
  skipped_one: 'No se pudo cargar {{count, number}} vivienda, por eso no se muestra.',
  skipped_many: 'No se pudieron cargar {{count, number}} viviendas, por eso no se muestran.',
  skipped_other: 'No se pudieron cargar {{count, number}} viviendas, por eso no se muestran.',
} satisfies Words<typeof en>;
