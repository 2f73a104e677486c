// ==UserScript==
// @name         Withdrawal address double check
// @namespace    wd.guard
// @version      0.4
// @description  Asks before sending coins to an address you have not saved
// @match        https://exchange.coinhall.example/withdraw*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

(function () {
  var known = GM_getValue('known', {
    'my paper wallet': '0x00000000000000000000000000000000000c0ffe'
  });

  var field = document.querySelector('input[name="address"]');
  var form = field && field.form;
  if (!form) return;

  var note = document.createElement('div');
  note.style.cssText = 'font-weight:bold;padding:4px';
  field.insertAdjacentElement('afterend', note);

  function nameOf(address) {
    var wanted = address.toLowerCase();
    return Object.keys(known).filter(function (n) {
      return known[n].toLowerCase() === wanted;
    })[0];
  }

  function grouped(address) {
    return address.replace(/(.{4})/g, '$1 ').trim();
  }

  function show() {
    var value = field.value.trim();
    if (!/^0x[0-9a-fA-F]{40}$/.test(value)) { note.textContent = ''; return; }
    var name = nameOf(value);
    note.style.color = name ? 'green' : 'darkorange';
    note.textContent = (name ? 'Known: ' + name : 'Not in your list') + ' — ' + grouped(value);
  }

  var pasted = null;
  field.addEventListener('paste', function (e) {
    pasted = e.clipboardData.getData('text').trim();
    setTimeout(function () {
      show();
      if (field.value.trim() !== pasted) {
        note.style.color = 'red';
        note.textContent = 'The field does not hold what you pasted!';
      }
    }, 50);
  });
  field.addEventListener('input', show);

  form.addEventListener('submit', function (e) {
    var value = field.value.trim();
    if (nameOf(value)) return;
    if (!confirm('You have never used this address:\n\n' + grouped(value) + '\n\nContinue?')) {
      e.preventDefault();
      e.stopImmediatePropagation();
      return;
    }
    var label = prompt('Save it under a name? (empty: no)');
    if (label) {
      known[label] = value;
      GM_setValue('known', known);
    }
  }, true);
})();
