import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { laterParts } from "../../mfe-catalogue/src/route-patterns.ts";
import { projectFiles, readLines } from "./tracked-files.ts";

const APPLICATIONS = /^(?:hub-shell|mfe-\w+|extension)\/src\/.*\.tsx?$/;
const TESTS = /\.test(?:-support)?\.tsx?$/;

/** Parts that have no place of their own on the screen, each with what a person sees when its code does not come. */
const WITHOUT_PLACE: Readonly<Record<string, string>> = {
	ConsentQuestion: "nothing; the question is asked again with the next page",
	HeaderSuggestions: "the usual notice; Enter searches as before",
	SearchSuggestions: "the usual notice; Enter searches as before",
	UserMenu: "the usual notice, in the place of the menu's button nothing",
	OpenFromAddress: "the usual notice; the flow of the address is not opened",
	PendingReview: "the usual notice; the review that was begun before signing in is not opened",
	PreferredModelField: "the usual notice; a hub with one model has no such field",
	SyntaxStop: "the usual notice; Publish can be pressed again",
	AddressHints: "the usual notice; hints are about what could be better, and stop nothing",
	PendingToggles: "the usual notice; what was pressed before signing in is not repeated",
};

/** Files with `React.lazy`, each with what shows its failure. */
const LAZY_FILES: Readonly<Record<string, string>> = {
	"hub-shell/src/later-screens/later-screen.tsx": "loads the failure panel instead",
	"mfe-admin/src/routes.tsx": "failure panel of the remote",
	"mfe-admin/src/panel/admin-panel.tsx": "failure panel of the remote",
	"mfe-builder/src/routes.tsx": "failure panel of the remote",
	"mfe-catalogue/src/routes.tsx": "failure panel of the remote",
	"mfe-catalogue/src/script-list/script-list.tsx": "failure panel of the remote",
	"mfe-catalogue/src/hydration/part-on-use.tsx":
		"reports it, keeps the server's HTML and loads again with the next use",
	"mfe-catalogue/src/features/read-code/code-view.tsx": "plain code instead",
	"mfe-builder/src/features/open-proposal/proposal-dialog.tsx":
		"a sentence instead; the code can be kept or used without it",
	"mfe-builder/src/features/step-dialog/code-input.tsx": "a plain field instead",
	"mfe-builder/src/features/write-with-copilot/script-preview.tsx": "a sentence instead",
	"extension/src/ui/code-with-findings.tsx": "plain code or a plain field instead",
};

interface Part {
	readonly file: string;
	readonly name: string;
	/** The call, from its name to the closing parenthesis. */
	readonly call: string;
}

/**
 * Finds the calls of a function that are assigned to a constant.
 * @param text text of a module
 * @param callee name of the function
 * @returns name of the constant and text of the call
 */
function callsOf(text: string, callee: string): { readonly name: string; readonly call: string }[] {
	const starts = text.matchAll(new RegExp(`(\\w+) = ${callee}(?:<[^()]*?>)?\\(`, "g"));
	return [...starts].map((start) => {
		let depth = 0;
		let end = start.index;
		do {
			end = text.slice(end + 1).search(/[()]/) + end + 1;
			depth += text[end] === "(" ? 1 : -1;
		} while (depth > 0);
		return { name: start[1] ?? "", call: text.slice(start.index, end + 1) };
	});
}

const sources = projectFiles()
	.filter((file) => APPLICATIONS.test(file) && !TESTS.test(file))
	.map((file) => ({ file, text: readLines(file).join("\n") }));
const parts: readonly Part[] = sources.flatMap(({ file, text }) =>
	callsOf(text, "laterPart").map((part) => ({ file, ...part })),
);

/** A part says both, or closes itself, as dialogs and menus do: the usual notice says what to do. */
const isComplete = ({ name, call }: Omit<Part, "file">): boolean =>
	(/\bplaceholder\b/.test(call) && /\bFailure\b/.test(call)) || /\bonFailed\b/.test(call) || name in WITHOUT_PLACE;

describe("every part whose code is loaded later shows that it is coming, and that it did not come", () => {
	it("finds parts that do not", () => {
		const [bare, half, whole, dialog] = callsOf(
			`const A = laterPart<Props & { isWanted: boolean }>({ load: async () => (await import("./a.tsx")).A });
			export const B = laterPart({ load, placeholder: <Waits /> });
			const C = laterPart<Props>({ load, placeholder: <Waits />, Failure: (props) => <Failed {...props} /> });
			const D = laterPart<Props>({ load, onFailed: ({ onClose }) => onClose() });`,
			"laterPart",
		).map(isComplete);
		expect([bare, half, whole, dialog]).toEqual([false, false, true, true]);
	});

	it("by `laterPart`", () => {
		expect(parts.length).toBeGreaterThan(25);
		expect(parts.filter((part) => !isComplete(part)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
		const names = new Set(parts.map(({ name }) => name));
		expect(Object.keys(WITHOUT_PLACE).filter((name) => !names.has(name))).toEqual([]);
	});

	it("by `lazy`, which shows no failure itself", () => {
		const files = sources.filter(({ text }) => /\blazy\(/.test(text)).map(({ file }) => file);
		expect(files.toSorted()).toEqual(Object.keys(LAZY_FILES).toSorted());
	});
});

/** Parts of a remote that the server renders, whose code comes later. Without an entry in `laterParts` a page shows them without style. */
describe("every part that the server renders and the browser loads on use", () => {
	const onUse = sources.flatMap(({ file, text }) => callsOf(text, "partOnUse").map(({ call }) => ({ file, call })));
	const modules = onUse.map(({ file, call }) => {
		const [, specifier = ""] = /import\("([^"]+)"\)/.exec(call) ?? [];
		return posix.relative("mfe-catalogue/src", posix.join(posix.dirname(file), specifier));
	});

	it("is listed with its screen, so that the page begins with its style sheet", () => {
		expect(modules.length).toBeGreaterThan(5);
		const listed = new Set<string>(Object.values(laterParts).flat());
		expect(modules.filter((module) => !listed.has(module))).toEqual([]);
	});
});
