import type { Words } from '../../words.ts';
import type english from '../en/sharing.ts';

export default {
  lead: 'Crea un enlace a una página de solo lectura. Nadie necesita una cuenta para abrirla.',
  contents: 'Qué incluye el enlace',
  facts: 'Datos y precio',
  factsHint: 'Dirección, precio, habitaciones, estado y foto',
  parts: {
    scores: 'Mis puntuaciones y mi puesto',
    cost: 'Costo mensual',
    notes: 'Mis notas',
    questions: 'Preguntas pendientes',
  },
  hints: {
    scores: 'Todas las puntuaciones y cuánto cuenta cada una',
    cost: 'Con lo que supones sobre el préstamo y los seguros',
    notes: 'Lo que escribiste sobre cada vivienda, palabra por palabra',
    questions: 'Datos que faltan y tus puntuaciones bajas, si las compartes',
  },
  never: 'Nunca va en un enlace: tus otras viviendas, mensajes, perfil, correo electrónico y teléfono.',
  words: 'Tu mensaje (opcional)',
  warning: 'Un enlace no se puede retirar. Quien lo tenga puede leer lo que elegiste, tal como está hoy.',
  send: 'Enviar',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  preview: 'Vista previa',
  code: 'Código QR del enlace',
  scan: 'Escanéalo con otro teléfono',
  codeTooLong: 'Es demasiado para un código QR. Copia el enlace o quita algo.',
  tooLong: 'Es demasiado para un enlace. Quita tus notas o comparte menos viviendas.',
  address: 'Copiar la dirección de esta página',
  addressHint: 'Para ti, en otro dispositivo: se abre después de iniciar sesión.',
  fault: {
    damaged: 'Este enlace no está completo',
    newer: 'Este enlace necesita una versión más nueva',
  },
  faultText: {
    damaged: 'Falta una parte o cambió por el camino. Pide el enlace otra vez.',
    newer: 'Vuelve a cargar esta página. Si no sirve, pide el enlace otra vez más tarde.',
  },
  page: {
    title_one: 'Una vivienda para ver',
    title_many: '{{count, number}} viviendas para decidir',
    title_other: '{{count, number}} viviendas para decidir',
    by: '{{name}} compartió esto contigo',
    byNobody: 'Compartido contigo',
    made: 'Creado el {{date}}. Se queda como estaba entonces.',
    readOnly: 'Solo lectura',
    rows: 'Lado a lado',
    assumes: 'En qué se basa el costo mensual',
    foot: 'Todo lo de esta página vino dentro del enlace. No se envió nada a ningún servidor y las fotos vienen de los anuncios. Quien tenga el enlace puede leerlo.',
  },
} satisfies Words<typeof english>;
