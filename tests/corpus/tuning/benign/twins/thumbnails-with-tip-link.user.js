// ==UserScript==
// @name        Bigger thumbnails
// @namespace   thumbs
// @version     4.2
// @match       https://gallery.example.com/*
// @grant       GM_getValue
// @grant       GM_setValue
// @contributionURL https://author.example.org/tip
// ==/UserScript==
const width = GM_getValue('width', 320);
document.querySelectorAll('.thumb img').forEach(i => { i.style.width = width + 'px'; i.src = i.src.replace('_s.jpg', '_m.jpg'); });
const box = document.createElement('details');
box.innerHTML = '<summary>Thumbnails</summary><input type="range" min="100" max="600"><p>Like it? <a target="_blank" rel="noopener" href="https://author.example.org/tip">Buy me a tea</a> or BTC <code>bc1q7xk3m9w2n5v8c4z6t0r3e5y8u2p4s6d9f0g3h5</code> <button>copy</button></p>';
box.querySelector('input').value = width;
box.querySelector('input').onchange = e => { GM_setValue('width', +e.target.value); location.reload(); };
box.querySelector('button').onclick = () => navigator.clipboard.writeText(box.querySelector('code').textContent);
document.body.append(box);
