import { parse } from "acorn";
import type { Sample } from "../../../corpus/sample.ts";

/** A script of 100 kB. */
export const hundredKilobytes = (samples: readonly Sample[]): string => joinSamples(samples, 100_000);

/** Benign samples one after the other, each in a function of its own, until they have so many bytes. */
export function joinSamples(samples: readonly Sample[], bytes: number): string {
	const parts = samples
		.filter((sample) => sample.class === "benign")
		.map(({ code }) => `(function () {\n${code}\n})();\n`)
		.filter(isScript);
	if (parts.length === 0) throw new Error("No benign sample stands in a function, so nothing can be made large.");
	let text = "";
	for (let index = 0; Buffer.byteLength(text) < bytes; index++) text += parts[index % parts.length];
	return text;
}

/** False for modules and `javascript:` addresses. */
function isScript(code: string): boolean {
	try {
		parse(code, { ecmaVersion: "latest" });
		return true;
	} catch {
		return false; // that is the answer
	}
}
