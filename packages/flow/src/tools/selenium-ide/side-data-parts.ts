import type { StepData } from "../../document/flow-document.ts";
import { isVariableName } from "../../document/variable-text.ts";
import type { StepKind } from "../../steps/step-list.ts";
import { textOfExpression } from "./side-expression.ts";
import { selectorOf } from "./side-locator.ts";
import type { ReadableCommand } from "./side-project.ts";
import { scriptParts } from "./side-script.ts";
import { decodeSideText } from "./side-text.ts";

/** What a command that reads or keeps data, or runs code, is in a flow. */
export type DataPart =
	| { readonly is: "step"; readonly type: StepKind; readonly data: Omit<StepData, "category"> }
	/** It numbers elements that a loop then goes through, and stores the numbers in `variable`. */
	| { readonly is: "list"; readonly variable: string; readonly selector: string; readonly mark: string }
	| { readonly is: "empty"; readonly variable: string }
	| { readonly is: "bad" };

/** Elements get a number that the commands of a loop find them by (`flow-side.ts`). */
const NUMBERED =
	/^return \[\.\.\.document\.querySelectorAll\((.+)\)\]\.map\(\(element, index\) => \{ element\.setAttribute\("(data-loop-\d+)", index\); return index; \}\);?$/s;

/**
 * Converts a command that reads or keeps data, or runs code.
 * @param command of Selenium IDE
 * @returns null for all other commands
 */
export function dataPart({ command, target, value }: ReadableCommand): DataPart | null {
	const [what, to] = [decodeSideText(target), decodeSideText(value)];
	switch (command) {
		case "store":
			if (!isVariableName(to)) return { is: "bad" };
			if (what === "") return { is: "empty", variable: to };
			return step("store", { label: "Store", variable: to, value: what });
		case "storeText":
			return extracted(target, to, "");
		case "storeValue":
			return extracted(target, to, "value");
		case "storeAttribute": {
			const cut = target.lastIndexOf("@");
			return extracted(target.slice(0, Math.max(0, cut)), to, decodeSideText(target.slice(cut + 1)));
		}
		case "echo":
			return step("log", { label: "Log", message: what });
		case "executeScript":
			return numbered(what, to) ?? (to === "" ? custom(what) : null);
		case "runScript":
			return told(what) ?? custom(what);
		default:
			return null;
	}
}

const step = (type: StepKind, data: Omit<StepData, "category">): DataPart => ({ is: "step", type, data });

function extracted(locator: string, variable: string, attribute: string): DataPart {
	const selector = selectorOf(locator);
	if (selector === null || !isVariableName(variable)) return { is: "bad" };
	return step("extract", { label: "Extract", selector, variable, ...(attribute === "" ? {} : { attribute }) });
}

function numbered(code: string, variable: string): DataPart | null {
	const [, expression, mark] = NUMBERED.exec(code) ?? [];
	const selector = expression === undefined ? null : textOfExpression(expression);
	return selector === null || mark === undefined ? null : { is: "list", variable, selector, mark };
}

function told(code: string): DataPart | null {
	const [, expression] = /^alert\((.+)\);?$/s.exec(code) ?? [];
	const message = expression === undefined ? null : textOfExpression(expression);
	return message === null ? null : step("alert", { label: "Alert", message });
}

/** Code that is no action becomes a step of its own; it reads variables by their names. */
function custom(code: string): DataPart | null {
	if (code.trim() === "" || scriptParts(code) !== null) return null;
	return step("custom", { label: "Script", code: code.replaceAll(/\$\{([^{}]+)\}/g, "$1") });
}
