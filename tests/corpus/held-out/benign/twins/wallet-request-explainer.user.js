// ==UserScript==
// @name         What am I signing?
// @namespace    explain.sign
// @version      0.3.0
// @description  Explains token approvals and transfers before the wallet opens. Never changes a request.
// @match        https://swap.dexhall.example/*
// @match        https://nft.marketstall.example/*
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

const SELECTORS = {
  '0x095ea7b3': { label: 'APPROVE spending', args: ['address', 'amount'] },
  '0xa9059cbb': { label: 'TRANSFER tokens', args: ['address', 'amount'] },
  '0xa22cb465': { label: 'APPROVE ALL items of a collection', args: ['address', 'bool'] },
};

function describe(tx) {
  const data = tx.data ?? tx.input ?? '0x';
  const known = SELECTORS[data.slice(0, 10)];
  const lines = [`Contract: ${tx.to ?? '(new contract)'}`];
  if (tx.value && BigInt(tx.value) > 0n) lines.push(`Pays: ${Number(BigInt(tx.value)) / 1e18} ETH`);
  if (!known) {
    lines.push(data === '0x' ? 'Plain payment' : `Unknown call ${data.slice(0, 10)}`);
    return { risky: false, text: lines.join('\n') };
  }
  lines.unshift(known.label);
  const words = data.slice(10).match(/.{64}/g) ?? [];
  let risky = known.label.startsWith('APPROVE ALL');
  known.args.forEach((kind, i) => {
    const word = words[i] ?? '';
    if (kind === 'address') lines.push(`To: 0x${word.slice(24)}`);
    else if (kind === 'amount') {
      const unlimited = /^f{60}/i.test(word);
      risky ||= unlimited;
      lines.push(`Amount: ${unlimited ? 'UNLIMITED' : BigInt('0x' + word)}`);
    } else lines.push(`Allow: ${/1$/.test(word)}`);
  });
  return { risky, text: lines.join('\n') };
}

function guard(provider) {
  const request = provider.request;
  provider.request = function (call) {
    if (call?.method === 'eth_sendTransaction' && call.params?.[0]) {
      const { risky, text } = describe(call.params[0]);
      if (risky && !confirm(`${text}\n\nHand this to your wallet?`)) {
        return Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }));
      }
      console.info('[explain]', text);
    }
    return request.call(provider, call);
  };
}

let left = 50;
const timer = setInterval(() => {
  const provider = unsafeWindow.ethereum;
  if (provider?.request) guard(provider);
  if (provider?.request || --left === 0) clearInterval(timer);
}, 100);
