import { noAddressPattern } from "./address-pattern.ts";
import { textDirection } from "./text-direction.ts";

interface SpreadNode {
	readonly argument: { readonly type: string };
	readonly parent: { readonly type: string };
}

interface RuleContext {
	report(finding: { node: SpreadNode; message: string }): void;
}

const TAKES_ELEMENTS = new Set(["ArrayExpression", "CallExpression", "NewExpression"]);

/** Refuses `[...["a", "b"]]`, `{ ...{ a, b } }` and `<A {...{ a, b }} />`: the formatter decides how a list is broken into lines. */
const noLiteralSpread = {
	create: (context: RuleContext) => ({
		SpreadElement(node: SpreadNode) {
			const { argument, parent } = node;
			if (argument.type === "ArrayExpression" && TAKES_ELEMENTS.has(parent.type)) {
				context.report({ node, message: "Write the elements without a spread." });
			}
			if (argument.type === "ObjectExpression" && parent.type === "ObjectExpression") {
				context.report({ node, message: "Write the properties without a spread." });
			}
		},
		JSXSpreadAttribute(node: SpreadNode) {
			if (node.argument.type === "ObjectExpression") {
				context.report({ node, message: "Write the props without a spread." });
			}
		},
	}),
};

/** Rules of this repository, for oxlint. */
export default {
	meta: { name: "scriptorium" },
	rules: {
		"no-literal-spread": noLiteralSpread,
		"no-address-pattern": noAddressPattern,
		"text-direction": textDirection,
	},
};
