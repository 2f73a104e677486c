import type { RecordedAction, RecordedActionOf } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import { dialogLines } from "../../steps/dialog.ts";
import { actionDefinitions } from "../../steps/step-definitions.ts";
import type { ScriptStep } from "../script-plan.ts";
import { literal, pageOf, secretVariable } from "../script-text.ts";
import type { StepContext } from "../step-context.ts";
import { playwrightLocator } from "./playwright-locator.ts";

/** Writes the actions of a test for @playwright/test. */
export class PlaywrightSteps {
	readonly #context: Required<StepContext>;
	#downloadCount = 0;
	#chooserCount = 0;

	constructor(context: StepContext) {
		const { text = literal } = context;
		this.#context = { text, address: text, within: () => null, declaresTabs: true, ...context };
	}

	/**
	 * Writes an action. Waits for its effects start before it.
	 * @param step an action with its effects
	 * @returns statements, one per line
	 */
	linesOf({ action, opens, dialogs, choices, byHand, downloads, mayCloseTab }: ScriptStep): readonly string[] {
		const page = pageOf(action);
		const own = this.#linesOfAction(action);
		const lines = mayCloseTab ? untilClosed(page, own) : own;
		const declared = this.#context.declaresTabs ? "const " : "";
		if (byHand) return [`${declared}${page} = await page.context().newPage();`, ...lines];
		const tabs = opens.map((tab) => pageOf({ tab }));
		const promises = tabs.map((tab, place) => {
			// A tab or window that a person opens from a link, with a key or the middle button, is no popup of its page.
			const opened = isOpenedByHand(action)
				? `${page}.context().waitForEvent("page")`
				: `${page}.waitForEvent("popup")`;
			return `const ${tab}Promise = ${place === 0 ? opened : `${tabs[place - 1]}Promise.then(() => ${opened})`};`;
		});
		const opened = tabs.map((tab) => `${declared}${tab} = await ${tab}Promise;`);
		const chosen = choices.map((choice) => this.#choosing(choice));
		return [
			...dialogLines(dialogs),
			...promises,
			...chosen.map(({ before }) => before),
			...(downloads ? this.#downloading(page, lines) : lines),
			...opened,
			...chosen.map(({ after }) => after),
		];
	}

	/** Waits until the file is there. The wait starts before the click. */
	#downloading(page: string, lines: readonly string[]): string[] {
		const name = `download${this.#downloadCount === 0 ? "" : this.#downloadCount}`;
		this.#downloadCount += 1;
		return [
			`const ${name}Promise = ${page}.waitForEvent("download");`,
			...lines,
			`const ${name} = await ${name}Promise;`,
			`await ${name}.path();`,
		];
	}

	/** The file chooser that an action opens: the wait for it starts before the action. */
	#choosing(choice: RecordedActionOf<"upload">): { readonly before: string; readonly after: string } {
		const name = `fileChooser${this.#chooserCount === 0 ? "" : this.#chooserCount}`;
		this.#chooserCount += 1;
		return {
			before: `const ${name}Promise = ${pageOf(choice)}.waitForEvent("filechooser");`,
			after: `await (await ${name}Promise).setFiles(${literal(choice.files)});`,
		};
	}

	/**
	 * Writes a locator.
	 * @param action the action that it is for
	 * @param target its element
	 * @returns an expression
	 */
	on(action: RecordedAction, target: RecordedTarget): string {
		const { within, text } = this.#context;
		return playwrightLocator(within(action.id) ?? pageOf(action), target, action.frame, text);
	}

	#linesOfAction(action: RecordedAction): readonly string[] {
		const { text, address, secrets, note } = this.#context;
		const page = pageOf(action);
		return actionDefinitions[action.type].playwright(action, {
			page,
			text,
			on: (target) => this.on(action, target),
			address: (url) => address(url, page),
			secret: () => {
				note(action.id, "secret-value");
				return secretVariable(secrets, action.id);
			},
			note: (code) => note(action.id, code),
		});
	}
}

/** A page may close its tab before an action in it has been answered, which Playwright reports as an error. */
function untilClosed(page: string, [call = "", ...more]: readonly string[]): readonly string[] {
	return [
		`${call.replace(/;$/, "")}.catch((error) => {`,
		"	// The page may close its tab before it has answered.",
		`	if (!${page}.isClosed()) throw error;`,
		"});",
		...more,
	];
}

/** Browsers open a link in a new tab or window without telling its page. */
const isOpenedByHand = (action: RecordedAction): boolean =>
	action.type === "click" && (action.button === "middle" || Object.values(action.modifiers ?? {}).includes(true));
