// ==UserScript==
// @name         Portal login: remember my user name
// @namespace    intranet-tools
// @version      1.0.3
// @match        https://portal.example.com/login*
// @match        https://sso.example.com/auth*
// @grant        GM.getValue
// @grant        GM.setValue
// @grant        GM.deleteValue
// @grant        GM.registerMenuCommand
// ==/UserScript==
(async () => {
  const user = document.querySelector('#username, input[name="j_username"]');
  const pass = document.querySelector('#password, input[type="password"]');
  GM.registerMenuCommand('Forget user name', () => GM.deleteValue('login.name'));
  if (!user || !pass) return;

  const known = await GM.getValue('login.name', '');
  if (known && !user.value) {
    user.value = known;
    user.dispatchEvent(new Event('change', { bubbles: true }));
    pass.focus();
  }
  const realm = document.querySelector('select[name="realm"]');
  if (realm) realm.value = 'employees';

  user.form.addEventListener('submit', () => {
    if (user.value && user.value !== known) GM.setValue('login.name', user.value);
  });
})();
