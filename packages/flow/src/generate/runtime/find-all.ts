import { readSelector } from "../../interop/selector-spelling.ts";
import { joinChain, splitChain } from "../../recording/recorded-target.ts";
import type { RuntimePart } from "../runtime-part.ts";
import { allRoots } from "./all-roots.ts";
import { findByName } from "./find-by-name.ts";
import { findByText } from "./find-by-text.ts";
import { findByXPath } from "./find-by-xpath.ts";

const BETWEEN = JSON.stringify(joinChain(["", ""]));

/** Lines of `findAll` by the kind of selector that needs them. */
const KINDS = {
	chain: {
		needs: [],
		lines: [
			`const [host, ...inner] = selector.split(${BETWEEN});`,
			`const hosts = inner.length > 0 ? findAll(host, root).filter((element) => element.shadowRoot) : [];`,
			`if (inner.length > 0) return hosts.flatMap((element) => findAll(inner.join(${BETWEEN}), element.shadowRoot));`,
		],
	},
	aria: {
		needs: [findByName],
		lines: ['if (selector.startsWith("aria/")) return findByName(selector.slice(5), root);'],
	},
	text: {
		needs: [findByText],
		lines: ['if (selector.startsWith("text/")) return findByText(selector.slice(5), root);'],
	},
	xpath: {
		needs: [findByXPath],
		lines: ['if (selector.startsWith("xpath/")) return findByXPath(selector.slice(6), root);'],
	},
	pierce: {
		needs: [allRoots],
		lines: [
			'const pierced = selector.startsWith("pierce/") && selector.slice(7);',
			"if (pierced) return allRoots(root).flatMap((one) => [...one.querySelectorAll(pierced)]);",
		],
	},
} as const satisfies Record<string, { readonly needs: readonly RuntimePart[]; readonly lines: readonly string[] }>;

type Kind = keyof typeof KINDS;

function writeFindAll(kinds: ReadonlySet<Kind>): RuntimePart {
	const used = (Object.keys(KINDS) as Kind[]).filter((kind) => kinds.has(kind)).map((kind) => KINDS[kind]);
	const lines = [
		"// The elements that a selector finds, in the order of the page.",
		"function findAll(selector, root) {",
		...used.flatMap((kind) => kind.lines.map((line) => `\t${line}`)),
		"\treturn [...root.querySelectorAll(selector)];",
		"}",
	];
	return { name: "findAll", needs: used.flatMap((kind) => kind.needs), source: lines.join("\n") };
}

/** Every kind of selector. */
export const findAll: RuntimePart = writeFindAll(new Set(Object.keys(KINDS) as Kind[]));

/**
 * Writes a `findAll` function with only the branches that some selectors need.
 * @param selectors in Puppeteer's spelling, chains joined with ` >>> `
 * @returns the runtime function
 */
export function findAllOf(selectors: Iterable<string>): RuntimePart {
	const kinds = new Set<Kind>();
	for (const selector of selectors) {
		const chain = splitChain(selector);
		if (chain.length > 1) kinds.add("chain");
		for (const part of chain) {
			const { kind } = readSelector(part);
			if (kind !== "css") kinds.add(kind);
		}
	}
	return writeFindAll(kinds);
}
