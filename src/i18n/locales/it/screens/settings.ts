import type { Words } from '../../../words.ts';
import type en from '../../en/screens/settings.ts';

export default {
  password: {
    title: 'Cambia password',
    current: 'Password attuale',
    submit: 'Cambia password',
    pending: 'Cambio della password…',
    done: 'La password è stata cambiata.',
    mayBeChanged:
      'La password potrebbe essere già stata cambiata. Se quella attuale viene rifiutata, vale già quella nuova.',
  },
  agent: {
    none: 'Al tuo account non è ancora collegato nessun agente. Inserisci l’e-mail del tuo agente e le case che condivide appariranno in «Case».',
    awaited:
      'Abbiamo l’indirizzo e-mail del tuo agente, ma non si è ancora registrato. Appena lo farà, verrà collegato al tuo account.',
    linked: 'Questo agente è collegato al tuo account: condivide case con te e risponde ai tuoi messaggi.',
    email: 'E-mail dell’agente',
    own: 'Questo è il tuo indirizzo e-mail. Inserisci quello del tuo agente.',
    change: 'Cambia agente',
    pending: 'Salvataggio dell’agente…',
    done: 'Il tuo agente è stato salvato.',
  },
  errors: {
    current: 'Inserisci la password attuale.',
  },
} satisfies Words<typeof en>;
