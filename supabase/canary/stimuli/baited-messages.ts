import { jsonAnswer } from "../network/json-answer.ts";
import { wantedMessages } from "./wanted-keys.ts";

/** Text that runs the code when it becomes part of a page. */
export const asMarkup = (code: string): string => `<img src=data:, onerror='${code}'>`;

/** Messages as the script reads them, with code, and with markup that runs code, wherever it looks. */
export function baitedMessages(script: string, code: string): readonly object[] {
	if (!/message/.test(script)) return [];
	const shapes = [{}, ...wantedMessages(script)].slice(0, 4);
	return [code, asMarkup(code)].flatMap((bait) => {
		const read = JSON.parse(jsonAnswer(script, bait)) as object;
		return shapes.map((shape) => ({ ...read, ...shape }));
	});
}

/** Names of parameters that a script reads from addresses. */
export function wantedParameters(script: string): readonly string[] {
	return [...new Set([...script.matchAll(/\.get\(\s*["'`]([\w-]{1,40})["'`]/g)].map(([, name = ""]) => name))].slice(
		0,
		12,
	);
}
