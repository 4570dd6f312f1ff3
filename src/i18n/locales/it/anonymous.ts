/** The catalogues of the screens before the sign-in, one chunk. */
export { default as auth } from './auth.ts';
export { default as common } from './common.ts';
