// ==UserScript==
// @name        Gas badge
// @namespace   gas
// @version     1.0
// @match       https://app.swap.example/*
// @grant       GM.xmlHttpRequest
// @connect     gas.oracle.example
// ==/UserScript==
const badge = document.createElement('output');
badge.style = 'position:fixed;left:6px;bottom:6px;padding:2px 6px;background:#223;color:#fff';
document.body.append(badge);
const tick = async () => {
  if (document.hidden) return;
  try {
    const r = await GM.xmlHttpRequest({ url: 'https://gas.oracle.example/latest.json', anonymous: true });
    const { slow, normal, fast } = JSON.parse(r.responseText);
    badge.value = `⛽ ${slow} / ${normal} / ${fast} gwei`;
  } catch { badge.value = '⛽ ?'; }
};
tick();
setInterval(tick, 30000);
