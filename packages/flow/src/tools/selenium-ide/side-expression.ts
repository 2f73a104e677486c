const PART = /\s*(?:("(?:[^"\\]|\\.)*")|\$\{([^{}]+)\})\s*(\+|$)/y;

/**
 * Reads an expression that joins texts and variables, as exports write it: `"For " + ${name}`.
 * @param expression JavaScript with Selenium's variables
 * @returns the text, which reads variables by `${name}`; null for any other expression
 */
export function textOfExpression(expression: string): string | null {
	let text = "";
	PART.lastIndex = 0;
	for (;;) {
		const [whole, literal, variable, more] = PART.exec(expression) ?? [];
		if (whole === undefined) return null;
		text += literal === undefined ? `\${${variable}}` : textOfLiteral(literal);
		if (more === "") return text;
	}
}

function textOfLiteral(literal: string): string {
	try {
		return String(JSON.parse(literal));
	} catch {
		return literal.slice(1, -1);
	}
}
