import { describe, expect, it } from "vitest";
import { ink, oklch, riskColors } from "../../hub-shell/server/og/colors.ts";
import { projectFiles, readLines } from "./tracked-files.ts";

const APPLICATIONS = /^(?:hub-shell|mfe-\w+|extension|packages\/ui-kit)\/src\//;
/** A recording that runs: the only state whose badge is in the color of the brand. */
const RECORDER = /^mfe-builder\/src\/features\/action-recorder\//;
const DANGER = /danger|error|fail|invalid|critical|severity|destruct|delete|remov|refus|data-marked/i;
const SELECTION =
	/aria-(?:selected|current|pressed|checked)|data-(?:selected|current|pointed|drop)|data-state="(?:active|checked|on)"|:checked|::selection|\[data-tour-highlight\]/;

/**
 * Rules of a style sheet that show danger or a selection in the color of the brand.
 * @param css the style sheet
 * @param file its name: a file named after a role has that role
 * @returns the selectors, each with the role
 */
function mixedRoles(css: string, file: string): string[] {
	const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
	return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, before = "", body = ""]) => {
		if (!/--color-(?:on-)?rubric/.test(body)) return [];
		const selector = before.trim();
		if (DANGER.test(selector) || DANGER.test(file)) return [`danger: ${selector}`];
		return SELECTION.test(selector) || /accent-color:[^;]*rubric/.test(body) ? [`selection: ${selector}`] : [];
	});
}

const files = projectFiles().filter((file) => APPLICATIONS.test(file));
const textOf = (file: string) => readLines(file).join("\n");

describe("red is the color of brand and action only", () => {
	it("finds danger and selection in red, and accepts other roles", () => {
		const css = `
			.primary:hover, .title::first-letter { color: var(--color-rubric); }
			.row[data-current] { box-shadow: inset 3px 0 0 var(--color-rubric); }
			@media (--from-md) { .error { color: var(--color-rubric); } }
			.check input { accent-color: var(--color-rubric-fill); }
			.error { color: var(--color-danger); }`;
		expect(mixedRoles(css, "card.module.css")).toEqual([
			"selection: .row[data-current]",
			"danger: .error",
			"selection: .check input",
		]);
		expect(mixedRoles(".icon { color: var(--color-rubric); }", "error-state.module.css")).toEqual(["danger: .icon"]);
	});

	it("in style sheets", () => {
		const sheets = files.filter((file) => file.endsWith(".css"));
		expect(sheets.length).toBeGreaterThan(100);
		const mixed = sheets.flatMap((file) => mixedRoles(textOf(file), file).map((rule) => `${file}: ${rule}`));
		expect(mixed).toEqual([]);
	});

	it("in badges", () => {
		const red = files.filter(
			(file) => file.endsWith(".tsx") && /tone=(?:"rubric"|\{[^}]*"rubric")/.test(textOf(file)) && !RECORDER.test(file),
		);
		expect(red).toEqual([]);
	});
});

describe("pictures for link previews", () => {
	const tokens = textOf("packages/ui-kit/src/tokens.css");
	/** First of a `light-dark()` pair, as `#rrggbb`. */
	function lightColor(name: string): string | null {
		const [, l, c, h] =
			new RegExp(`--color-${name}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
		return h === undefined ? null : oklch(Number(l), Number(c), Number(h));
	}

	it("have the colors of the light theme", () => {
		expect({ rubric: ink.rubric, gold: ink.gold, ...riskColors }).toEqual({
			rubric: lightColor("rubric"),
			gold: lightColor("gold"),
			green: { ink: lightColor("risk-low"), wash: lightColor("risk-low-wash") },
			amber: { ink: lightColor("risk-medium"), wash: lightColor("risk-medium-wash") },
			red: { ink: lightColor("danger"), wash: lightColor("danger-wash") },
			unrated: { ink: lightColor("risk-unrated"), wash: lightColor("risk-unrated-wash") },
		});
	});
});
