import type { Words } from '../../words.ts';
import en from '../en/common.ts';

export default en satisfies Words<typeof en>;
