import { joinChain } from "@scriptorium/flow/recording/recorded-target";
import { firstChildOf, nextOf, parentElementOf, rootOf, tagOf } from "@scriptorium/selectors/intact-dom";

/** Maximum number of steps in a path. */
const MAX_STEPS = 200;

/** A positional CSS path from the root, valid for the current state of the page; null for elements that are nested too deeply. */
export function createNumberedPaths(): (element: Element) => string | null {
	const numbers = new WeakMap<Element, { readonly nth: number; readonly of: number }>();
	const numberOf = (element: Element) => {
		const known = numbers.get(element);
		if (known !== undefined) return known;
		const byTag = new Map<string, Element[]>();
		// The children of a parent are numbered once for all of them.
		for (let at = firstSiblingOf(element); at !== null; at = nextOf(at)) {
			const alike = byTag.get(tagOf(at));
			if (alike === undefined) byTag.set(tagOf(at), [at]);
			else alike.push(at);
		}
		for (const alike of byTag.values())
			for (const [at, child] of alike.entries()) numbers.set(child, { nth: at + 1, of: alike.length });
		return numbers.get(element) ?? { nth: 1, of: 1 };
	};
	const pathInRoot = (element: Element): string | null => {
		const steps: string[] = [];
		for (let at: Element | null = element; at !== null; at = parentElementOf(at)) {
			if (steps.length === MAX_STEPS) return null;
			const { nth, of } = numberOf(at);
			const tag = CSS.escape(tagOf(at));
			steps.unshift(of === 1 ? tag : `${tag}:nth-of-type(${nth})`);
		}
		return steps.join(" > ");
	};
	return (element) => {
		const chain: string[] = [];
		for (let at: Element | null = element; at !== null; at = hostOf(at)) {
			const path = pathInRoot(at);
			if (path === null) return null;
			// Anchor the path at the shadow root, or it could match anywhere in it.
			chain.unshift(hostOf(at) === null ? path : `:host > ${path}`);
		}
		return joinChain(chain);
	};
}

function firstSiblingOf(element: Element): Element | null {
	const parent = parentElementOf(element);
	if (parent !== null) return firstChildOf(parent);
	const root = rootOf(element);
	return root instanceof ShadowRoot ? root.firstElementChild : element;
}

function hostOf(element: Element): Element | null {
	const root = rootOf(element);
	return root instanceof ShadowRoot ? root.host : null;
}
