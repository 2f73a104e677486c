import { jsonAnswer } from "../network/json-answer.ts";
import { asMarkup } from "../network/planted-code.ts";

const KINDS = ["type", "action", "cmd", "command", "kind", "name", "method", "event", "op", "ask"];
const MAX_VALUES = 24;
const MAX_SHAPES = 4;

/** Property values that a script compares messages with, as in `data.type === "x"`. */
function comparedWith(code: string): readonly Readonly<Record<string, string>>[] {
	const compared = code.matchAll(/\.(\w{1,20})\s*[!=]==?\s*["'`]([^"'`\n]{1,60})["'`]/g);
	const shapes = [...compared]
		.filter(([, name = ""]) => KINDS.includes(name) || new RegExp(`data\\??\\.${name}\\b`).test(code))
		.map(([, name = "type", value = ""]) => ({ [name]: value }));
	return shapes.slice(0, MAX_SHAPES);
}

/** Candidates for message names: quoted texts, and names of functions in handler tables. */
function valuesOf(code: string): readonly string[] {
	const written = [...code.matchAll(/["'`]([A-Za-z][\w:./?!-]{1,30})["'`]/g)].map(([, value = ""]) => value);
	const keys = [
		...code.matchAll(
			/(?:[{,]|^)\s*(?:async\s+)?([A-Za-z]\w{1,20})\s*(?::\s*(?:async\s*)?(?:function|\(|\w+\s*=>)|\([^)]{0,40}\)\s*\{)/gm,
		),
	];
	const named = keys
		.map(([, value = ""]) => value)
		.filter((value) => !/^(?:if|for|while|switch|function|catch|constructor)$/.test(value));
	const [texts, functions] = [[...new Set(written)], [...new Set(named)]];
	return [...functions.slice(0, MAX_VALUES / 2), ...texts.slice(0, MAX_VALUES)].slice(0, MAX_VALUES);
}

/** Builds window messages that a script may respond to, as objects and as plain texts. */
export function wantedMessages(code: string): readonly unknown[] {
	if (!/message/.test(code)) return [];
	const kinds = [...new Set([...KINDS, ...[...code.matchAll(/data\??\.(\w{1,20})/g)].map(([, name = ""]) => name)])];
	const shapes = [{}, ...comparedWith(code)];
	const values = valuesOf(code);
	return [
		...shapes,
		...values,
		...values.flatMap((value) =>
			shapes.map((shape) => ({ ...Object.fromEntries(kinds.map((kind) => [kind, value])), id: 1, ...shape })),
		),
	];
}

/** Builds window messages that contain code, or markup that runs code, in every property that the script reads. */
export function baitedMessages(script: string, code: string): readonly unknown[] {
	if (!/message/.test(script)) return [];
	const values = valuesOf(script);
	return [code, asMarkup(code)].flatMap((bait) => {
		const read = JSON.parse(jsonAnswer(script, bait)) as object;
		const shapes = [{}, ...comparedWith(script)].map((shape) => ({ ...read, ...shape }));
		const named = values.map((value) => ({
			...read,
			...Object.fromEntries(KINDS.map((kind) => [kind, value])),
		}));
		const heads = [...script.matchAll(/\[0\]\s*[!=]==?\s*["'`](\w{1,30})["'`]/g)].map(([, head = ""]) => head);
		const lists = heads.slice(0, 3).flatMap((head) => values.map((next) => [head, next, bait]));
		return [...shapes, ...named, ...lists];
	});
}
