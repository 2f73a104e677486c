import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ExportNoteCode } from "../export-note.ts";
import { type ActionOf, isAdded, meansPlace, type ScriptStep } from "../script-plan.ts";
import { dialogLines, heldKeys, isWritten, literal, pageOf, written } from "../script-text.ts";
import type { StepContext, WriteText } from "../step-context.ts";
import { playwrightLocator } from "./playwright-locator.ts";

type Note = (code: ExportNoteCode) => void;

/** The root of a frame's page. */
const ROOT: RecordedTarget = { primary: ":root", strategy: "css", fallbacks: [], attributes: {} };

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
	linesOf({ action, opens, dialogs, choices, byHand, downloads, mayCloseTab }: ScriptStep): string[] {
		const page = pageOf(action);
		const own = this.#actionLines(action);
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
	#choosing(choice: ActionOf<"upload">): { readonly before: string; readonly after: string } {
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

	#secretOf({ id }: RecordedAction): string {
		return `process.env.${this.#context.secrets.get(id) ?? "SECRET"} ?? ""`;
	}

	#actionLines(action: RecordedAction): string[] {
		const page = pageOf(action);
		const note: Note = (code) => this.#context.note(action.id, code);
		const { text } = this.#context;
		switch (action.type) {
			case "navigate":
				return this.#navigation(action, page, note);
			case "click":
				return [this.#click(action)];
			case "type": {
				if (action.masked) note("secret-value");
				const value = action.masked ? this.#secretOf(action) : text(action.value);
				return [
					`await ${this.on(action, action.selector)}.${isAdded(action) ? "pressSequentially" : "fill"}(${value});`,
				];
			}
			case "select": {
				if (action.masked) note("secret-value");
				const value = action.masked
					? this.#secretOf(action)
					: typeof action.value === "string"
						? text(action.value)
						: `[${action.value.map(text).join(", ")}]`;
				return [`await ${this.on(action, action.selector)}.selectOption(${value});`];
			}
			case "check":
				return this.#ticking(action);
			case "hover":
				return [`await ${this.on(action, action.selector)}.hover();`];
			case "scroll": {
				const { x, y } = action.position;
				const to = `scrollTo(${x}, ${y})`;
				if (action.selector === undefined) {
					return [`await ${action.frame ? this.on(action, ROOT) : page}.evaluate(() => window.${to});`];
				}
				return [`await ${this.on(action, action.selector)}.evaluate((element) => element.${to});`];
			}
			case "drag": {
				const target = this.on(action, action.target);
				const { position } = action;
				const options = position ? `, { targetPosition: ${written(position)} }` : "";
				return [`await ${this.on(action, action.source)}.dragTo(${target}${options});`];
			}
			case "keypress":
				return [this.#keypress(action, page, note)];
			case "wait":
				return this.#waiting(action);
			case "upload":
				note("file-needed");
				// Written with the action that opens the file chooser.
				if (action.fromChooser) return [];
				return action.dropped
					? [`await ${this.on(action, action.selector)}.drop(${written({ files: action.files })});`]
					: [
							`await ${this.on(action, action.selector)}.setInputFiles(${written(action.files.length === 1 ? action.files[0] : action.files)});`,
						];
			case "dialog":
				return [];
			case "tab":
				if (action.change === "closed") return [`await ${page}.close();`];
				return action.change === "activated" ? [`await ${page}.bringToFront();`] : [];
		}
	}

	#navigation(action: ActionOf<"navigate">, page: string, note: Note): string[] {
		const { targetUrl, cause, causedBy, waitForLoad, frame } = action;
		if (frame !== undefined) {
			// Frames are navigated by clicks in them, which are steps of their own.
			if (causedBy === undefined) note("frame-left-out");
			return [];
		}
		// Playwright waits by itself for the elements of the next view.
		if (causedBy !== undefined)
			return !waitForLoad ? [] : [`await ${page}.waitForURL(${addressed(targetUrl, this.#context.text)});`];
		if (cause === "back") return [`await ${page}.goBack();`];
		if (cause === "forward") return [`await ${page}.goForward();`];
		return cause === "reload"
			? [`await ${page}.reload();`]
			: [`await ${page}.goto(${this.#context.address(targetUrl, page)});`];
	}

	#keypress(action: ActionOf<"keypress">, page: string, note: Note): string {
		const { key, modifiers, selector } = action;
		const held = portableKeys(modifiers);
		if (isWritten(key)) {
			if (held.some((each) => each !== "Shift")) note("replaced");
			if (selector === undefined) return `await ${page}.keyboard.type(${literal(key)});`;
			return `await ${this.on(action, selector)}.pressSequentially(${literal(key)});`;
		}
		const keys = literal([...held, key === " " ? "Space" : key].join("+"));
		return `await ${selector === undefined ? `${page}.keyboard` : this.on(action, selector)}.press(${keys});`;
	}

	#ticking(action: ActionOf<"check">): string[] {
		const { selector, checked } = action;
		const box = this.on(action, selector);
		if (!mayVanish(selector)) return [`await ${box}.${checked ? "check" : "uncheck"}();`];
		const isOther = checked ? `!(await ${box}.isChecked())` : `await ${box}.isChecked()`;
		return [
			`// Not ${checked ? "check" : "uncheck"}(), which fails when the page removes the box at once, as lists of tasks do.`,
			`if (${isOther}) await ${box}.click();`,
		];
	}

	#click(action: ActionOf<"click">): string {
		const { button, clickCount, modifiers, selector, position, duration } = action;
		const keys = portableKeys(modifiers);
		const options = {
			...(button === "left" ? {} : { button }),
			...(keys.length === 0 ? {} : { modifiers: keys }),
			...(clickCount === 3 ? { clickCount } : {}),
			...(duration === undefined ? {} : { delay: duration }),
			...(meansPlace(action) ? { position } : {}),
		};
		const given = Object.keys(options).length === 0 ? "" : written(options);
		return `await ${this.on(action, selector)}.${clickCount === 2 ? "dblclick" : "click"}(${given});`;
	}

	#waiting(action: ActionOf<"wait">): string[] {
		const { selector, condition = "present", duration } = action;
		if (selector === undefined)
			return [`await new Promise((resolve) => setTimeout(resolve, ${Math.round(duration)}));`];
		// Zero means no timeout.
		const options = { state: STATES[condition], timeout: Math.max(1, Math.round(duration)) };
		return [`await ${this.on(action, selector)}.waitFor(${written(options)});`];
	}
}

