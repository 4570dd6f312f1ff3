import type { Words } from '../../words.ts';
import en from '../en/settings.ts';

export default en satisfies Words<typeof en>;
