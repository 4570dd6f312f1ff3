import type { Words } from '../../words.ts';
import en from '../en/compare.ts';

export default en satisfies Words<typeof en>;
