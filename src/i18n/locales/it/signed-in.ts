/** The catalogues of the signed-in area, one chunk. */
export { default as agent } from './agent.ts';
export { default as changes } from './changes.ts';
export { default as chat } from './chat.ts';
export { default as compare } from './compare.ts';
export { default as customizer } from './customizer.ts';
export { default as dashboard } from './dashboard.ts';
export { default as detail } from './detail.ts';
export { default as files } from './files.ts';
export { default as home } from './home.ts';
export { default as listing } from './listing.ts';
export { default as palette } from './palette.ts';
export { default as profile } from './profile.ts';
export { default as ranking } from './ranking.ts';
export { default as settings } from './settings.ts';
export { default as share } from './share.ts';
export { default as sheet } from './sheet.ts';
export { default as shell } from './shell.ts';
