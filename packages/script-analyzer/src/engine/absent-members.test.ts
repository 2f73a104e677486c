import { describe, expect, test } from "vitest";
import chromium from "../testing/chromium-members.json" with { type: "json" };
import { traceOf } from "../testing/trace-of.ts";

/** Members per analyzed script: few enough to stay within the analyzer's budget. */
const CHUNK_SIZE = 150;

/** Values of the language, by the prototype whose members they have. */
const INSTANCES: readonly (readonly [expression: string, prototype: keyof typeof chromium.members])[] = [
	["[]", "Array.prototype"],
	["[1, 2].map((x) => x)", "Array.prototype"],
	["''", "String.prototype"],
	["'abc'", "String.prototype"],
	["String(Math.random())", "String.prototype"],
	["(5)", "Number.prototype"],
	["true", "Boolean.prototype"],
	["1n", "BigInt.prototype"],
	["Symbol('x')", "Symbol.prototype"],
	["({})", "Object.prototype"],
	["[]", "Object.prototype"],
	["(function () {})", "Function.prototype"],
	["(() => {})", "Function.prototype"],
	["(class {})", "Function.prototype"],
	["(async () => {})", "Function.prototype"],
	["Math.max", "Function.prototype"],
	["(function () {}).bind(null)", "Function.prototype"],
	["/x/", "RegExp.prototype"],
	["new Map()", "Map.prototype"],
	["new Set()", "Set.prototype"],
	["new WeakMap()", "WeakMap.prototype"],
	["new WeakSet()", "WeakSet.prototype"],
	["new WeakRef({})", "WeakRef.prototype"],
	["new Date()", "Date.prototype"],
	["new Error('x')", "Error.prototype"],
	["new Promise(() => {})", "Promise.prototype"],
	["new Uint8Array(2)", "Array.prototype"],
	["new ArrayBuffer(2)", "ArrayBuffer.prototype"],
	["new DataView(new ArrayBuffer(2))", "DataView.prototype"],
	["(function* () {})()", "Iterator.prototype"],
	["[].values()", "Iterator.prototype"],
	["document", "Document.prototype"],
	["document", "Node.prototype"],
	["document.body", "HTMLElement.prototype"],
	["document.createElement('a')", "HTMLAnchorElement.prototype"],
	["document.createElement('iframe')", "HTMLIFrameElement.prototype"],
	["document.createElement('div')", "Element.prototype"],
	["document.createElement('div').classList", "DOMTokenList.prototype"],
	["document.createElement('div').style", "CSSStyleDeclaration.prototype"],
	["document.createElement('div').dataset", "Object.prototype"],
	["document.createElement('div').attributes", "NamedNodeMap.prototype"],
	["document.querySelectorAll('a')", "NodeList.prototype"],
	["document.forms", "HTMLCollection.prototype"],
	["document.implementation", "DOMImplementation.prototype"],
	["document.createRange()", "Range.prototype"],
	["getSelection()", "Selection.prototype"],
	["navigator", "Navigator.prototype"],
	["navigator.clipboard", "Clipboard.prototype"],
	["navigator.serviceWorker", "ServiceWorkerContainer.prototype"],
	["navigator.mediaDevices", "MediaDevices.prototype"],
	["navigator.geolocation", "Geolocation.prototype"],
	["navigator.credentials", "CredentialsContainer.prototype"],
	["crypto.subtle", "SubtleCrypto.prototype"],
	["new XMLHttpRequest()", "XMLHttpRequest.prototype"],
	["new URL('https://a.test/')", "URL.prototype"],
	["new URLSearchParams('')", "URLSearchParams.prototype"],
	["new Headers()", "Headers.prototype"],
	["new FormData()", "FormData.prototype"],
	["new Request('/')", "Request.prototype"],
	["new Response('')", "Response.prototype"],
	["new Blob(['x'])", "Blob.prototype"],
	["new FileReader()", "FileReader.prototype"],
	["new Event('x')", "Event.prototype"],
	["new KeyboardEvent('keydown')", "KeyboardEvent.prototype"],
	["new MouseEvent('click')", "MouseEvent.prototype"],
	["new CustomEvent('x')", "CustomEvent.prototype"],
	["new AbortController()", "AbortController.prototype"],
	["new AbortController().signal", "AbortSignal.prototype"],
	["new TextDecoder()", "TextDecoder.prototype"],
	["new TextEncoder()", "TextEncoder.prototype"],
	["new DOMParser()", "DOMParser.prototype"],
	["new MutationObserver(() => {})", "MutationObserver.prototype"],
	["new IntersectionObserver(() => {})", "IntersectionObserver.prototype"],
	["new MessageChannel()", "MessageChannel.prototype"],
	["new MessageChannel().port1", "MessagePort.prototype"],
	["new BroadcastChannel('x')", "BroadcastChannel.prototype"],
	["new Image()", "HTMLImageElement.prototype"],
	["new Proxy({}, {})", "Object.prototype"],
	["matchMedia('x')", "MediaQueryList.prototype"],
	["document.createElement('canvas').getContext('2d')", "CanvasRenderingContext2D.prototype"],
];

