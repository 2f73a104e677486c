/**
 * DOM members that a page cannot shadow. A field shadows the property of its form with the same name, an image that of the document,
 * also for content scripts (DOM clobbering): `form.id` may be a field, `form.querySelectorAll` no function, and a field named
 * `parentElement` makes a walk upwards endless. Elements that may be forms, and the document, are therefore read by the getters and
 * methods of the browser's own prototypes.
 */
/*#__NO_SIDE_EFFECTS__*/
const ofElement = <Name extends keyof Element & string>(name: Name) => reader(() => Element.prototype, name);
/*#__NO_SIDE_EFFECTS__*/
const ofNode = <Name extends keyof Node & string>(name: Name) => reader(() => Node.prototype, name);
/*#__NO_SIDE_EFFECTS__*/
const ofDocument = <Name extends keyof Document & string>(name: Name) => reader(() => Document.prototype, name);

export const tagOf = ofElement("localName");
export const namespaceOf = ofElement("namespaceURI");
export const idOf = ofElement("id");
export const classesOf = ofElement("classList");
export const attributesOf = ofElement("attributes");
export const textOf = ofElement("textContent");
export const openShadowRootOf = ofElement("shadowRoot");

export const parentNodeOf = ofNode("parentNode");
export const parentElementOf = ofNode("parentElement");
export const childNodesOf = ofNode("childNodes");
export const firstChildOf = ofElement("firstElementChild");
export const childCountOf = ofElement("childElementCount");
export const nextSiblingOf = ofNode("nextSibling");
export const previousOf = ofElement("previousElementSibling");
export const nextOf = ofElement("nextElementSibling");

export const nodeTypeOf = ofNode("nodeType");
export const documentOf = ofNode("ownerDocument");
export const baseOf = ofNode("baseURI");
export const titleOf = ofDocument("title");
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

export const isConnected = ofNode("isConnected");
/** Whether its content can be edited, by itself or by an ancestor. */
export const isEditable = (element: Element): boolean => inherited(element, "isContentEditable") === true;
export const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);
export const scrollLeftOf = ofElement("scrollLeft");
export const scrollTopOf = ofElement("scrollTop");
/** Whether it is rendered and neither hidden nor fully transparent. */
export const isShown = (element: Element): boolean =>
	Element.prototype.checkVisibility.call(element, { visibilityProperty: true, opacityProperty: true });

/** Whether it is rendered and not hidden. A transparent one is: pages put boxes that people click on over painted ones. */
export const isRendered = (element: Element): boolean =>
	Element.prototype.checkVisibility.call(element, { visibilityProperty: true });
/** The document of a frame; null for other elements and for a frame of another origin. */
export const frameDocumentOf = (element: Element): Document | null =>
	(inherited(element, "contentDocument") as Document | null | undefined) ?? null;
/** The window of an element's document. */
export const windowOf = (element: Element): Window & typeof globalThis => documentOf(element)?.defaultView ?? window;
/** Scrolls every box around an element as little as needed, or so that it is in the middle. */
export const scrollToShow = (element: Element, block: "nearest" | "center"): void =>
	Element.prototype.scrollIntoView.call(element, { block, inline: "nearest", behavior: "instant" });
/** Sends an event. @returns false when the page prevents what follows from it */
export const send = (element: Element, event: Event): boolean =>
	EventTarget.prototype.dispatchEvent.call(element, event);

export const bodyOf = ofDocument("body");
export const documentElementOf = ofDocument("documentElement");
export const scrollerOf = ofDocument("scrollingElement");
const documentFocus = ofDocument("activeElement");
/** The focused element within a document or shadow root; the host when the focus is in a nested shadow root. */
export const focusIn = (root: Document | ShadowRoot): Element | null =>
	nodeTypeOf(root) === 9 ? documentFocus(root as Document) : root.activeElement;
const documentSheets = ofDocument("styleSheets");
/** The style sheets of a document or shadow root that elements bring along; those adopted by script are not among them. */
export const styleSheetsOf = (root: Document | ShadowRoot): StyleSheetList =>
	nodeTypeOf(root) === 9 ? documentSheets(root as Document) : root.styleSheets;
/** Whether rules under a media condition apply at present. */
export const isMediaMet = (media: MediaList): boolean => matchMedia(media.mediaText).matches;
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
/** The live collection of the descendants with a tag, which the browser keeps until the tree changes: faster than a query. */
export const descendantsOf = (root: Element, tag: string): HTMLCollectionOf<Element> =>
	Element.prototype.getElementsByTagName.call(root, tag);
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

/** Sets a property by the setter of the element's class: frameworks as React put one of their own on the element itself. */
export function assign(element: Element, name: string, value: unknown): void {
	descriptorOf(element, name)?.set?.call(element, value);
}

/** Reads a property from the prototype of an element, as `labels` of fields; undefined where there is none. */
export function inherited(element: Element, name: string): unknown {
	return descriptorOf(element, name)?.get?.call(element);
}

const inElement = ofElement("children");
const inDocument = ofDocument("children");
const inFragment = reader(() => DocumentFragment.prototype, "children");

/** The elements directly in an element, a document or a shadow root. */
export function childElementsOf(parent: Node): HTMLCollection {
	const type = nodeTypeOf(parent);
	if (type === 1) return inElement(parent as Element);
	return type === 9 ? inDocument(parent as Document) : inFragment(parent as DocumentFragment);
}

/**
 * Looks the getter up at first use, as builds load this module where there is no DOM.
 * @__NO_SIDE_EFFECTS__
 */
function reader<Of extends Node, Name extends keyof Of & string>(prototype: () => Of, name: Name) {
	let get: (() => unknown) | undefined;
	return (of: Of): Of[Name] => {
		get ??= descriptorOf(prototype(), name, true)?.get;
		if (get === undefined) throw new Error(`This browser has no ${name}`);
		return get.call(of) as Of[Name];
	};
}

/** Browsers and happy-dom define some getters on different prototypes. */
function descriptorOf(of: object, name: string, isOwn = false): PropertyDescriptor | undefined {
	for (let at: unknown = isOwn ? of : Object.getPrototypeOf(of); at !== null; at = Object.getPrototypeOf(at)) {
		const descriptor = Object.getOwnPropertyDescriptor(at, name);
		if (descriptor?.get !== undefined) return descriptor;
	}
	return undefined;
}

/** Documents, shadow roots and elements define the same methods on different prototypes. */
function parentPrototype(root: Node): ParentNode {
	const type = nodeTypeOf(root);
	if (type === 1) return Element.prototype;
	return type === 9 ? Document.prototype : DocumentFragment.prototype;
}
