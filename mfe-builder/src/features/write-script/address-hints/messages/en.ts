import type { AddressHint } from "../find-address-hints.ts";

/** The first names, and how many more there are. */
function list(names: readonly string[]): string {
	const shown = names.slice(0, 3).map((name) => `“${name}”`);
	const more = names.length - shown.length;
	return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}

const what: Readonly<Record<AddressHint["kind"], (names: readonly string[]) => string>> = {
	"replaces-page": () =>
		"The value of this statement may be a text. Browsers replace the page by a text that an address ends with.",
	"fails-again": (names) =>
		names.length === 1
			? `${list(names)} stays declared in the page, so a second click fails with a SyntaxError.`
			: `${list(names)} stay declared in the page, so a second click fails with a SyntaxError.`,
	"replaces-functions": (names) =>
		names.length === 1
			? `${list(names)} becomes a function of the page, and replaces one of the same name.`
			: `${list(names)} become functions of the page, and replace those of the same names.`,
	"top-level-return": () => "A return outside of a function is a SyntaxError in an address.",
	"top-level-await": () => "An await outside of a function is a SyntaxError in an address.",
};

export const en = {
	heading: "If somebody uses this code as a bookmark address",
	ownScope: "The drag link of this hub runs the code in a function without a value, so none of this happens there.",
	pageScope:
		"Texts in this code call its functions, so the drag link of this hub runs it in the page itself. It only removes the value at the end.",
	line: (line: number) => `Line ${line}`,
	goToLine: (line: number) => `Go to line ${line} in the editor`,
	what: ({ kind, names }: AddressHint) => what[kind](names),
	fix: { wrap: "Wrap in a function", end: "End with void 0" },
	fixed: {
		wrap: "The code is wrapped in a function. Undo takes it back.",
		end: "The code ends with void 0. Undo takes it back.",
	},
	noFix:
		"Write var in place of const, let and class at the top of the code: a function around it would hide the functions that the texts call.",
} as const;
