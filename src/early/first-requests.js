// Asks for everything that the opened screen needs, before any code of the portal has come. deploy/early.ts writes this into the page,
// after a list of the calls and of each screen's files; src/api/early.ts takes the answers over.
(function () {
  var page = JSON.parse(document.getElementById('screens').textContent);
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Blocked storage: nobody is signed in.
  }
  var path = '/' + location.pathname.toLowerCase().slice(page.base.length).replace(/\/+$/, '');
  // Both lead on to the dashboard.
  if (path === '/' || path === '/app') path = '/app/dashboard';
  // A comparison, of two homes at least, stands at the address of the list.
  var isCompared = /,/.test(new URLSearchParams(location.search).get('compare') || '');
  var part = path + (isCompared ? '?compare' : '');
  // A shared page needs neither session nor data.
  var isShared = path === '/shared';
  var hasScreen = isShared || (token && path.startsWith('/app/'));
  // The frame is that of every screen, whatever the rest of the address is.
  var screen = hasScreen && (page.screens[part] || page.screens[path] || page.screens['/app']);
  var words = page.words[document.documentElement.lang] || page.words.en;

  function preload(file) {
    var link = document.createElement('link');
    var isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = page.base + file;
    document.head.append(link);
    return link;
  }

  /** Areas of words, then files. */
  function preloadAll(areas, files) {
    return areas
      .map(function (area) {
        return words[area];
      })
      .concat(files)
      .map(preload);
  }

  function rootOf(address) {
    return new URL(address, document.baseURI).href.replace(/\/?$/, '/');
  }

  function send(url) {
    var authorization = 'Bearer ' + token;
    var abort = new AbortController();
    var answer = fetch(url, { headers: { Authorization: authorization }, cache: 'no-store', signal: abort.signal });
    // The code that takes the answer handles the failure.
    answer.catch(function () {});
    return { url: url, authorization: authorization, answer: answer, abort: abort };
  }

  function ask(root) {
    if (isShared) return;
    window.earlyCalls = page.calls.map(function (path) {
      return send(root + path);
    });
  }

  if (!screen) return preload(words.anonymous);
  // The first format of a page reads the browser's tables, which takes a slow phone 100 ms. After the first paint the page only waits.
  requestAnimationFrame(function () {
    setTimeout(function () {
      new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency: 'USD' }).format(0);
    });
  });
  // The host of this page may see the token at once. Any other has to be named by config.js, which can be changed after the build.
  var asked = rootOf(page.apiRoot);
  if (new URL(asked).origin === location.origin) ask(asked);
  else asked = null;
  // Downloads share a slow line. So the frame's files wait until only two of the start files are missing, which are the large ones, and the
  // screen's until all have loaded: each part runs while the next is loading. A browser that preloads no modules fires no event.
  var missing = page.start.length;
  function next() {
    missing -= 1;
    if (missing === 2) preloadAll(['anonymous', 'signed-in'], page.frame);
    if (missing === 0) preloadAll(screen.words, screen.files);
  }
  page.start.map(preload).forEach(function (link) {
    if (!link.relList.supports('modulepreload')) return next();
    link.addEventListener('load', next);
    link.addEventListener('error', next);
  });
  document.querySelector('script[src$="config.js"]').addEventListener('load', function () {
    var root = rootOf((window.portalConfig && portalConfig.apiRoot) || '/api/');
    if (root === asked) return;
    (window.earlyCalls || []).forEach(function (call) {
      call.abort.abort();
    });
    ask(root);
  });
})();
