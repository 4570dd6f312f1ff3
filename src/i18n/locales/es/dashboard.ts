import type { Words } from '../../words.ts';
import en from '../en/dashboard.ts';

export default en satisfies Words<typeof en>;
