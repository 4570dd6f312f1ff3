import type { Words } from '../../words.ts';
import en from '../en/listing.ts';

export default en satisfies Words<typeof en>;
