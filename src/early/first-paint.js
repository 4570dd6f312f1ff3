// Before the first paint, so that no other theme, language, direction or layout flashes: a classic script, as a module would come too late.
// It does what src/theme/apply-settings.ts and apply-tokens.ts do, with what is stored and asked for in the address; first-paint.spec.ts
// holds them together.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return JSON.parse(localStorage.getItem(key)) || {};
    } catch {
      // Garbage or a blocked storage: the defaults stand.
      return {};
    }
  };
  var hasToken = function () {
    try {
      return localStorage.getItem('token') !== null;
    } catch {
      return false;
    }
  };
  var pick = function (known, wishes) {
    return (
      wishes.find(function (wish) {
        return known.indexOf(wish) >= 0;
      }) || known[0]
    );
  };
  var look = read('buyer_state');
  var asked = new URLSearchParams(location.search);
  var theme = pick(['lite', 'semi-dark', 'dark'], [asked.get('theme'), look.themeType]);
  var layout = pick(['framed', 'full-width', 'boxed'], [asked.get('layout-type'), look.layoutType]);
  var horizontal = [
    'default-horizontal',
    'dark-horizontal',
    'inside-header-horizontal',
    'below-header',
    'top-to-header',
  ];
  var vertical = ['fixed', 'mini-sidebar', 'drawer', 'no-header-mini-sidebar', 'vertical-no-header'];
  var nav = pick(vertical.concat(horizontal), [asked.get('nav-style'), look.navStyle]);
  // Earlier versions kept the language's code alone.
  var locale = (look.locale && look.locale.locale) || look.locale;
  root.lang = /^[a-z]{2}$/.test(locale) ? locale : 'en';
  // And no direction.
  root.dir = look.rtl || locale === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = theme;
  root.dataset.mantineColorScheme = theme === 'dark' ? 'dark' : 'light';
  root.classList.toggle('dark-theme', theme === 'dark');
  root.classList.add(layout + '-layout');
  root.classList.toggle('full-scroll', horizontal.indexOf(nav) >= 0);
  root.classList.toggle('horizontal-layout', horizontal.indexOf(nav) >= 0);
  // The frame's outline is for those who are signed in: see outline.css. The portal may be served below a path.
  if (/\/(app(\/.*)?)?$/i.test(location.pathname) && hasToken()) {
    root.dataset.outline = nav;
    root.toggleAttribute('data-folded', look.navCollapsed !== false);
    root.toggleAttribute('data-edge-to-edge', /\/comments\/?$/i.test(location.pathname));
  }
  var tokens = read('theme_tokens')[theme] || {};
  Object.keys(tokens).forEach(function (name) {
    if (/^[a-z-]+$/.test(name) && /^#[\da-f]{6}$/.test(tokens[name])) root.style.setProperty('--' + name, tokens[name]);
  });
  // The service worker that answered with this page has been replaced while the page was starting, and its files went with it. A page
  // that has been reloaded, or that somebody has touched already, is not loaded again behind their back.
  var isOutdated = function () {
    var isStarting = document.readyState === 'loading' || document.getElementById('unreachable') !== null;
    var container = navigator.serviceWorker;
    var activation = navigator.userActivation;
    var visit = performance.getEntriesByType('navigation')[0];
    return (
      isStarting &&
      Boolean(container && container.controller) &&
      !(activation && activation.hasBeenActive) &&
      Boolean(visit && visit.type !== 'reload')
    );
  };
  // A script or style that cannot be fetched: index.html has words for that, in every language.
  addEventListener(
    'error',
    function (event) {
      var failed = event.target;
      // Not a preload: what needs its file asks for it again.
      if (!/\/assets\//.test(failed.src || (failed.rel === 'stylesheet' && failed.href))) return;
      if (isOutdated()) location.reload();
      else root.dataset.unreachable = '';
    },
    true,
  );
  // A file whose transfer never ends is no error. The words are taken away as soon as the portal runs.
  setTimeout(function () {
    if (document.getElementById('unreachable')) root.dataset.unreachable = '';
  }, 20000);
  // WebKit keeps a page for Back that was left while it was starting, and what it was fetching never comes.
  addEventListener('pageshow', function (event) {
    if (event.persisted && document.getElementById('unreachable')) location.reload();
  });
  addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('#unreachable > :not([lang=' + root.lang + '])').forEach(function (other) {
      other.hidden = true;
    });
  });
})();
