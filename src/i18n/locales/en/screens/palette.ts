export default {
  groups: {
    recent: 'Recent Properties',
    homes: 'Homes',
    screens: 'Screens',
    appearance: 'Appearance',
    languages: 'Language',
  },
  screens: {
    archived: 'Archived homes',
    editProfile: 'Edit Profile',
  },
  /* Words that people may look for, separated by commas. */
  also: {
    compare: 'versus, side by side, comparison, share',
    print: 'paper, pdf',
    keys: 'keys, hotkeys, help',
    profile: 'budget, income, preferences',
    comments: 'message, chat, conversation, reply',
    ranking: 'score, weights, best',
    liked: 'favorites, shortlist',
    files: 'csv, export, backup, spreadsheet',
    logout: 'sign out, log off',
  },
  keys: 'Keyboard shortcuts',
  theme: 'Theme: {{name}}',
  navStyle: 'Nav Style: {{name}}',
  layout: 'Layout: {{name}}',
  searchList: 'Search the list of homes for “{{query}}”',
  none: 'Nothing found for “{{query}}”',
  /* What the keys at the foot do. */
  move: 'Move',
  open: 'Open',
  found_one: '{{count, number}} result',
  found_other: '{{count, number}} results',
} as const;
