import type { Words } from '../../words.ts';
import en from '../en/ranking.ts';

export default en satisfies Words<typeof en>;
