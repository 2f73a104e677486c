import { decodeAddress } from "@scriptorium/userscript/decode-address";
import * as acorn from "acorn";

interface ParsedSample {
	/** Decoded when the sample was a `javascript:` address. */
	readonly text: string;
	readonly goal: "script" | "module";
	readonly tree: acorn.Program;
}

/** Reads code as a script, with return and await allowed outside functions, then as a module. Throws a SyntaxError. */
export function parseSample(code: string): ParsedSample {
	const text = decodeAddress(code).text;
	try {
		return { text, goal: "script", tree: parse(text, "script") };
	} catch (reason) {
		if (!/\b(import|export|await)\b/.test(text)) throw reason;
		return { text, goal: "module", tree: parse(text, "module") };
	}
}

function parse(text: string, sourceType: "script" | "module"): acorn.Program {
	return acorn.parse(text, {
		ecmaVersion: "latest",
		sourceType,
		allowReturnOutsideFunction: true,
		allowHashBang: true,
		ranges: true,
	});
}
