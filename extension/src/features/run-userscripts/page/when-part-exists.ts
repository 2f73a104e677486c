import { applyList, bare } from "./built-ins.ts";
import type { LayerSettings } from "./layer-settings.ts";

/** Part of the document that a script waits for. */
type Part = NonNullable<LayerSettings["waitsFor"]>;

const readerOf = (holder: object, name: string) => Object.getOwnPropertyDescriptor(holder, name)?.get;
const readParts = { head: readerOf(Document.prototype, "head"), body: readerOf(Document.prototype, "body") } as const;
const readState = readerOf(Document.prototype, "readyState");
const readRoot = readerOf(Document.prototype, "documentElement");
const readTag = readerOf(Element.prototype, "localName");
const KeptObserver = MutationObserver;
const { observe, disconnect } = MutationObserver.prototype;
const { addEventListener: listen } = EventTarget.prototype;

/**
 * Calls back as soon as the document has the part: at once, or while the document is parsed. Where none can come, as in SVG, at once, and
 * where none came, at the end of parsing. The parser runs observers before each script of the page, so the page's scripts still come later.
 */
export function whenPartExists(part: Part, act: () => void): void {
	const of = (reader: (() => unknown) | undefined, holder: unknown): unknown =>
		reader === undefined || holder === null ? null : applyList(reader, holder, []);
	const canCome = (): boolean => {
		const tag = of(readTag, of(readRoot, document));
		return of(readState, document) === "loading" && (tag === null || tag === "html");
	};
	// With the body, a head does not come any more.
	const has = (name: Part): boolean => of(readParts[name], document) !== null;
	const isThere = (): boolean => has("body") || (part === "head" && has("head")) || !canCome();
	if (isThere()) {
		act();
		return;
	}
	let waits = true;
	const check = (): void => {
		if (!waits || !isThere()) return;
		waits = false;
		applyList(disconnect, observer, []);
		act();
	};
	const observer = new KeptObserver(check);
	const options = bare<boolean>();
	options.childList = true;
	options.subtree = true;
	applyList(observe, observer, [document, options]);
	applyList(listen, document, ["readystatechange", check]);
}
