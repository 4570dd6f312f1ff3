// Before the first paint, so that no other theme, language or direction flashes: a classic script, as a module would come too late.
// It does what src/theme/apply-settings.ts does, with what is stored.
(function () {
  var root = document.documentElement;
  var look = {};
  try {
    look = JSON.parse(localStorage.getItem('buyer_state')) || {};
  } catch {
    // Garbage or a blocked storage: the defaults stand.
  }
  var pick = function (value, known) {
    return known.indexOf(value) < 0 ? known[0] : value;
  };
  var theme = pick(look.themeType, ['lite', 'semi-dark', 'dark']);
  root.lang = pick(look.locale, ['en', 'zh', 'es', 'fr', 'it', 'ar']);
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = theme;
  root.dataset.mantineColorScheme = theme === 'dark' ? 'dark' : 'light';
  root.classList.toggle('dark-theme', theme === 'dark');
  root.classList.add(pick(look.layoutType, ['framed', 'full-width', 'boxed']) + '-layout');
})();
