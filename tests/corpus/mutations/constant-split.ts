import type { AnyNode } from "acorn";
import type { Mutation } from "./mutation.ts";
import type { SeededChoices } from "./seeded-choices.ts";
import { type Source, spaceBefore } from "./source.ts";

const SHORTEST = 4;

/** Takes string constants and property names apart and puts them together again at run time. */
export const constantSplit: Mutation = {
	kind: "constant-split",
	rewrite: (source) => {
		let count = 0;
		for (const { node, above } of source.visits) {
			const parent = above.at(-1);
			const isSplit =
				splitLiteral(node, parent, source) || splitQuasi(node, above, source) || splitMember(node, source);
			if (isSplit) count += 1;
		}
		return count > 0;
	},
};

function splitLiteral(node: AnyNode, parent: AnyNode | undefined, { edit, choices, text }: Source): boolean {
	if (node.type !== "Literal" || typeof node.value !== "string" || node.value.length < SHORTEST) return false;
	if (!parent || /^(Import|Export)\w*Declaration$/.test(parent.type)) return false;
	if (parent.type === "ExpressionStatement" && "directive" in parent) return false;
	edit.update(node.start, node.end, spaceBefore(text, node.start) + put(node.value, choices));
	return true;
}

/** `https://host/${id}` loses a piece of its text to an inner expression. Tagged templates are left alone. */
function splitQuasi(node: AnyNode, above: readonly AnyNode[], { edit, choices }: Source): boolean {
	if (node.type !== "TemplateElement" || above.at(-2)?.type === "TaggedTemplateExpression") return false;
	const { raw, cooked } = node.value;
	if (raw !== cooked || raw.length < 2 * SHORTEST || raw.includes("\n")) return false;
	const from = 1 + choices.number(raw.length - SHORTEST);
	const piece = raw.slice(from, from + SHORTEST);
	if (/[\ud800-\udfff]/.test(piece)) return false;
	edit.update(node.start + from, node.start + from + SHORTEST, `\${${put(piece, choices)}}`);
	return true;
}

/** `document.cookie` becomes `document["coo" + "kie"]`, two times out of five. */
function splitMember(node: AnyNode, { edit, choices, text }: Source): boolean {
	if (node.type !== "MemberExpression" || node.computed || node.optional) return false;
	const { object, property } = node;
	if (property.type !== "Identifier" || property.name.length < SHORTEST || !choices.chance(40)) return false;
	const dot = text.lastIndexOf(".", property.start);
	if (dot < object.end || /\S/.test(text.slice(dot + 1, property.start))) return false;
	edit.update(dot, property.end, `[${put(property.name, choices)}]`);
	return true;
}

/** An expression in brackets that has the value `text`. */
function put(text: string, choices: SeededChoices): string {
	const characters = [...text];
	const cut = 1 + choices.number(characters.length - 1);
	const [front, back] = [characters.slice(0, cut).join(""), characters.slice(cut).join("")];
	const quote = JSON.stringify;
	const form = choices.oneOf(["sum", "join", "template", "reverse", "codes"]);
	if (form === "sum") return `(${quote(front)} + ${quote(back)})`;
	if (form === "join") return `[${quote(front)}, ${quote(back)}].join("")`;
	if (form === "template") return `\`\${${quote(front)}}\${${quote(back)}}\``;
	if (form === "reverse") return `[...${quote(characters.toReversed().join(""))}].reverse().join("")`;
	if (characters.length > 24) return `(${quote(front)}).concat(${quote(back)})`;
	return `String.fromCodePoint(${characters.map((character) => character.codePointAt(0)).join(", ")})`;
}
