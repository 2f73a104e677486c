// ==UserScript==
// @name         Address Compare
// @namespace    https://scripts.example/compare
// @version      1.0.0
// @description  Warns when the coin address you paste is not one that the page shows
// @match        https://wallet.example/send*
// @grant        none
// ==/UserScript==
const SHAPE = /\b(?:0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60})\b/g;

const shown = () => new Set(document.body.innerText.match(SHAPE) ?? []);

const parts = (address) => `${address.slice(0, 8)} … ${address.slice(-8)}`;

function hint(field, text, colour) {
  const line = field.nextElementSibling?.matches('.address-compare') ? field.nextElementSibling : document.createElement('small');
  line.className = 'address-compare';
  line.style.color = colour;
  line.textContent = text;
  field.after(line);
}

document.addEventListener('paste', (event) => {
  const field = event.target.closest('input, textarea');
  const [address] = event.clipboardData.getData('text').match(SHAPE) ?? [];
  if (!field || !address) return;
  const known = shown();
  if (known.size === 0) return hint(field, `Pasted ${parts(address)}. Compare it with its source.`, '#555');
  if (known.has(address)) return hint(field, 'Same as the address on this page.', '#070');
  hint(field, `Differs from ${[...known].map(parts).join(', ')}`, '#b00');
});
