import { registrableDomain } from "../engine/site.ts";
import { isSpelled } from "../engine/spelled.ts";
import { EncodedText } from "../obfuscation/encoded-text.ts";
import { hiddenCharacters, isBeyondAscii } from "../obfuscation/hidden-characters.ts";
import { numbersOf, reversedConstant } from "../obfuscation/number-lists.ts";
import { packer, StringTable, symbolsOnly } from "../obfuscation/packed-shapes.ts";
import type { Sign } from "../obfuscation/sign.ts";
import { nodesOf } from "../source/nodes-of.ts";
import type { Source } from "../trace/source.ts";
import type { Trace } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

export const obfuscation: Rule = {
	id: "obfuscation",
	title: "Hidden meaning",
	catches:
		"Code made unreadable on purpose: packers, word tables, character codes, invisible characters. Minified code is not.",
	severity: "medium",
	advice:
		"Ask for the readable source. As its author, publish what you wrote instead of what an obfuscator made of it.",
	check: ({ source, trace }) => {
		const signs = [...signsOf(source), ...hiddenNames(trace), ...hiddenHosts(source, trace)];
		const severity = signs.every(({ weak }) => weak) ? "low" : "medium";
		return signs.map(({ offset, what }) => at(offset, severity, `Hides what it does: it contains ${what}.`));
	},
};

/** Names of the browser's functions that only come out when the script runs. */
function hiddenNames({ unresolved }: Trace): readonly Sign[] {
	return unresolved
		.filter(({ kind }) => kind === "hidden-name")
		.map(({ what, offset }) => ({ offset, what: `the name \`${what}\` written so that it cannot be read` }));
}

function hiddenHosts(source: Source, { effects }: Trace): readonly Sign[] {
	return effects.flatMap(({ destinations, offset }) =>
		destinations.flatMap(({ kind, host }) => {
			const known =
				kind !== "third-party" || host === null || isSpelled(source, registrableDomain(host.replace(/^\./, "")));
			return known ? [] : [{ offset, what: `the address ${host} written so that it cannot be read` }];
		}),
	);
}

function signsOf({ text, program }: Source): readonly Sign[] {
	const table = new StringTable();
	const encoded = new EncodedText();
	const reversed: Sign[] = [];
	const identifiers = new Map<string, number>();
	const exotic = isBeyondAscii(text);
	for (const node of nodesOf(program)) {
		table.visit(node);
		switch (node.type) {
			case "Identifier":
				if (exotic && !identifiers.has(node.name)) identifiers.set(node.name, node.start);
				break;
			case "Literal":
				if (typeof node.value === "string") encoded.literal(node, node.raw ?? "", node.value);
				break;
			case "TemplateElement":
				encoded.literal(node, node.value.raw, node.value.cooked ?? "");
				break;
			case "CallExpression":
			case "ArrayExpression": {
				const numbers = numbersOf(node);
				if (numbers) encoded.numbers(node.start, numbers);
				if (reversedConstant(node)) reversed.push({ offset: node.start, what: "words written backwards" });
				break;
			}
			default:
		}
	}
	return [
		packer(text),
		symbolsOnly(text),
		...table.signs(),
		...encoded.signs(),
		...reversed,
		...hiddenCharacters(text, identifiers),
	].filter((sign) => sign !== null);
}
