/** The catalogues of the frame and of several screens, one chunk. Every other one is a chunk of its own, which its screen loads. */
export { default as agent } from './agent.ts';
export { default as changes } from './changes.ts';
export { default as compare } from './compare.ts';
export { default as files } from './files.ts';
export { default as home } from './home.ts';
export { default as listing } from './listing.ts';
export { default as share } from './share.ts';
export { default as shell } from './shell.ts';
