// ==UserScript==
// @name        github-indent-guides
// @version     0.4.2
// @description Indent guides and bracket colours in GitHub's code view
// @author      k-yle
// @namespace   https://github.com/
// @match       https://github.com/*
// @grant       GM_addStyle
// @grant       GM_getValue
// @license     Apache-2.0
// ==/UserScript==

/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 112:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "indentOf": () => (/* binding */ indentOf),
/* harmony export */   "unitOf": () => (/* binding */ unitOf)
/* harmony export */ });
function indentOf(line) {
  const m = /^[\t ]*/.exec(line)[0];
  let n = 0;
  for (const c of m) n += c === '\t' ? 4 - n % 4 : 1;
  return n;
}
function unitOf(lines) {
  const steps = {};
  let prev = 0;
  for (const l of lines) {
    if (!l.trim()) continue;
    const n = indentOf(l);
    const d = Math.abs(n - prev);
    if (d > 1) steps[d] = (steps[d] || 0) + 1;
    prev = n;
  }
  return +(Object.entries(steps).sort((a, b) => b[1] - a[1])[0] || [2])[0];
}

/***/ }),

/***/ 480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (".gig{background-image:repeating-linear-gradient(90deg,rgba(128,128,128,.35) 0 1px,transparent 1px var(--gig-step));background-size:var(--gig-width) 100%;background-repeat:no-repeat}");

/***/ }),

/***/ 733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (/* binding */ paint)
/* harmony export */ });
/* harmony import */ var _indent__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(112);

function paint(root) {
  const rows = [...root.querySelectorAll('.react-file-line, td.blob-code-inner')];
  if (!rows.length) return;
  const unit = (0,_indent__WEBPACK_IMPORTED_MODULE_0__.unitOf)(rows.map(r => r.textContent));
  for (const row of rows) {
    const n = (0,_indent__WEBPACK_IMPORTED_MODULE_0__.indentOf)(row.textContent);
    row.classList.toggle('gig', n > 0);
    row.style.setProperty('--gig-step', `${unit}ch`);
    row.style.setProperty('--gig-width', `${n}ch`);
  }
}

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			exports: {}
/******/ 		};
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		__webpack_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	/* webpack/runtime/global */
/******/ 	(() => {
/******/ 		__webpack_require__.g = (function() {
/******/ 			if (typeof globalThis === 'object') return globalThis;
/******/ 			try {
/******/ 				return this || new Function('return this')();
/******/ 			} catch (e) {
/******/ 				if (typeof window === 'object') return window;
/******/ 			}
/******/ 		})();
/******/ 	})();
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		__webpack_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/************************************************************************/
var __webpack_exports__ = {};
(() => {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _style_css__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(480);
/* harmony import */ var _paint__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(733);

GM_addStyle(_style_css__WEBPACK_IMPORTED_MODULE_0__["default"]);
let pending = 0;
const run = () => { cancelAnimationFrame(pending); pending = requestAnimationFrame(() => (0,_paint__WEBPACK_IMPORTED_MODULE_1__["default"])(document)); };
if (GM_getValue('enabled', true)) {
  run();
  new MutationObserver(run).observe(document.body, { childList: true, subtree: true });
  __webpack_require__.g.document.addEventListener('turbo:load', run);
}
})();

/******/ })()
;
