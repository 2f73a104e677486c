import { applyList, bare } from "./built-ins.ts";

const readBody = Object.getOwnPropertyDescriptor(Document.prototype, "body")?.get;
const KeptObserver = MutationObserver;
const { observe, disconnect } = MutationObserver.prototype;

/** Calls back as soon as the document has a body: at once, or while the document is parsed. */
export function whenBodyExists(act: () => void): void {
	const hasBody = (): boolean => readBody === undefined || applyList(readBody, document, []) !== null;
	if (hasBody()) {
		act();
		return;
	}
	const observer = new KeptObserver(() => {
		if (!hasBody()) return;
		applyList(disconnect, observer, []);
		act();
	});
	const options = bare<boolean>();
	options.childList = true;
	options.subtree = true;
	applyList(observe, observer, [document, options]);
}
