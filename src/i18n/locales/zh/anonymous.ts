import auth from './auth.ts';
import common from './common.ts';

/** The catalogues of the screens before the sign-in, one chunk. */
export default { auth, common };
