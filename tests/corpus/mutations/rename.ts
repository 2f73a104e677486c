import type { Variable } from "eslint-scope";
import type { Mutation } from "./mutation.ts";
import { isIdentifier, type Source } from "./source.ts";

const WORDS = ["item", "node", "part", "state", "value", "entry", "model", "store", "handler", "config"] as const;

/** Gives every variable, function, class and parameter another name: hexadecimal, short, or an everyday word. */
export const rename: Mutation = {
	kind: "rename",
	rewrite: (source) => {
		if (source.visits.some(({ node }) => /^(Import|Export)\w*Declaration$/.test(node.type))) return false;
		const shorthands = shorthandPlaces(source);
		const nextName = namer(source);
		const renamed = new Map<number, string>();
		for (const scope of source.scopes.scopes) {
			for (const variable of scope.variables) {
				if (!canBeRenamed(variable, source)) continue;
				const [first] = variable.identifiers;
				// A class declares its name twice, outside and inside itself; both must agree.
				const name = (isIdentifier(first) && renamed.get(first.start)) || nextName();
				const places = [...variable.identifiers, ...variable.references.map(({ identifier }) => identifier)];
				for (const place of places) {
					if (!isIdentifier(place) || renamed.has(place.start)) continue;
					renamed.set(place.start, name);
					const written = shorthands.has(place.start) ? `${place.name}: ${name}` : name;
					source.edit.update(place.start, place.end, written);
				}
			}
		}
		return renamed.size > 0;
	},
};

/** A top-level `var` or function may also be reached as a property of the window, or from code in a string. */
function canBeRenamed({ defs, name, scope }: Variable, { scopes, text }: Source): boolean {
	const [definition] = defs;
	if (!definition) return false;
	const isTop = scope === scopes.scopes[1];
	const isWindowProperty = isTop && (definition.type === "FunctionName" || definition.type === "Variable");
	return !isWindowProperty || !new RegExp(`[.'"\`]${name.replaceAll("$", "\\$")}(?![\\w$])`).test(text);
}

/** Where `{ a }` stands for `{ a: a }`, in objects and in patterns. */
function shorthandPlaces({ visits }: Source): Set<number> {
	const places = new Set<number>();
	for (const { node } of visits) {
		if (node.type !== "ObjectExpression" && node.type !== "ObjectPattern") continue;
		for (const property of node.properties) {
			if (property.type === "Property" && property.shorthand) places.add(property.start);
		}
	}
	return places;
}

function namer({ choices, freshName }: Source): () => string {
	const style = choices.oneOf(["hex", "short", "word"]);
	if (style === "hex") return () => freshName(`_0x${choices.number(0xffff).toString(16).padStart(4, "0")}`);
	if (style === "short") return () => freshName(choices.oneOf(["a", "b", "e", "n", "r", "t"]));
	return () => freshName(choices.oneOf(WORDS));
}
