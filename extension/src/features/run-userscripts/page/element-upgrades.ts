/** The class of a custom element, as a script writes it. */
export interface ElementClass {
	new (): HTMLElement;
	readonly prototype: HTMLElement & Partial<Reactions>;
	readonly observedAttributes?: Iterable<string>;
}

interface Reactions {
	connectedCallback(): void;
	disconnectedCallback(): void;
	attributeChangedCallback(name: string, before: string | null, now: string | null, namespace: string | null): void;
}

interface Definition {
	readonly name: string;
	readonly made: ElementClass;
	readonly observed: readonly string[];
	/** As they were when the element was defined: a later change of the class does not count (HTML standard). */
	readonly reactions: Partial<Reactions>;
}

const XHTML = "http://www.w3.org/1999/xhtml";

/** Methods after which elements can be in another place, by their classes: reactions come before they return, as of the browser's own. */
const CHANGES: readonly (readonly [{ readonly prototype: object }, readonly string[]])[] = [
	[Node, ["appendChild", "insertBefore", "removeChild", "replaceChild", "normalize"]],
	[
		Element,
		[
			"after",
			"append",
			"before",
			"prepend",
			"remove",
			"replaceChildren",
			"replaceWith",
			"insertAdjacentElement",
			"insertAdjacentHTML",
			"setAttribute",
			"setAttributeNS",
			"removeAttribute",
			"removeAttributeNS",
			"toggleAttribute",
			"setHTMLUnsafe",
		],
	],
	[Document, ["append", "prepend", "replaceChildren", "write", "writeln"]],
	[DocumentFragment, ["append", "prepend", "replaceChildren"]],
	[CharacterData, ["after", "before", "remove", "replaceWith"]],
	[Range, ["insertNode", "deleteContents", "extractContents", "surroundContents"]],
];
const CHANGING_PROPERTIES: readonly (readonly [{ readonly prototype: object }, readonly string[]])[] = [
	[Element, ["innerHTML", "outerHTML"]],
	[HTMLElement, ["innerText", "outerText"]],
	[ShadowRoot, ["innerHTML"]],
	[Node, ["textContent"]],
];

/** Makes elements of scripts' classes, and calls their reactions, in a world whose browser does neither. */
export interface ElementUpgrades {
	define(name: string, made: ElementClass): void;
	classOf(name: string): ElementClass | undefined;
	nameOf(made: ElementClass): string | undefined;
	/** Upgrades what is in a tree, connected or not. */
	upgradeTree(root: Node): void;
}

