// Shows the form of an anonymous screen before any code of the portal has come, and holds what is done with it until React has hydrated
// it: src/features/auth/auth-page.tsx. deploy/prerender.ts writes this into the page, after the forms.
(function () {
  var root = document.getElementById('root');
  var page = JSON.parse(document.getElementById('screens').textContent);
  var path = '/' + location.pathname.slice(page.base.length).replace(/\/+$/, '');
  var next = new URLSearchParams(location.search).get('next');
  // Without a session these lead to the sign-in, which leads back.
  if (/^\/app(\/|$)/i.test(path)) next = path + location.search + location.hash;
  if (path === '/' || /^\/app(\/|$)/i.test(path)) path = '/signin';

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  // What an earlier screen has to say here is not in the markup.
  var state = history.state || {};
  if (stored('token') !== null) return;
  if (state.ended || state.email || (next && stored('session_end') === 'expired')) return;
  var forms = JSON.parse(document.getElementById('forms').textContent);
  var form = (forms[document.documentElement.lang] || forms.en)[path.toLowerCase()];
  if (!form) return;
  // The content policy knows this one source of markup, and it gives nothing but what the build has made.
  function ofTheBuild() {
    return form;
  }
  root.innerHTML = window.trustedTypes
    ? trustedTypes.createPolicy('first-form', { createHTML: ofTheBuild }).createHTML('')
    : form;
  if (next)
    root.querySelectorAll('a').forEach(function (link) {
      link.search = '?next=' + encodeURIComponent(next);
    });

  var shown = root.firstElementChild;
  var held = [];
  function hold(event) {
    var target = event.target;
    if (!shown.contains(target)) return;
    var button = target.closest('button[type=button]');
    if (event.type === 'submit') {
      // The wait shows on the button, also where Enter was pressed. A form that a script submits names none.
      var pressed = event.submitter;
      if (pressed) pressed.style.opacity = 0.6;
      held.push(function () {
        if (pressed) pressed.style.opacity = '';
        target.requestSubmit();
      });
    } else if (event.type === 'click' && button)
      held.push(function () {
        button.click();
      });
    else if (event.type === 'change' && target.localName === 'select')
      held.push(function () {
        // The choice stands already; React hears of it by this event alone.
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    else return;
    // An unhandled submit would put the password into the address.
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  var types = ['submit', 'click', 'change'];
  types.forEach(function (type) {
    addEventListener(type, hold, true);
  });
  window.releaseForm = function () {
    types.forEach(function (type) {
      removeEventListener(type, hold, true);
    });
    held.splice(0).forEach(function (again) {
      again();
    });
  };
})();
