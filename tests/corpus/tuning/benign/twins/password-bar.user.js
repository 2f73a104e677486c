// ==UserScript==
// @name Password Bar
// @namespace https://userscripts.example/rhea
// @version 3.0.3
// @description Strength of a new password while you type it
// @author rhea
// @match https://*.example.com/register*
// @match https://*.example.com/account/password*
// @grant none
// ==/UserScript==

const COMMON = new Set(["password", "123456", "qwerty", "letmein", "welcome"]);
const sets = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/];

const bitsOf = (text) => {
  if (COMMON.has(text.toLowerCase())) return 0;
  const alphabet = [26, 26, 10, 33].reduce((sum, size, i) => sum + (sets[i].test(text) ? size : 0), 0);
  return Math.round(new Set(text).size * Math.log2(alphabet || 1));
};

document.querySelectorAll("input[type=password][autocomplete=new-password]").forEach((field) => {
  const bar = document.createElement("meter");
  Object.assign(bar, { min: 0, max: 90, low: 40, high: 65, optimum: 90 });
  field.after(bar);
  field.addEventListener("input", ({ target: { value } }) => {
    bar.value = bitsOf(value);
    bar.title = `about ${bar.value} bits`;
  });
});