/** Values put into a variable by a script of their own: `arguments` belongs to a function. */
const SPECIAL: readonly string[] = [
	"arguments.callee",
	"(function () {}).caller",
	"(function () {}).arguments",
	"[].constructor.constructor",
	"''.constructor.constructor",
	"(5).constructor.constructor",
	"window.onerror",
	"window.onmessage",
	"document.onclick",
	"document.body.onclick",
	"document.body.innerText",
];

/** Known to be zero, empty or null: they are modeled. */
const KNOWN_FALSY: ReadonlySet<string> = new Set([
	"[].length",
	"''.length",
	"(function () {}).length",
	"(() => {}).length",
	"(async () => {}).length",
	"(class {}).length",
	"/x/.flags",
	"document.parentNode",
	"new CustomEvent('x').detail",
]);

/** The expressions that the analyzer takes for surely absent: nothing that hangs on them was looked at. */
function absentAmong(expressions: readonly string[]): readonly string[] {
	return Array.from({ length: Math.ceil(expressions.length / CHUNK_SIZE) }).flatMap((_, chunk) => {
		const asked = expressions.slice(chunk * CHUNK_SIZE, (chunk + 1) * CHUNK_SIZE);
		const lines = asked.map((expression) => `if (${expression}) { alert(1); }`);
		const code = `(function () {\n${lines.join("\n")}\n})()`;
		const seen = new Set(
			traceOf(code).sinks.flatMap(({ kind, offset }) =>
				kind === "ask-visitor" ? [code.slice(0, offset).split("\n").length - 2] : [],
			),
		);
		return asked.filter((expression, index) => !seen.has(index) && !KNOWN_FALSY.has(expression));
	});
}

const words = (text: string) => text.split(" ");

describe("a member of the language or the browser that is not modeled is unknown, never absent", () => {
	test("the globals of Chromium", () => {
		const globals = words(chromium.window).filter((name) => name !== "undefined" && name !== "NaN");
		expect(absentAmong(globals)).toEqual([]);
		expect(absentAmong(globals.map((name) => `window.${name}`))).toEqual([]);
	});

	test("static members, members of prototypes and of namespaces", () => {
		const expressions = Object.entries(chromium.members).flatMap(([holder, names]) =>
			words(names).map((name) => `${holder}.${name}`),
		);
		expect(expressions.length).toBeGreaterThan(8_000);
		expect(absentAmong(expressions)).toEqual([]);
	});

	test.each(INSTANCES)("%s has the members of %s", (expression, prototype) => {
		const names = words(chromium.members[prototype]);
		expect(absentAmong(names.map((name) => `${expression}.${name}`))).toEqual([]);
	});

	test("special members", () => {
		expect(absentAmong(SPECIAL)).toEqual([]);
	});

	test("what the page put on a list, a text or a function", () => {
		expect(absentAmong(["[].each", "'a'.startsWithAny", "(function () {}).periodical", "(5).times"])).toEqual([]);
	});
});
