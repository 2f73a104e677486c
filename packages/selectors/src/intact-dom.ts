/**
 * DOM members that a page cannot shadow. A field shadows the property of its form with the same name, an image that of the document,
 * also for content scripts (DOM clobbering): `form.id` may be a field, `form.querySelectorAll` no function, and a field named
 * `parentElement` makes a walk upwards endless. Elements that may be forms, and the document, are therefore read by the getters and
 * methods of the browser's own prototypes.
 */
export const tagOf = reader(() => Element.prototype, "localName");
export const namespaceOf = reader(() => Element.prototype, "namespaceURI");
export const idOf = reader(() => Element.prototype, "id");
export const classesOf = reader(() => Element.prototype, "classList");
export const attributesOf = reader(() => Element.prototype, "attributes");
export const textOf = reader(() => Element.prototype, "textContent");
export const openShadowRootOf = reader(() => Element.prototype, "shadowRoot");

export const parentNodeOf = reader(() => Node.prototype, "parentNode");
export const parentElementOf = reader(() => Node.prototype, "parentElement");
export const childNodesOf = reader(() => Node.prototype, "childNodes");
export const firstChildOf = reader(() => Element.prototype, "firstElementChild");
export const childCountOf = reader(() => Element.prototype, "childElementCount");
export const nextSiblingOf = reader(() => Node.prototype, "nextSibling");
export const previousOf = reader(() => Element.prototype, "previousElementSibling");
export const nextOf = reader(() => Element.prototype, "nextElementSibling");

export const nodeTypeOf = reader(() => Node.prototype, "nodeType");
export const documentOf = reader(() => Node.prototype, "ownerDocument");
export const baseOf = reader(() => Node.prototype, "baseURI");
export const titleOf = reader(() => Document.prototype, "title");
export const controlsOf = reader(() => HTMLFormElement.prototype, "elements");

export const attribute = (element: Element, name: string): string | null =>
	Element.prototype.getAttribute.call(element, name);
export const hasAttribute = (element: Element, name: string): boolean =>
	Element.prototype.hasAttribute.call(element, name);
export const attributeNames = (element: Element): string[] => Element.prototype.getAttributeNames.call(element);
export const rootOf = (node: Node): Node => Node.prototype.getRootNode.call(node);
export const isWithin = (around: Node, node: Node): boolean => Node.prototype.contains.call(around, node);
/** Whether a node precedes another in tree order. Ancestors precede their descendants. */
export const isBefore = (node: Node, other: Node): boolean =>
	(Node.prototype.compareDocumentPosition.call(other, node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

export const isConnected = reader(() => Node.prototype, "isConnected");
/** Whether its content can be edited, by itself or by an ancestor. */
export const isEditable = (element: Element): boolean => inherited(element, "isContentEditable") === true;
export const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);
export const scrollLeftOf = reader(() => Element.prototype, "scrollLeft");
export const scrollTopOf = reader(() => Element.prototype, "scrollTop");
/** Whether it is rendered and neither hidden nor fully transparent. */
export const isShown = (element: Element): boolean =>
	Element.prototype.checkVisibility.call(element, { visibilityProperty: true, opacityProperty: true });

export const bodyOf = reader(() => Document.prototype, "body");
export const documentElementOf = reader(() => Document.prototype, "documentElement");
export const scrollerOf = reader(() => Document.prototype, "scrollingElement");
const documentFocus = reader(() => Document.prototype, "activeElement");
/** The focused element within a document or shadow root; the host when the focus is in a nested shadow root. */
export const focusIn = (root: Document | ShadowRoot): Element | null =>
	nodeTypeOf(root) === 9 ? documentFocus(root as Document) : root.activeElement;
export const selectionOf = (of: Document): Selection | null => Document.prototype.getSelection.call(of);
export const elementsAt = (of: Document, x: number, y: number): Element[] =>
	Document.prototype.elementsFromPoint.call(of, x, y);
export const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
	Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[Tag];

export const matches = (element: Element, css: string): boolean => Element.prototype.matches.call(element, css);
export const closest = (element: Element, css: string): Element | null => Element.prototype.closest.call(element, css);

/** Elements below a node that match. @throws SyntaxError for invalid CSS */
export const queryAll = (root: Node, css: string): NodeListOf<Element> =>
	parentPrototype(root).querySelectorAll.call(root, css);
/** The first element below a node that matches. @throws SyntaxError for invalid CSS */
export const queryFirst = (root: Node, css: string): Element | null =>
	parentPrototype(root).querySelector.call(root, css);

export function byId(root: Document | ShadowRoot, id: string): Element | null {
	const { getElementById } = nodeTypeOf(root) === 9 ? Document.prototype : DocumentFragment.prototype;
	return getElementById.call(root, id);
}

/** @param show bits of `NodeFilter` */
export const walkerOf = (root: Node, show: number): TreeWalker =>
	Document.prototype.createTreeWalker.call(document, root, show);

/** Evaluates an XPath to an ordered snapshot of nodes. @throws SyntaxError for invalid XPath */
export const nodesAt = (path: string, root: Document | Element): XPathResult =>
	Document.prototype.evaluate.call(
		documentOf(root) ?? document,
		...([path, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null] as const),
	);

/** Reads a property from the prototype of an element, as `labels` of fields; undefined where there is none. */
export function inherited(element: Element, name: string): unknown {
	return getterOf(Object.getPrototypeOf(element), name)?.call(element);
}

const inElement = reader(() => Element.prototype, "children");
const inDocument = reader(() => Document.prototype, "children");
const inFragment = reader(() => DocumentFragment.prototype, "children");

/** The elements directly in an element, a document or a shadow root. */
export function childElementsOf(parent: Node): HTMLCollection {
	const type = nodeTypeOf(parent);
	if (type === 1) return inElement(parent as Element);
	return type === 9 ? inDocument(parent as Document) : inFragment(parent as DocumentFragment);
}

/** Looks the getter up at first use, as builds load this module where there is no DOM. */
function reader<Of extends Node, Name extends keyof Of & string>(prototype: () => Of, name: Name) {
	let get: (() => unknown) | undefined;
	return (of: Of): Of[Name] => {
		get ??= getterOf(prototype(), name);
		if (get === undefined) throw new Error(`This browser has no ${name}`);
		return get.call(of) as Of[Name];
	};
}

/** Browsers and happy-dom define some getters on different prototypes. */
function getterOf(prototype: unknown, name: string): (() => unknown) | undefined {
	for (let at = prototype; at !== null; at = Object.getPrototypeOf(at)) {
		const get = Object.getOwnPropertyDescriptor(at, name)?.get;
		if (get !== undefined) return get;
	}
	return undefined;
}

/** Documents, shadow roots and elements define the same methods on different prototypes. */
function parentPrototype(root: Node): ParentNode {
	const type = nodeTypeOf(root);
	if (type === 1) return Element.prototype;
	return type === 9 ? Document.prototype : DocumentFragment.prototype;
}
