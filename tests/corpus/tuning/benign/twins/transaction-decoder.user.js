// ==UserScript==
// @name        What am I signing?
// @namespace   signing
// @version     0.7
// @match       https://app.swap.example/*
// @run-at      document-idle
// @grant       unsafeWindow
// ==/UserScript==
(function () {
  const KNOWN = { '0x095ea7b3': 'approve(address,uint256)', '0xa9059cbb': 'transfer(address,uint256)', '0xa22cb465': 'setApprovalForAll(address,bool)' };
  const eth = unsafeWindow.ethereum;
  if (!eth || !eth.request) return;
  const request = eth.request.bind(eth);
  eth.request = function (call) {
    if (call.method !== 'eth_sendTransaction') return request(call);
    const { to, data = '0x' } = call.params[0];
    const name = KNOWN[data.slice(0, 10)] || 'unknown call ' + data.slice(0, 10);
    const words = data.slice(10).match(/.{64}/g) || [];
    const unlimited = words.some(w => /^f{64}$/.test(w)) ? '\n\nUNLIMITED amount!' : '';
    if (!confirm(`${name}\ncontract ${to}\n${words.map(w => '0x' + w.replace(/^0+/, '')).join('\n')}${unlimited}\n\nHand on to the wallet?`))
      return Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }));
    return request(call);
  };
})();
