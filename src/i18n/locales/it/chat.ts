import type { Words } from '../../words.ts';
import en from '../en/chat.ts';

export default en satisfies Words<typeof en>;
