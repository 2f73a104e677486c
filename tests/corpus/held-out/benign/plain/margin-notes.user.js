// ==UserScript==
// @name         Margin notes
// @namespace    marginalia
// @version      1.6
// @description  Private notes on any page, saved by address in your userscript manager; export and import as a file
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_deleteValue
// @grant        GM_listValues
// @grant        GM_registerMenuCommand
// @noframes
// ==/UserScript==

(function () {
  const PREFIX = 'note:';
  const addr = () => PREFIX + location.origin + location.pathname;

  class Note {
    constructor() {
      this.el = document.createElement('textarea');
      this.el.placeholder = 'Note to self…';
      this.el.style.cssText = 'position:fixed;right:16px;top:16px;width:240px;height:160px;z-index:2147483000;background:#fff9b0;color:#333;border:1px solid #d8c860;box-shadow:2px 2px 6px #0004;font:14px/1.4 sans-serif;padding:8px';
      this.el.addEventListener('input', () => this.saveSoon());
      this.el.addEventListener('keydown', e => {
        e.stopPropagation();
        if (e.key === 'Escape') this.close();
      });
    }
    open(focus) {
      this.el.value = GM_getValue(addr(), '');
      document.body.append(this.el);
      if (focus) this.el.focus();
    }
    close() {
      this.save();
      this.el.remove();
    }
    save() {
      clearTimeout(this.timer);
      const text = this.el.value.trim();
      if (text) GM_setValue(addr(), text);
      else GM_deleteValue(addr());
    }
    saveSoon() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.save(), 400);
    }
  }

  const note = new Note();
  if (GM_getValue(addr())) note.open(false);

  GM_registerMenuCommand('Note on this page', () => note.open(true));

  GM_registerMenuCommand('Export all notes', () => {
    const all = Object.fromEntries(GM_listValues().filter(k => k.startsWith(PREFIX)).map(k => [k, GM_getValue(k)]));
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }));
    a.download = `margin-notes-${new Date().toISOString().slice(0, 10)}.json`;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 5000);
  });

  GM_registerMenuCommand('Import notes…', () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json';
    input.onchange = async () => {
      try {
        const data = JSON.parse(await input.files[0].text());
        let n = 0;
        for (const [k, v] of Object.entries(data)) {
          if (k.startsWith(PREFIX) && typeof v === 'string') { GM_setValue(k, v); n++; }
        }
        alert(`${n} notes imported`);
      } catch (e) {
        alert('Not a notes file: ' + e.message);
      }
    };
    input.click();
  });
})();
