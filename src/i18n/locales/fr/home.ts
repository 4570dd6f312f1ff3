import type { Words } from '../../words.ts';
import en from '../en/home.ts';

export default en satisfies Words<typeof en>;
