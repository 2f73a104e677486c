/** Names a generated program reads and writes; some are the page's, some only look like it. */
export const NAMES = [
	...(["a", "b", "c", "d", "f", "g", "x", "out", "i"] as const),
	...(["document", "window", "self", "globalThis", "top", "parent", "location", "navigator", "history"] as const),
	...(["localStorage", "sessionStorage", "indexedDB", "cookieStore", "fetch", "XMLHttpRequest", "WebSocket"] as const),
	...(["Image", "EventSource", "Worker", "FormData", "URL", "URLSearchParams", "Blob", "Request", "Headers"] as const),
	...(["eval", "Function", "setTimeout", "setInterval", "queueMicrotask", "atob", "btoa", "Proxy", "Reflect"] as const),
	...(["Object", "Array", "String", "Map", "Set", "WeakMap", "Promise", "JSON", "Symbol", "Math", "RegExp"] as const),
	...(["GM_xmlhttpRequest", "GM_setValue", "GM_getValue", "GM", "unsafeWindow", "GM_addElement", "GM_info"] as const),
	...(["$", "jQuery", "chrome", "ethereum", "arguments", "undefined", "NaN", "async", "of", "get"] as const),
] as const;

export const PROPERTIES = [
	...(["cookie", "value", "innerHTML", "outerHTML", "src", "href", "action", "textContent", "key", "data"] as const),
	...(["then", "catch", "finally", "next", "return", "call", "apply", "bind", "map", "forEach", "reduce"] as const),
	...(["join", "split", "concat", "slice", "replace", "push", "pop", "shift", "entries", "from", "assign"] as const),
	...(["addEventListener", "querySelector", "createElement", "appendChild", "append", "setAttribute"] as const),
	...(["getItem", "setItem", "send", "open", "sendBeacon", "postMessage", "write", "insertAdjacentHTML"] as const),
	...(["constructor", "prototype", "__proto__", "hasOwnProperty", "toString", "valueOf", "length", "size"] as const),
	...(["body", "head", "document", "defaultView", "ownerDocument", "contentWindow", "clipboard", "readText"] as const),
	...(["onload", "onclick", "dataset", "style", "x", "y", "0", "1", "raw", "responseText", "headers"] as const),
] as const;

export const TEXTS = [
	...(["", "a", "cookie", "src", "script", "img", "innerHTML", "constructor", "__proto__", "eval", "input"] as const),
	...([
		"https://c.example/x?d=",
		"//c.example",
		"/api/me",
		"javascript:1",
		"data:text/html,x",
		"wss://c.example",
	] as const),
	...([
		"keydown",
		"submit",
		"message",
		"click",
		"input[type=password]",
		"aHR0cHM6Ly9j",
		"\\u0065val",
		"\\x63",
	] as const),
	...(["\u{1f600}", "\ud800", "\u2028", "\u0000", "%", "`", "</script>", "*/", "'"] as const),
] as const;
