interface JsxName {
	readonly type: string;
	readonly name?: string;
}

interface JsxAttribute {
	readonly type: string;
	readonly name?: JsxName;
}

interface ExpressionNode {
	readonly type: string;
	readonly object?: ExpressionNode;
	readonly property?: { readonly name?: string };
	readonly name?: string;
	readonly operator?: string;
	readonly left?: ExpressionNode;
	readonly right?: ExpressionNode;
	readonly expression?: ExpressionNode;
}

interface ContainerNode {
	readonly expression: ExpressionNode;
	readonly parent: {
		readonly type: string;
		readonly openingElement?: { readonly name: JsxName; readonly attributes: readonly JsxAttribute[] };
	};
}

interface RuleContext {
	report(finding: { node: ContainerNode; message: string }): void;
}

/** Fields of tables and records that people write into. */
const WRITTEN =
	/^(?:title|short_description|full_description|description|displayName|display_name|bio|comment|change_note|note)$/;
/** What such a record is called where it is shown; a `text.title` is a message of the product. */
const RECORDS =
	/^(?:script|origin|review|reply|collection|profile|user|person|author|other|change|each|entry|version|item|report|fork|row|suggestion|result)$/;

/**
 * Demands `dir="auto"` on the element around a text that somebody has written. In the direction of the page an Arabic or Hebrew title
 * has its words in the wrong order, and its punctuation in the wrong place (Unicode UAX 9).
 */
export const textDirection = {
	create: (context: RuleContext) => ({
		JSXExpressionContainer(node: ContainerNode) {
			const { expression, parent } = node;
			if (parent.type !== "JSXElement" || parent.openingElement === undefined || !isWritten(expression)) return;
			const { name, attributes } = parent.openingElement;
			if (name.name === "bdi" || attributes.some((attribute) => attribute.name?.name === "dir")) return;
			context.report({
				node,
				message: 'Write dir="auto" on the element around a text of people, or put it into <bdi>.',
			});
		},
	}),
};

function isWritten(expression: ExpressionNode): boolean {
	if (expression.type === "LogicalExpression") {
		// The left side of `&&` is shown only when it is empty.
		const shown = expression.operator === "&&" ? [expression.right] : [expression.left, expression.right];
		return shown.some((side) => side !== undefined && isWritten(side));
	}
	if (expression.type === "ChainExpression")
		return expression.expression !== undefined && isWritten(expression.expression);
	if (expression.type !== "MemberExpression") return false;
	const { object, property } = expression;
	const record = object?.name ?? object?.property?.name ?? "";
	return WRITTEN.test(property?.name ?? "") && RECORDS.test(record);
}
