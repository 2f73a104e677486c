import type { CallExpression, Expression, Identifier, Node, SpreadElement } from "acorn";
import { ancestor } from "acorn-walk";

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
 * @param program the model's code
 * @returns a sentence for the model; null when there is none
 */
export function notificationPicture(program: Node): string | null {
	let isProblem = false;
	ancestor(program, {
		Identifier: (node: Identifier, _state: unknown, ancestors: Node[]) => {
			if (node.name !== "GM_notification") return;
			const call = ancestors.at(-2);
			if (call?.type !== "CallExpression" || (call as CallExpression).callee !== node) isProblem = true;
			else if (!isTextOnly((call as CallExpression).arguments)) isProblem = true;
		},
		MemberExpression: (node, _state: unknown, ancestors: Node[]) => {
			if (node.object.type !== "Identifier" || node.object.name !== "GM") return;
			if (node.property.type !== "Identifier" || node.property.name !== "notification") return;
			const call = ancestors.at(-2);
			const isCalled = call?.type === "CallExpression" && (call as CallExpression).callee === node;
			if (!isCalled || !isTextOnly((call as CallExpression).arguments)) isProblem = true;
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
