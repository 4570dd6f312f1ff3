import type { Words } from '../../../words.ts';
import type en from '../../en/screens/settings.ts';

export default {
  password: {
    title: 'Cambiar contraseña',
    current: 'Contraseña actual',
    submit: 'Cambiar contraseña',
    pending: 'Cambiando la contraseña…',
    done: 'Tu contraseña se cambió.',
    mayBeChanged: 'Puede que tu contraseña ya se haya cambiado. Si no se acepta la actual, la nueva ya es válida.',
  },
  agent: {
    none: 'Tu cuenta todavía no tiene un agente vinculado. Escribe el correo de tu agente y las viviendas que comparta aparecerán en «Propiedades».',
    awaited:
      'Tenemos el correo de tu agente, pero todavía no se ha registrado. En cuanto lo haga, quedará vinculado a tu cuenta.',
    linked: 'Este agente está vinculado a tu cuenta: comparte viviendas contigo y responde a tus mensajes.',
    email: 'Correo del agente',
    own: 'Este es tu propio correo. Escribe el de tu agente.',
    change: 'Cambiar de agente',
    pending: 'Guardando tu agente…',
    done: 'Se guardó tu agente.',
  },
  errors: {
    current: 'Ingresa tu contraseña actual.',
  },
} satisfies Words<typeof en>;
