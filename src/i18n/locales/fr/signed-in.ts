import agent from './agent.ts';
import changes from './changes.ts';
import chat from './chat.ts';
import compare from './compare.ts';
import customizer from './customizer.ts';
import dashboard from './dashboard.ts';
import detail from './detail.ts';
import files from './files.ts';
import home from './home.ts';
import listing from './listing.ts';
import palette from './palette.ts';
import profile from './profile.ts';
import ranking from './ranking.ts';
import settings from './settings.ts';
import share from './share.ts';
import sheet from './sheet.ts';
import shell from './shell.ts';

/** The catalogues of the signed-in area, one chunk. */
export default {
  agent,
  changes,
  chat,
  compare,
  customizer,
  dashboard,
  detail,
  files,
  home,
  listing,
  palette,
  profile,
  ranking,
  settings,
  share,
  sheet,
  shell,
};