/**
 * Whether a page may remove a box when it is ticked: one of several alike boxes, or one without a name, as in the rows of a list. Boxes of
 * forms have names of their own.
 */
function mayVanish({ alike, fingerprint, attributes }: RecordedTarget): boolean {
	if (alike !== undefined) return true;
	if (fingerprint === undefined || fingerprint.tag !== "input") return false;
	return attributes.name === undefined && !fingerprint.own.some(({ source }) => source === "text");
}

/** A page may close its tab before an action in it has been answered, which Playwright reports as an error. */
function untilClosed(page: string, [call = "", ...more]: readonly string[]): string[] {
	return [
		`${call.replace(/;$/, "")}.catch((error) => {`,
		"	// The page may close its tab before it has answered.",
		`	if (!${page}.isClosed()) throw error;`,
		"});",
		...more,
	];
}

/** Names of held keys: Control and the Command key of a Mac mean the same, and the test may run on the other kind of computer. */
function portableKeys(modifiers: ActionOf<"keypress">["modifiers"] | undefined): string[] {
	const held = heldKeys(modifiers);
	if (modifiers?.ctrl && modifiers.meta) return held;
	return held.map((key) => (key === "Control" || key === "Meta" ? "ControlOrMeta" : key));
}

/** Browsers open a link in a new tab or window without telling its page. */
const isOpenedByHand = (action: RecordedAction): boolean =>
	action.type === "click" && (action.button === "middle" || Object.values(action.modifiers ?? {}).includes(true));

/** An expected address: a pattern without query where secrets were removed from it. */
function addressed(url: string, text: WriteText): string {
	if (!/[?&#][^=&#]+=(?:[&#]|$)/.test(url)) return text(url);
	return `({ origin, pathname }) => origin + pathname === ${literal(url.replace(/[?#].*$/, ""))}`;
}

const STATES = { visible: "visible", hidden: "hidden", present: "attached", absent: "detached" } as const;
