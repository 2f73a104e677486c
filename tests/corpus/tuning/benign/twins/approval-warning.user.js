// ==UserScript==
// @name         Approval Warning
// @namespace    https://scripts.example/approval-warning
// @version      1.1
// @description  Explains token approvals before your wallet asks.
// @match        https://swap.example.org/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const APPROVE = '0x095ea7b3';
const UNLIMITED = 'f'.repeat(64);

function isUnlimited({ method, params }) {
  const data = method === 'eth_sendTransaction' ? params?.[0]?.data : undefined;
  return typeof data === 'string' && data.startsWith(APPROVE) && data.endsWith(UNLIMITED);
}

function guard(provider) {
  const request = provider.request;
  provider.request = function (call) {
    if (isUnlimited(call) && !confirm('This page asks for UNLIMITED access to a token. Go on?')) {
      return Promise.reject(new Error('Refused by the user'));
    }
    return request.call(this, call);
  };
}

window.addEventListener('ethereum#initialized', () => guard(window.ethereum), { once: true });
if (window.ethereum) guard(window.ethereum);
