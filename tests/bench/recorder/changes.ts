/** What happens to pages between the day of a recording and the day of a run. Runs in the page. */

/** Changes the page; @returns what has become of an element. */
export type Change = (targets: readonly Element[]) => (target: Element) => Element | null;
/** Changes one element only; @returns the element as it is now, and how to undo it. Null where it does not apply. */
export type OwnChange = (target: Element) => { readonly now: Element | null; readonly undo: () => void } | null;

const same = (target: Element) => target;
const everything = () => {
	const found: Element[] = [];
	const visit = (root: Document | ShadowRoot) => {
		for (const element of root.querySelectorAll("body, body *, :host > *, *")) {
			if (element.closest("head")) continue;
			found.push(element);
			if (element.shadowRoot) visit(element.shadowRoot);
		}
	};
	visit(document);
	return [...new Set(found)];
};

/** Letters moved on by a few: another language for whoever compares, of the same length. */
const translated = (text: string) =>
	text.replace(/\p{L}/gu, (letter) => String.fromCodePoint(0x3b1 + ((letter.codePointAt(0) ?? 0) % 24)));
const hashed = (text: string) => {
	let hash = 7;
	for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return `x${hash.toString(36)}q7`;
};

function eachText(root: Node, change: (text: string) => string): void {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) walker.currentNode.nodeValue = change(walker.currentNode.nodeValue ?? "");
}

/** Parents of what repeats: lists, bodies of tables, boxes of four and more. */
const lists = () => everything().filter((element) => element.children.length > 3 && element.localName !== "html");

function asNewEntry(element: Element): Element {
	const made = element.cloneNode(true);
	if (!(made instanceof Element)) throw new Error("A clone of an element is an element.");
	eachText(made, (text) =>
		text
			.split(" ")
			.reverse()
			.join(" ")
			.replace(/[A-Za-z]{4,}/g, (word) => `New${word.slice(2)}`),
	);
	for (const part of [made, ...made.querySelectorAll("*")]) {
		part.removeAttribute("id");
		for (const { name, value } of [...part.attributes])
			if (/^(?:href|src|name|value|data-.*|aria-label|alt|title)$/.test(name)) part.setAttribute(name, `${value}-new`);
	}
	return made;
}

export const changes: Readonly<Record<string, Change>> = {
	nothing: () => same,
	wrapper() {
		const wrapper = document.createElement("div");
		wrapper.append(...document.body.childNodes);
		document.body.append(wrapper);
		return same;
	},
	banner() {
		const banner = document.createElement("div");
		banner.innerHTML =
			'<div><p>We use cookies.</p><button type="button">Accept</button> <a href="/cookies">Details</a></div>';
		document.body.prepend(banner);
		return same;
	},
	"classes renamed"() {
		for (const element of everything()) {
			const names = [...element.classList].map(hashed);
			if (names.length > 0) element.setAttribute("class", names.join(" "));
		}
		return same;
	},
	"sibling inserted"() {
		for (const list of lists()) {
			const first = list.firstElementChild;
			if (first && !first.shadowRoot) list.prepend(asNewEntry(first));
		}
		return same;
	},
	"ids random"() {
		const ids = new Map<string, string>();
		for (const element of everything()) {
			if (element.id === "") continue;
			ids.set(element.id, hashed(`${element.id}!`));
			element.id = hashed(`${element.id}!`);
		}
		for (const element of everything())
			for (const name of ["for", "aria-labelledby", "aria-describedby", "aria-controls"]) {
				const value = element.getAttribute(name);
				if (value)
					element.setAttribute(
						name,
						value
							.split(" ")
							.map((id) => ids.get(id) ?? id)
							.join(" "),
					);
			}
		return same;
	},
	"text translated"() {
		eachText(document.body, translated);
		for (const element of everything()) {
			if (element.shadowRoot) eachText(element.shadowRoot, translated);
			for (const name of ["aria-label", "alt", "title", "placeholder"]) {
				const value = element.getAttribute(name);
				if (value) element.setAttribute(name, translated(value));
			}
			if (element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type))
				element.setAttribute("value", translated(element.value));
		}
		return same;
	},
	reordered() {
		for (const list of lists()) {
			const children = [...list.children];
			if (new Set(children.map(({ localName }) => localName)).size > 1) continue;
			const cut = Math.ceil(children.length / 2);
			list.append(...children.slice(cut).reverse(), ...children.slice(0, cut));
		}
		return same;
	},
};

const STRONGEST = [
	"data-testid",
	"data-test",
	"data-qa",
	"data-cy",
	"aria-label",
	"id",
	"name",
	"placeholder",
	"alt",
	"title",
	"href",
	"for",
	"class",
	"type",
];

function swapTag(target: Element): Element {
	const tag = target.localName === "button" ? "a" : target.localName === "a" ? "button" : "div";
	const swapped = document.createElement(tag);
	for (const { name, value } of target.attributes) swapped.setAttribute(name, value);
	swapped.append(...target.childNodes);
	target.replaceWith(swapped);
	return swapped;
}

export const ownChanges: Readonly<Record<string, OwnChange>> = {
	"attribute dropped"(target) {
		const name = STRONGEST.find((attribute) => target.hasAttribute(attribute));
		const value = name === undefined ? null : target.getAttribute(name);
		if (name === undefined || value === null) return null;
		target.removeAttribute(name);
		return { now: target, undo: () => target.setAttribute(name, value) };
	},
	"tag swapped"(target) {
		// A field is no field any more in another tag.
		if (/^(?:input|select|textarea|option|img|tr|td|th|summary)$/.test(target.localName) || target.shadowRoot)
			return null;
		const now = swapTag(target);
		return {
			now,
			undo() {
				target.append(...now.childNodes);
				now.replaceWith(target);
			},
		};
	},
	removed(target) {
		const { parentNode, nextSibling } = target;
		if (parentNode === null) return null;
		target.remove();
		return { now: null, undo: () => parentNode.insertBefore(target, nextSibling) };
	},
};