/** Replaces `HTMLElement` at once, because classes extend it before they are defined, and methods of the DOM with the first definition. */
export function createElementUpgrades(): ElementUpgrades {
	const { HTMLElement: Native } = window;
	const createElement = document.createElement.bind(document);
	const definitions = new Map<string, Definition>();
	const names = new Map<unknown, Definition>();
	/** Elements that are being upgraded: a class's constructor takes the last one instead of a new one. */
	const underWay: (Element | null)[] = [];
	const upgraded = new WeakMap<Element, Definition>();
	const failed = new WeakSet<Element>();
	const connected = new Set<Element>();
	let waiting: WeakRef<Element>[] = [];
	let roots: WeakRef<ShadowRoot>[] = [];

	const Own = new Proxy(Native, {
		construct(target, given, made: ElementClass): object {
			const definition = names.get(made);
			if (definition === undefined) return Reflect.construct(target, given, made) as object; // throws, as it does everywhere
			const last = underWay.length - 1;
			const upgrading = underWay[last] ?? null;
			const element = upgrading ?? createElement(definition.name);
			Object.setPrototypeOf(element, made.prototype);
			if (upgrading === null) follow(element, definition);
			else underWay[last] = null;
			return element;
		},
	});
	Object.defineProperty(window, "HTMLElement", { configurable: true, writable: true, value: Own });
	Object.defineProperty(Native.prototype, "constructor", { configurable: true, writable: true, value: Own });

	const react = (element: Element, act: (reactions: Partial<Reactions>) => void): void => {
		const definition = upgraded.get(element);
		if (definition === undefined) return;
		try {
			act(definition.reactions);
		} catch (thrown) {
			reportError(thrown);
		}
	};
	const follow = (element: Element, definition: Definition): void => {
		upgraded.set(element, definition);
		waiting.push(new WeakRef(element));
		const { observed } = definition;
		if (observed.length > 0)
			observer.observe(element, { attributes: true, attributeFilter: [...observed], attributeOldValue: true });
	};
	const attributeChanged = (element: Element, name: string, before: string | null, namespace: string | null): void =>
		react(element, (reactions) =>
			reactions.attributeChangedCallback?.call(
				element,
				name,
				before,
				element.getAttributeNS(namespace, name),
				namespace,
			),
		);
	const upgrade = (element: Element): void => {
		const definition = element.namespaceURI === XHTML ? definitions.get(element.localName) : undefined;
		if (definition === undefined || upgraded.has(element) || failed.has(element)) return;
		underWay.push(element);
		try {
			if (new definition.made() !== element)
				throw new TypeError("The custom element constructor returned another object");
			// Not before, or it would be told that it is in the document while it is being constructed.
			follow(element, definition);
		} catch (thrown) {
			failed.add(element);
			reportError(thrown);
			return;
		} finally {
			underWay.pop();
		}
		for (const { name, namespaceURI } of element.attributes) {
			if (definition.observed.includes(name)) attributeChanged(element, name, null, namespaceURI);
		}
	};
	const upgradeTree = (root: Node): void => {
		if (root instanceof Element) upgrade(root);
		if (!(root instanceof Element || root instanceof Document || root instanceof DocumentFragment)) return;
		const selector = [...definitions.keys()].map((name) => CSS.escape(name)).join();
		if (selector !== "") for (const element of root.querySelectorAll(selector)) upgrade(element);
	};
	/** Tells elements that they came into the document, or left it. */
	const settle = (): void => {
		for (const element of connected) {
			if (element.isConnected) continue;
			connected.delete(element);
			waiting.push(new WeakRef(element));
			react(element, (reactions) => reactions.disconnectedCallback?.call(element));
		}
		const now = waiting;
		waiting = [];
		for (const reference of now) {
			const element = reference.deref();
			if (element === undefined || !upgraded.has(element)) continue;
			if (!element.isConnected) waiting.push(reference);
			else if (!connected.has(element)) {
				connected.add(element);
				react(element, (reactions) => reactions.connectedCallback?.call(element));
			}
		}
	};
	const take = (records: readonly MutationRecord[]): void => {
		for (const { type, target, addedNodes, attributeName, attributeNamespace, oldValue } of records) {
			if (type === "attributes") attributeChanged(target as Element, attributeName ?? "", oldValue, attributeNamespace);
			else for (const node of addedNodes) if (node.isConnected) upgradeTree(node);
		}
		settle();
	};
	const observer = new MutationObserver(take);
	const watch = (root: Document | ShadowRoot): void => observer.observe(root, { childList: true, subtree: true });
	const takeNow = (): void => take(observer.takeRecords());

	let begun = false;
	const begin = (): void => {
		if (begun) return;
		begun = true;
		watch(document);
		for (const [holder, methods] of CHANGES) for (const name of methods) after(holder.prototype, name, takeNow);
		for (const [holder, properties] of CHANGING_PROPERTIES)
			for (const name of properties) afterSetting(holder.prototype, name, takeNow);
		const made = (result: unknown): void => {
			if (result instanceof Node) upgradeTree(result);
		};
		for (const name of ["createElement", "createElementNS", "importNode"]) after(Document.prototype, name, made);
		after(Node.prototype, "cloneNode", made);
	};
	// A root that is attached before anything is defined can hold elements of what is defined later.
	after(Element.prototype, "attachShadow", (root) => {
		if (!(root instanceof ShadowRoot)) return;
		roots.push(new WeakRef(root));
		watch(root);
	});

	return {
		classOf: (name) => definitions.get(name)?.made,
		nameOf: (made) => names.get(made)?.name,
		upgradeTree(root) {
			upgradeTree(root);
			settle();
		},
		define(name, made) {
			begin();
			const { connectedCallback, disconnectedCallback, attributeChangedCallback } = made.prototype;
			const observed = attributeChangedCallback === undefined ? [] : [...(made.observedAttributes ?? [])].map(String);
			const reactions = Object.fromEntries(
				Object.entries({ connectedCallback, disconnectedCallback, attributeChangedCallback }).filter(([, act]) => act),
			) as Partial<Reactions>;
			const definition: Definition = { name, made, observed, reactions };
			definitions.set(name, definition);
			names.set(made, definition);
			roots = roots.filter((reference) => reference.deref() !== undefined);
			for (const root of [document, ...roots.map((reference) => reference.deref())])
				if (root !== undefined) upgradeTree(root);
			settle();
		},
	};
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Does something with the result whenever a method of the DOM has been called in this world. */
function after(holder: object, name: string, act: (result: unknown) => void): void {
	const descriptor = Object.getOwnPropertyDescriptor(holder, name);
	if (descriptor?.configurable !== true || typeof descriptor.value !== "function") return;
	const native = descriptor.value as Method;
	const { [name]: value } = {
		[name](this: unknown, ...given: unknown[]): unknown {
			const result = Reflect.apply(native, this, given);
			act(result);
			return result;
		},
	};
	Object.defineProperty(holder, name, { ...descriptor, value });
}

function afterSetting(holder: object, name: string, act: () => void): void {
	const descriptor = Object.getOwnPropertyDescriptor(holder, name);
	if (descriptor?.configurable !== true || descriptor.set === undefined) return;
	const native = descriptor.set;
	function set(this: unknown, value: unknown): void {
		Reflect.apply(native, this, [value]);
		act();
	}
	Object.defineProperty(holder, name, { ...descriptor, set });
}
