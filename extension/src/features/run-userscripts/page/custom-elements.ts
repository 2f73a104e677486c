import { createElementUpgrades, type ElementClass } from "./element-upgrades.ts";

// Chromium has no registry of custom elements in a world of its own: `customElements` is null there. This stands in for it. It holds
// nothing of a script that other scripts of the world may not see, so unlike the layer it uses ordinary idioms.

/** How often the page's own definitions are looked for while a script waits for one, in milliseconds: no event tells of them. */
const LOOK_MS = 100;
/** A valid name of a custom element (HTML standard, § 4.13.3), without the few names of SVG and MathML that it excludes. */
const NAME = /^[a-z][-.\w·À-\u{10ffff}]*-[-.\w·À-\u{10ffff}]*$/u;
const UPPER = /[A-Z]/;

interface Waiting {
	readonly promise: Promise<ElementClass>;
	readonly resolve: (made: ElementClass) => void;
}

/** Gives the world a `customElements` of its own, for elements of its scripts, which also knows those of the page. */
export function provideCustomElements(): void {
	const registryOfBrowser: object | null = window.customElements;
	if (registryOfBrowser !== null) return;
	const createElement = document.createElement.bind(document);
	const upgrades = createElementUpgrades();
	const waiting = new Map<string, Waiting>();
	const ofPage = new Map<string, ElementClass>();

	const refuse = (name: string, why: string): never => {
		throw new DOMException(`Failed to execute 'define' on 'CustomElementRegistry': ${why}`, name);
	};
	const isName = (name: string): boolean => NAME.test(name) && !UPPER.test(name);
	/** What makes an element that the page has defined; null when it has not. Its class is in the page's world, out of reach. */
	const pageClass = (name: string): ElementClass | null => {
		const known = ofPage.get(name);
		if (known !== undefined) return known;
		if (!isName(name) || !isDefined(name, createElement)) return null;
		const made = new Proxy<ElementClass>(HTMLElement, { construct: () => createElement(name) });
		ofPage.set(name, made);
		return made;
	};
	const get = (name: string): ElementClass | undefined => upgrades.classOf(name) ?? pageClass(name) ?? undefined;

	let looks = false;
	const look = (): void => {
		for (const [name, { resolve }] of waiting) {
			const made = pageClass(name);
			if (made === null) continue;
			waiting.delete(name);
			resolve(made);
		}
		looks = waiting.size > 0;
		if (looks) setTimeout(look, LOOK_MS);
	};

	const methods: Record<string, (...given: never[]) => unknown> = {
		define(given: unknown, made: unknown, options?: { readonly extends?: string }): void {
			const name = String(given);
			if (typeof made !== "function") throw new TypeError("The constructor of a custom element is not a function");
			if (!isName(name)) refuse("SyntaxError", `"${name}" is not a valid custom element name`);
			if (options?.extends !== undefined) {
				refuse("NotSupportedError", `"${name}" cannot extend <${options.extends}> in the world of a userscript`);
			}
			if (upgrades.classOf(name) !== undefined)
				refuse("NotSupportedError", `the name "${name}" has already been used with this registry`);
			if (pageClass(name) !== null) refuse("NotSupportedError", `the page has defined "${name}"`);
			if (upgrades.nameOf(made as ElementClass) !== undefined)
				refuse("NotSupportedError", "this constructor has already been used with this registry");
			upgrades.define(name, made as ElementClass);
			waiting.get(name)?.resolve(made as ElementClass);
			waiting.delete(name);
		},
		get: (name: unknown) => get(String(name)),
		getName: (made: ElementClass) => upgrades.nameOf(made) ?? null,
		upgrade: (root: Node) => upgrades.upgradeTree(root),
		whenDefined(given: unknown): Promise<ElementClass> {
			const name = String(given);
			if (!isName(name)) {
				const why = `Failed to execute 'whenDefined' on 'CustomElementRegistry': Invalid element name: '${name}'`;
				return Promise.reject(new DOMException(why, "SyntaxError"));
			}
			const made = get(name);
			if (made !== undefined) return Promise.resolve(made);
			const known = waiting.get(name);
			if (known !== undefined) return known.promise;
			let resolve = (_made: ElementClass): void => undefined;
			const promise = new Promise<ElementClass>((fulfill) => {
				resolve = fulfill;
			});
			waiting.set(name, { promise, resolve });
			if (!looks) {
				looks = true;
				setTimeout(look, LOOK_MS);
			}
			return promise;
		},
	};
	const registry = Object.create(CustomElementRegistry.prototype) as object;
	for (const [name, value] of Object.entries(methods)) {
		Object.defineProperty(registry, name, { value, configurable: true, writable: true });
	}
	Object.defineProperty(window, "customElements", { configurable: true, enumerable: true, get: () => registry });
}

/** Whether the page has defined an element: that shows in every world. Looks for one in the document first, as making one runs its constructor. */
const isDefined = (name: string, createElement: (name: string) => HTMLElement): boolean =>
	(document.querySelector(CSS.escape(name)) ?? createElement(name)).matches(":defined");
