/** Why a text is refused: each is a place that two readers could interpret differently. */
export type TextProblemCode =
	| "invalid-character"
	| "extra-marker"
	| "unclosed-block"
	| "code-before-block"
	| "not-a-comment"
	| "unusual-space"
	| "hidden-key"
	| "misspelled-key"
	| "key-with-suffix"
	| "repeated-key"
	| "bad-resource"
	| "misleading-address"
	| "key-of-one-manager"
	| "key-not-at-start"
	| "tab-in-value"
	| "comma-in-value"
	| "value-too-long"
	| "too-many-lines"
	| "missing-name"
	| "address-and-block"
	| "nested-address"
	| "unclear-address"
	| "invalid-escape"
	| "address-lines"
	| "parse-goal";

/** A place in a script's text that keeps it from being saved. Line and column count from 1, columns in UTF-16 units. */
export interface TextProblem {
	readonly code: TextProblemCode;
	/** In the canonical text. */
	readonly offset: number;
	readonly line: number;
	readonly column: number;
	/** The problem and its fix, in plain English. */
	readonly message: string;
}

/**
 * Messages by code; `{key}` stands for the metadata key, `{fix}` for what to write instead. The database refuses with
 * the same texts (migration `canonical_text`); a test compares them.
 */
export const textProblemMessages: Readonly<Record<TextProblemCode, string>> = {
	"invalid-character": "This character cannot be part of a script. Delete it.",
	"extra-marker":
		"Script managers may read a metadata block here. A script has one block, and nothing else stands on its first and last line. Delete this, or split the text: '==User' + 'Script=='.",
	"unclosed-block": "This metadata block has no last line. Add // ==/UserScript== below its lines.",
	"code-before-block": "Only comments may stand above the metadata block. Move this below the line // ==/UserScript==.",
	"not-a-comment": "Every line of the metadata block starts with //. Move this line below the block.",
	"unusual-space":
		"This character is invisible or an unusual space, which script managers read in different ways. Replace it with a plain space.",
	"hidden-key":
		"Some script managers read a metadata key in the middle of this line. Start the line with it, or remove the @.",
	"misspelled-key": "Some script managers read @{key} as @{fix}, others ignore it. Write @{fix}, or use another name.",
	"key-with-suffix": "@{key} has a colon that only some script managers ignore. Write {fix}.",
	"repeated-key": "@{key} is given twice, and script managers differ in which one counts. Keep one.",
	"bad-resource": "@resource needs a name and an address, with a space between them and none inside.",
	"misleading-address":
		"The address of @{key} is not what it seems: programs take {fix} for it. Write that, or the address that you mean.",
	"key-of-one-manager": "One script manager reads @{key}, the others ignore it. {fix}.",
	"key-not-at-start": "Greasemonkey and Stay ignore this line. Begin it with // @{key}, with one space before the @.",
	"tab-in-value":
		"Userscripts for Safari ends the value of @{key} at this tab. Write a space, or one line for each value.",
	"comma-in-value":
		"ScriptVault takes each part between commas for a value of its own. Write one line with @{key} for each value, without a comma.",
	"value-too-long": "The value of @{key} is longer than 65,536 characters. Shorten it.",
	"too-many-lines": "The metadata block has more than 5,000 lines. Shorten it.",
	"missing-name": "The metadata block has no @name. Add a line such as // @name My script.",
	"address-and-block":
		"A script is either a javascript: address or has a metadata block. Delete javascript: here, or delete the block.",
	"nested-address": "javascript: stands here a second time. Delete one of them.",
	"unclear-address":
		"Browsers read this as a javascript: address, other programs do not. Start the text with javascript: itself.",
	"invalid-escape": "This percent sign encodes no text that browsers agree on. Write %25 for a plain percent sign.",
	"address-lines":
		"Browsers remove line breaks and tabs from a javascript: address, and this would then mean something else. Delete javascript: at the start, or end statements with semicolons and write comments as /* … */.",
	"parse-goal":
		"await means two things here: a name in one script manager, an operator in another. Use another name, or put the code into an async function.",
};

/**
 * Makes a problem with its message and place.
 *
 * @param code why the text is refused
 * @param text the canonical text
 * @param offset place of the problem in `text`, in UTF-16 units
 * @param values the metadata key and the replacement for the message's placeholders
 * @returns the problem; its line and column count from 1
 */
export function problemAt(
	code: TextProblemCode,
	text: string,
	offset: number,
	{ key = "", fix = "" }: { readonly key?: string; readonly fix?: string } = {},
): TextProblem {
	const before = text.slice(0, offset);
	return {
		code,
		offset,
		line: before.split("\n").length,
		column: offset - (before.lastIndexOf("\n") + 1) + 1,
		message: textProblemMessages[code].replaceAll("{key}", key).replaceAll("{fix}", fix),
	};
}
