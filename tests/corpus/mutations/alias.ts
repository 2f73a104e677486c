import type { Identifier } from "acorn";
import type { Mutation } from "./mutation.ts";
import type { Source } from "./source.ts";

/** There from the start on every page, so a name for them may be made before they are used. */
const ALWAYS_THERE =
	/^(document|window|navigator|history|localStorage|sessionStorage|indexedDB|crypto|performance|screen|fetch|atob|btoa|alert|confirm|prompt|setTimeout|setInterval|getSelection|encodeURIComponent|decodeURIComponent|escape|XMLHttpRequest|WebSocket|Image|Worker|Blob|FormData|URL|URLSearchParams|Headers|Request|Function|JSON|Object|Reflect|String|Array|Promise|MutationObserver|BroadcastChannel|CustomEvent|unsafeWindow|GM|GM_\w+)$/;

/** `const f = fetch; const d = document;`, and only the new names from then on. */
export const alias: Mutation = {
	kind: "alias",
	rewrite: (source) => {
		const parents = new Map(source.visits.map(({ node, above }) => [node, above.at(-1)]));
		const uses = new Map<string, Identifier[]>();
		const excluded = replacedGlobals(source);
		for (const identifier of source.globals) {
			const { name } = identifier;
			const parent = parents.get(identifier);
			if (parent?.type === "UnaryExpression" && parent.operator === "typeof") excluded.add(name);
			if (parent?.type === "Property" && parent.shorthand) continue;
			if (ALWAYS_THERE.test(name) && !source.isStringified(identifier))
				uses.set(name, [...(uses.get(name) ?? []), identifier]);
		}
		const declarations: string[] = [];
		for (const [name, places] of uses) {
			if (excluded.has(name)) continue;
			const other = source.freshName(source.choices.oneOf([name.slice(0, 1).toLowerCase(), "_", "ref", "$"]));
			declarations.push(`${other} = ${name}`);
			for (const { start, end } of places) source.edit.update(start, end, other);
		}
		// `var`, so that a bookmarklet may be clicked twice.
		if (declarations.length > 0) source.declare(`var ${declarations.join(", ")};`);
		return declarations.length > 0;
	},
};

/** Names that the script itself gives another meaning: `window.fetch = …`. An earlier name would keep the old one. */
function replacedGlobals({ visits, scopes }: Source): Set<string> {
	const written = scopes.globalScope?.through.filter((reference) => reference.isWrite()) ?? [];
	const names = new Set(written.map(({ identifier }) => ("name" in identifier ? String(identifier.name) : "")));
	for (const { node } of visits) {
		if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") continue;
		const { property } = node.left;
		if (property.type === "Identifier") names.add(property.name);
	}
	return names;
}
