import type { Words } from '../../words.ts';
import en from '../en/detail.ts';

export default en satisfies Words<typeof en>;
