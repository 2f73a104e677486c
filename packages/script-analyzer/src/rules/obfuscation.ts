import { EncodedText } from "../obfuscation/encoded-text.ts";
import { hiddenCharacters } from "../obfuscation/hidden-characters.ts";
import { numbersOf, reversedConstant } from "../obfuscation/number-lists.ts";
import { packer, StringTable, symbolsOnly } from "../obfuscation/packed-shapes.ts";
import type { Sign } from "../obfuscation/sign.ts";
import { nodesOf } from "../source/nodes-of.ts";
import type { Source } from "../trace/source.ts";
import { at, type Rule } from "./rule.ts";

export const obfuscation: Rule = {
	id: "obfuscation",
	title: "Hidden meaning",
	catches:
		"Code made unreadable on purpose: packers, word tables, character codes, invisible characters. Minified code is not.",
	severity: "medium",
	advice:
		"Ask for the readable source. As its author, publish what you wrote instead of what an obfuscator made of it.",
	check: ({ source }) => {
		const signs = signsOf(source);
		const severity = signs.every(({ weak }) => weak) ? "low" : "medium";
		return signs.map(({ offset, what }) => at(offset, severity, `Hides what it does: it contains ${what}.`));
	},
};

function signsOf({ text, program }: Source): readonly Sign[] {
	const table = new StringTable();
	const encoded = new EncodedText();
	const reversed: Sign[] = [];
	const identifiers = new Map<string, number>();
	for (const node of nodesOf(program)) {
		table.visit(node);
		const numbers = numbersOf(node);
		if (numbers) encoded.numbers(node.start, numbers);
		if (reversedConstant(node)) reversed.push({ offset: node.start, what: "words written backwards" });
		if (node.type === "Identifier" && !identifiers.has(node.name)) identifiers.set(node.name, node.start);
		else if (node.type === "Literal" && typeof node.value === "string")
			encoded.literal(node, node.raw ?? "", node.value);
		else if (node.type === "TemplateElement") encoded.literal(node, node.value.raw, node.value.cooked ?? "");
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
