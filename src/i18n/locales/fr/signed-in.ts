/** The catalogues of the frame and of several screens, one chunk. */
export { default as agent } from './agent.ts';
export { default as changes } from './changes.ts';
export { default as compare } from './compare.ts';
export { default as files } from './files.ts';
export { default as home } from './home.ts';
export { default as listing } from './listing.ts';
export { default as share } from './share.ts';
export { default as shell } from './shell.ts';

/** Those of single screens and layers, each a chunk of its own. */
export const ofScreens = import.meta.glob<Record<'default', object>>('./screens/*.ts');
