// ==UserScript==
// @name         Killfile for phpBB boards
// @namespace    killfile
// @version      3.0.1
// @description  Ignore users and thread titles (plain words or /regex/), local list only
// @match        https://board.example.org/*
// @match        https://talk.example.org/*
// @grant        GM.getValue
// @grant        GM.setValue
// @grant        GM.registerMenuCommand
// ==/UserScript==

class Killfile {
  #users = new Set();
  #titles = [];

  static async load() {
    const k = new Killfile();
    k.#users = new Set(await GM.getValue('users', []));
    k.#titles = await GM.getValue('titles', []);
    return k;
  }
  async save() {
    await GM.setValue('users', [...this.#users]);
    await GM.setValue('titles', this.#titles);
  }
  get titleText() { return this.#titles.join('\n'); }
  set titleText(t) { this.#titles = t.split('\n').map((s) => s.trim()).filter(Boolean); }

  has(user) { return this.#users.has(user); }
  toggle(user) { this.#users.delete(user) || this.#users.add(user); return this.save(); }

  killsTitle(title) {
    return this.#titles.some((t) => {
      const m = /^\/(.+)\/([iu]*)$/.exec(t);
      try { return m ? new RegExp(m[1], m[2]).test(title) : title.toLowerCase().includes(t.toLowerCase()); } catch { return false; }
    });
  }
}

main();

async function main() {
  const k = await Killfile.load();
  render(k);
  GM.registerMenuCommand('Edit title filters', () => openEditor(k));
}

function render(k) {
  for (const post of document.querySelectorAll('.post')) {
    const name = post.querySelector('.author .username, .author .username-coloured')?.textContent.trim();
    if (!name) continue;
    let btn = post.querySelector('.kf');
    if (!btn) {
      btn = document.createElement('button');
      btn.className = 'kf button button-secondary';
      btn.addEventListener('click', async () => { await k.toggle(name); render(k); });
      post.querySelector('.author').append(' ', btn);
    }
    const dead = k.has(name);
    btn.textContent = dead ? 'show user' : 'ignore';
    post.querySelector('.content').hidden = dead;
  }
  for (const row of document.querySelectorAll('li.row')) {
    const t = row.querySelector('a.topictitle');
    if (t) row.hidden = k.killsTitle(t.textContent);
  }
}

function openEditor(k) {
  const d = document.createElement('dialog');
  const ta = Object.assign(document.createElement('textarea'), { value: k.titleText, rows: 15, cols: 50 });
  const ok = Object.assign(document.createElement('button'), { textContent: 'Save' });
  ok.onclick = async () => { k.titleText = ta.value; await k.save(); d.close(); render(k); };
  d.append('One filter per line:', document.createElement('br'), ta, document.createElement('br'), ok);
  d.addEventListener('close', () => d.remove());
  document.body.append(d);
  d.showModal();
}
