export default {
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  nav: { dashboard: 'Dashboard', properties: 'Properties', profile: 'Profile', comments: 'Comments', logout: 'Logout' },
  language: 'Language',
  account: { menu: 'Account', myAccount: 'My Account', connections: 'Connections', logout: 'Logout' },
} as const;
