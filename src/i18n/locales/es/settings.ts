import type { Words } from '../../words.ts';
import type en from '../en/settings.ts';

export default {
  title: 'Ajustes',
  password: {
    title: 'Cambiar contraseña',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    confirm: 'Confirmar contraseña',
    show: 'Mostrar contraseña',
    submit: 'Cambiar contraseña',
    pending: 'Cambiando la contraseña…',
    done: 'Tu contraseña se ha cambiado.',
  },
  agent: {
    title: 'Tu agente',
    none: 'Tu cuenta todavía no tiene un agente vinculado. Escribe el correo de tu agente y las viviendas que comparta aparecerán en Propiedades.',
    awaitedTitle: 'Registro pendiente',
    awaited:
      'Conocemos el correo de tu agente, pero todavía no se ha registrado. En cuanto lo haga, quedará vinculado a ti.',
    linked: 'Este agente está vinculado a tu cuenta: comparte viviendas contigo y responde a tus comentarios.',
    email: 'Correo del agente',
    add: 'Añade a tu agente',
    change: 'Cambiar de agente',
    pending: 'Guardando tu agente…',
    done: 'Tu agente se ha guardado.',
  },
  errors: {
    current: '¡Introduce tu contraseña actual!',
    next: '¡Introduce tu nueva contraseña!',
    confirm: '¡Confirma tu nueva contraseña!',
    differ: '¡Las dos contraseñas no coinciden!',
    email: '¡El correo electrónico no es válido!',
  },
} satisfies Words<typeof en>;
