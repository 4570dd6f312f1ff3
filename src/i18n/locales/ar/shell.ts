import type { Words } from '../../words.ts';
import en from '../en/shell.ts';

export default en satisfies Words<typeof en>;
