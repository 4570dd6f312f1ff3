import type { Words } from '../../words.ts';
import en from '../en/profile.ts';

export default en satisfies Words<typeof en>;
