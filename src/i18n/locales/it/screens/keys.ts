import type { Words } from '../../../words.ts';
import type en from '../../en/screens/keys.ts';

export default {
  everywhere: {
    title: 'Ovunque',
    close: 'Chiudi una finestra o un menu',
  },
  list: {
    move: 'Casa precedente o successiva',
    page: 'Dieci case più su o più giù',
    ends: 'Prima o ultima casa',
    open: 'Apri la casa',
    select: 'Seleziona la casa',
    range: 'Seleziona tutte le case fin qui',
    delete: 'Elimina la casa',
    sort: 'Ordina per un’altra colonna',
    column: 'Sposta la colonna',
  },
  scores: {
    title: 'Voti',
    set: 'Dai il voto',
    take: 'Dai il voto evidenziato, o 10 se non ce n’è',
    none: 'Togli il voto',
    along: 'Scorri la scala',
    next: 'Criterio precedente o successivo',
  },
  messages: {
    send: 'Invia il messaggio',
    line: 'Vai a capo',
    times: 'Messaggio precedente o successivo',
  },
  names: {
    shift: 'Maiusc',
    enter: 'Invio',
    escape: 'Esc',
    space: 'Spazio',
    delete: 'Canc',
    pageUp: 'Pag ↑',
    pageDown: 'Pag ↓',
    home: 'Inizio',
    end: 'Fine',
  },
} satisfies Words<typeof en>;
