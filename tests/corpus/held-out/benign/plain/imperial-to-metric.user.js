// ==UserScript==
// @name         Imperial → metric
// @namespace    metric
// @version      1.8
// @description  Adds metric values in brackets to feet, inches, pounds, ounces, miles, gallons and Fahrenheit
// @match        *://*/*
// @exclude      *://*.google.com/maps*
// @grant        none
// ==/UserScript==

const NUM = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\d+\s\d\/\d|\d\/\d)`;
const parse = s => {
  s = s.replace(/,/g, '');
  const m = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(s);
  return m ? (+m[1] || 0) + m[2] / m[3] : +s;
};
const round = n => {
  const p = Math.abs(n) >= 100 ? 0 : Math.abs(n) >= 10 ? 1 : 2;
  return n.toLocaleString(undefined, { maximumFractionDigits: p });
};
const pick = (n, ...steps) => {
  for (const [limit, div, unit] of steps) if (n < limit) return `${round(n / div)} ${unit}`;
};

const units = [
  ['(?:feet|foot|ft\\.?)', n => pick(n * 0.3048, [1, 0.01, 'cm'], [Infinity, 1, 'm'])],
  ['(?:inch(?:es)?|in\\.|")', n => pick(n * 2.54, [1, 0.1, 'mm'], [100, 1, 'cm'], [Infinity, 100, 'm'])],
  ['(?:miles?|mi)', n => `${round(n * 1.609344)} km`],
  ['(?:yards?|yds?)', n => `${round(n * 0.9144)} m`],
  ['mph', n => `${round(n * 1.609344)} km/h`],
  ['(?:pounds?|lbs?\\.?)', n => pick(n * 453.592, [1000, 1, 'g'], [Infinity, 1000, 'kg'])],
  ['(?:ounces?|oz\\.?)', n => `${round(n * 28.3495)} g`],
  ['(?:fl\\.? ?oz\\.?)', n => `${round(n * 29.5735)} ml`],
  ['(?:gallons?|gal\\.?)', n => `${round(n * 3.78541)} l`],
  ['(?:cups?)', n => `${round(n * 236.588)} ml`],
  ['(?:°F|degrees Fahrenheit|℉)', n => `${round((n - 32) / 1.8)} °C`],
].map(([u, f]) => [new RegExp(`(^|[\\s(~≈])(-?)${NUM}[\\s\\u00a0-]?${u}(?![\\w²])`, 'gi'), f]);

const SKIP = 'script,style,noscript,textarea,input,select,code,pre,[contenteditable=""],[contenteditable=true],.metric-done';

function convert(text) {
  let out = text;
  for (const [re, f] of units) {
    out = out.replace(re, (all, _lead, sign, n) => `${all} [${f((sign ? -1 : 1) * parse(n))}]`);
  }
  return out;
}

function scan(root) {
  const w = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
    acceptNode: t => (/\d/.test(t.data) && t.data.length < 5000 && t.parentElement && !t.parentElement.closest(SKIP)
      ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT),
  });
  const todo = [];
  while (w.nextNode()) todo.push(w.currentNode);
  for (const t of todo) {
    if (t.data.includes(' [')) continue;
    const c = convert(t.data);
    if (c !== t.data) t.data = c;
  }
}

scan(document.body);
let queue = new Set();
new MutationObserver(ms => {
  if (!queue.size) requestIdleCallback(() => { queue.forEach(n => n.isConnected && scan(n)); queue.clear(); });
  ms.forEach(m => m.addedNodes.forEach(n => n.nodeType === 1 && queue.add(n)));
}).observe(document.body, { childList: true, subtree: true });
