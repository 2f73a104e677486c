// ==UserScript==
// @name        Tab title tools
// @namespace   tab-title-tools
// @version     1.0.0-beta.4
// @description Removes "(3)" counters and blinking titles, adds the site name in front, per-site rules
// @author      pnk
// @license     ISC
// @match       https://*/*
// @grant       GM_getValue
// @grant       GM_setValue
// @grant       GM_registerMenuCommand
// @run-at      document-end
// ==/UserScript==

/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ "./src/observe.ts":
/*!************************!*\
  !*** ./src/observe.ts ***!
  \************************/
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchTitle: () => (/* binding */ watchTitle)
/* harmony export */ });
function watchTitle(onChange) {
    let own = null;
    const run = () => {
        if (document.title === own) return;
        own = onChange(document.title);
        if (own !== document.title) document.title = own;
    };
    const target = document.querySelector('head > title');
    const observer = new MutationObserver(run);
    observer.observe(target ?? document.head, { childList: true, characterData: true, subtree: true });
    run();
    return () => observer.disconnect();
}


/***/ }),

/***/ "./src/rules.ts":
/*!**********************!*\
  !*** ./src/rules.ts ***!
  \**********************/
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clean: () => (/* binding */ clean),
/* harmony export */   siteName: () => (/* binding */ siteName)
/* harmony export */ });
const BLINK = /^(New message|You have a message|Come back|\u2757|\u{1f534})/iu;
let steady = '';
function clean(title, rule) {
    if (rule.noBlink && BLINK.test(title)) return steady || title;
    let out = title;
    if (rule.noCount) out = out.replace(/^\s*[([]\d+\+?[)\]]\s*/, '');
    if (rule.strip) {
        for (const s of rule.strip) out = out.split(s).join('');
    }
    steady = out.trim();
    return rule.prefix ? `${rule.prefix} | ${steady}` : steady;
}
function siteName(host) {
    const parts = host.replace(/^www\./, '').split('.');
    return parts.length > 2 ? parts.slice(0, -1).join('.') : parts[0];
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__webpack_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__webpack_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
/*!**********************!*\
  !*** ./src/index.ts ***!
  \**********************/
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _observe__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./observe */ "./src/observe.ts");
/* harmony import */ var _rules__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./rules */ "./src/rules.ts");


const host = location.hostname;
const base = { noCount: true, noBlink: true, prefix: '', strip: [] };
const rule = Object.assign({}, base, GM_getValue(`rule:${host}`, {}));
let stop = (0,_observe__WEBPACK_IMPORTED_MODULE_0__.watchTitle)(t => (0,_rules__WEBPACK_IMPORTED_MODULE_1__.clean)(t, rule));
GM_registerMenuCommand('Prefix with site name', () => {
    rule.prefix = rule.prefix ? '' : (0,_rules__WEBPACK_IMPORTED_MODULE_1__.siteName)(host);
    GM_setValue(`rule:${host}`, rule);
    stop();
    stop = (0,_observe__WEBPACK_IMPORTED_MODULE_0__.watchTitle)(t => (0,_rules__WEBPACK_IMPORTED_MODULE_1__.clean)(t, rule));
});
GM_registerMenuCommand('Leave titles of this site alone', () => {
    GM_setValue(`rule:${host}`, { noCount: false, noBlink: false });
    stop();
});

/******/ })()
;
