import type { Words } from '../../words.ts';
import en from '../en/auth.ts';

export default en satisfies Words<typeof en>;
