import { decodeAddress } from "@scriptorium/userscript/decode-address";
import { parse } from "acorn";

/** Under any goal a script may be run with; `unsure` when the parser ran out of stack. */
export function canParse(code: string): "yes" | "no" | "unsure" {
	const text = decodeAddress(code).text.replace(/^\uFEFF#!/, "#!");
	const shared = { ecmaVersion: "latest", allowHashBang: true, allowReturnOutsideFunction: true } as const;
	const goals = [
		{ ...shared, sourceType: "script", allowAwaitOutsideFunction: true },
		{ ...shared, sourceType: "script" },
		{ ...shared, sourceType: "module" },
	] as const;
	let answer: "no" | "unsure" = "no";
	for (const goal of goals) {
		try {
			parse(text, goal);
			return "yes";
		} catch (error) {
			if (!(error instanceof SyntaxError) || error.message.startsWith("Not enough stack")) answer = "unsure";
		}
	}
	return answer;
}
