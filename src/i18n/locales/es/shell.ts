import type { Words } from '../../words.ts';
import type en from '../en/shell.ts';

export default {
  skip: 'Saltar al contenido',
  sidebar: 'Barra lateral',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  foldMenu: 'Contraer el menú',
  unfoldMenu: 'Expandir el menú',
  unreadReplies_one: '{{count, number}} mensaje sin leer',
  unreadReplies_many: '{{count, number}} mensajes sin leer',
  unreadReplies_other: '{{count, number}} mensajes sin leer',
  allSaved: 'Todo está guardado',
  onlyInTab: 'Sin guardar todavía. No cierres esta pestaña.',
  notDeleted: 'No se eliminó: {{homes}}. {{reason}}',
  notSavedYet: 'Sin guardar todavía: {{homes}}. Guardado en este dispositivo.',
  notSavedYetInTab: 'Sin guardar todavía: {{homes}}. No cierres esta pestaña.',
  keptHere_one: '{{count, number}} cambio guardado en este dispositivo',
  keptHere_many: '{{count, number}} cambios guardados en este dispositivo',
  keptHere_other: '{{count, number}} cambios guardados en este dispositivo',
  offline:
    'Estás sin conexión. Tus elecciones, puntuaciones y mensajes se guardan en este dispositivo hasta que vuelva la conexión.',
  offlineOverHttp:
    'Estás sin conexión. Tus elecciones, puntuaciones y mensajes se guardan en este dispositivo. No cierres esta página: su dirección no es segura (http) y no podrá abrirse de nuevo hasta que vuelva la conexión.',
  offlineInTab:
    'Estás sin conexión. Tus elecciones, puntuaciones y mensajes están solo en esta pestaña: no la cierres hasta que vuelva la conexión.',
  noProfile: 'No se pudo cargar tu perfil. Lo que encaja contigo, los costos y la clasificación se muestran sin él.',
  keptAnswers: {
    offline: 'Estás sin conexión. Tus viviendas se muestran con datos del {{time}}',
    unreached: 'No se puede conectar con el servidor. Tus viviendas se muestran con datos del {{time}}',
  },
  search: 'Buscar viviendas, pantallas, ajustes',
  appearance: 'Apariencia',
  logout: 'Cerrar sesión',
  account: {
    myAccount: 'Mi cuenta',
    connections: 'Mi agente',
  },
  announcement: {
    label: 'Aviso',
    text: 'El 25 de diciembre se publicará una nueva versión. No te la pierdas.',
    dismiss: 'Descartar el aviso',
  },
  notifications: {
    title: 'Notificaciones',
    new_one: 'Notificaciones, {{count, number}} nueva',
    new_many: 'Notificaciones, {{count, number}} nuevas',
    new_other: 'Notificaciones, {{count, number}} nuevas',
    none: 'Nada ha cambiado desde tu última consulta.',
    price: 'Cambio de precio:',
    status: 'Cambio de estado:',
  },
  messages: {
    title: 'Mensajes',
    new_one: 'Mensajes, {{count, number}} sin leer',
    new_many: 'Mensajes, {{count, number}} sin leer',
    new_other: 'Mensajes, {{count, number}} sin leer',
    unread_one: '{{count, number}} nuevo',
    unread_many: '{{count, number}} nuevos',
    unread_other: '{{count, number}} nuevos',
    none: 'Nadie te ha escrito todavía.',
    all: 'Todas las conversaciones',
  },
  leaving: {
    saving: 'Guardando tus cambios',
    savingText: 'La sesión se cerrará en cuanto se hayan enviado.',
    title: 'No se ha enviado todo',
    text: 'Algo que escribiste o cambiaste todavía no ha llegado al servidor. Si cierras la sesión, se borrará de este dispositivo.',
    stay: 'Seguir con la sesión abierta',
    leave: 'Cerrar sesión igualmente',
  },
} satisfies Words<typeof en>;
