import type { Machine, Value } from "../engine/domain.ts";
import { addStep } from "../engine/taint.ts";
import { taintsOfText, textsOf } from "../engine/text-of.ts";
import { fromMarked, hasMarks } from "../engine/text-pattern.ts";
import { ANYTHING, join, NOTHING } from "../engine/value.ts";

/**
 * Text that is run as code: its known programs are run here too.
 *
 * @param parameters names of the parameters of the function that the text becomes
 * @param isText false when nothing is known of the value, which may as well be a function: only its origins count
 */
export function runCode(
	machine: Machine,
	api: string,
	code: Value,
	offset: number,
	parameters: readonly string[] = [],
	isText = true,
): Value {
	const texts = textsOf(machine, code);
	const unknown = isText && texts.some(hasMarks);
	const taints = addStep(taintsOfText(machine, code), offset, `run by ${api}`);
	machine.traceBuilder.sink(
		{
			kind: "run-code",
			api,
			offset,
			carried: [["code", taints]],
			details: {
				text: texts.filter((text) => !hasMarks(text)),
				around: texts.filter(hasMarks).map(knownPart),
				...(texts.every(isUnknown) ? { shape: ["unknown"] } : {}),
			},
			partlyUnknown: unknown,
		},
		machine,
	);
	if (unknown) machine.traceBuilder.unresolved({ kind: "unknown-code", what: api, offset });
	let result = NOTHING;
	for (const text of texts) {
		if (hasMarks(text)) continue;
		const bare = text.replace(/^\s*javascript:/i, "");
		const program = parameters.length > 0 || api === "Function" ? `(function(${parameters.join()}){${bare}\n})` : bare;
		result = join(result, machine.runText(program, offset, null));
	}
	return unknown ? join(result, { ...ANYTHING, taints }) : result;
}

/** Whether nothing of a text is known. */
function isUnknown(text: string): boolean {
	return /^[\uE000-\uE003]*$/.test(text);
}

/** What a program writes around the unknown parts of a text. */
export const knownPart = (text: string): string => text.replace(/[\uE000-\uE003]+/g, "");

/** Of an address that can be several, the ones that are programs: `javascript:…`. Data in the others is not run. */
export function runAddress(machine: Machine, address: Value, offset: number): void {
	const programs = textsOf(machine, address).filter((text) => /^\s*javascript:/i.test(text));
	if (programs.length === 0) return;
	const taints = programs.some(hasMarks) ? taintsOfText(machine, address) : [];
	runCode(machine, "javascript: address", { atoms: programs.map(fromMarked), open: false, taints }, offset);
}
