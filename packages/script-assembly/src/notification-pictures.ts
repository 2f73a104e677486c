import type { CallExpression, Expression, Identifier, MemberExpression, Node, SpreadElement } from "acorn";
import { ancestor } from "acorn-walk";
import { nameOfMember } from "./name-of-member.ts";

const PROBLEM = "Call GM_notification with texts alone, written in the call, and without a picture or an address.";
const TEXT_KEYS: ReadonlySet<string> = new Set([
	"highlight",
	"onclick",
	"ondone",
	"silent",
	"tag",
	"text",
	"timeout",
	"title",
]);

/**
 * Finds notifications that may load a picture: the manager requests it, which the analyzer does not count as a contact.
 * @param program the code of a model whose script may show notifications
 * @returns a sentence for the model; null when there is none
 */
export function notificationPicture(program: Node): string | null {
	let isProblem = false;
	const check = (node: Node, parent: Node | undefined): void => {
		const call = parent?.type === "CallExpression" ? (parent as CallExpression) : null;
		if (call?.callee !== node || !isTextOnly(call.arguments)) isProblem = true;
	};
	ancestor(program, {
		Identifier: (node: Identifier, _state: unknown, ancestors: Node[]) => {
			const parent = ancestors.at(-2);
			if (node.name === "GM_notification") check(node, parent);
			// Under another name, its functions could not be told from others.
			if (node.name === "GM" && parent?.type !== "MemberExpression") isProblem = true;
		},
		MemberExpression: (node: MemberExpression, _state: unknown, ancestors: Node[]) => {
			const name = nameOfMember(node);
			if (name === "GM_notification") isProblem = true;
			if (node.object.type !== "Identifier" || node.object.name !== "GM") return;
			if (name === null) isProblem = true;
			else if (name === "notification") check(node, ancestors.at(-2));
		},
	});
	return isProblem ? PROBLEM : null;
}

/** `GM_notification(text, title, image, onclick)` and `GM_notification({ text, title, image, … })`. */
function isTextOnly(given: readonly (Expression | SpreadElement)[]): boolean {
	const [first] = given;
	if (given.length > 2 || given.some(({ type }) => type === "SpreadElement")) return false;
	if (first?.type !== "ObjectExpression") {
		return first?.type === "Literal" || first?.type === "TemplateLiteral" || first?.type === "BinaryExpression";
	}
	return first.properties.every(
		(property) =>
			property.type === "Property" &&
			!property.computed &&
			property.key.type === "Identifier" &&
			TEXT_KEYS.has(property.key.name),
	);
}
