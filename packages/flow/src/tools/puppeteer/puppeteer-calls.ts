import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ExportNoteCode } from "../export-note.ts";
import { type ActionOf, isAdded, isPutAtOnce, isWrittenOver, meansPlace } from "../script-plan.ts";
import { heldKeys, isWritten, literal, numbers, quoted } from "../script-text.ts";
import type { StepContext } from "../step-context.ts";
import { type PuppeteerFunction, puppeteerFunctions } from "./puppeteer-functions.ts";
import { puppeteerSelector, puppeteerSelectors } from "./puppeteer-selector.ts";

/** Variable of the current element of a loop. */
export const ELEMENT = "element";

/** Maximum length of a list of selectors on one line. */
const MAX_INLINE_LENGTH = 80;

/** Writes one expression, a promise, per action. Collects the functions that are used. */
export class PuppeteerCalls {
	readonly #used = new Set<PuppeteerFunction>();
	readonly #context: StepContext;
	/** Numbers of tabs that have loaded a page. */
	readonly #shown = new Set<number>();

	constructor(context: StepContext) {
		this.#context = context;
	}

	#note(actionId: string, code: ExportNoteCode): void {
		this.#context.note(actionId, code);
	}

	/** A value. */
	#text(text: string): string {
		return (this.#context.text ?? literal)(text);
	}

	#selectors(target: RecordedTarget): string[] {
		return puppeteerSelectors(target).map(this.#context.text ?? quoted);
	}

	/** Names of the used functions, in the order of `puppeteerFunctions`. */
	get used(): PuppeteerFunction[] {
		return (Object.keys(puppeteerFunctions) as PuppeteerFunction[]).filter((name) => this.#used.has(name));
	}

	use(name: PuppeteerFunction, ...values: readonly string[]): string {
		this.#used.add(name);
		if (name === "within" || name === "allWithin") this.#used.add("inRoots");
		if (name === "drag") this.#used.add("atRest");
		return `${name}(${values.filter((value) => value !== "").join(", ")})`;
	}

	/** A method call on an element. */
	on(scope: string, target: RecordedTarget, call = ""): string {
		const selectors = this.#selectors(target);
		const [only = ""] = selectors;
		if (scope === ELEMENT) return this.use("within", scope, only) + (call && `.then((found) => found${call})`);
		if (selectors.length === 1) return `${scope}.locator(${only})${call}`;
		const values = [scope, ...selectors];
		const list = values.join(", ");
		this.#used.add("find");
		const found =
			list.length <= MAX_INLINE_LENGTH
				? `find(${list})`
				: ["find(", ...values.map((each) => `	${each},`), ")"].join("\n");
		return call === "" ? found : `${found}.then((element) => element${call})`;
	}

	/** A method call that element handles support and locators do not. */
	handle(scope: string, target: RecordedTarget, call: string): string {
		return `${this.on(scope, target, ".waitHandle()")}.then((element) => element${call})`;
	}

	#holding(page: string, keys: readonly string[], call: string): string {
		return keys.length === 0 ? call : this.use("holding", page, `[${keys.map(literal).join(", ")}]`, `() => ${call}`);
	}

	/** Writes the call of an action at which the page may close its tab. */
	closingCallOf(action: RecordedAction, page: string, around: string): string | null {
		const call = this.callOf(action, page, around, true);
		return call === null
			? null
			: this.use("untilClosed", page, `(${action.type === "click" ? "signal" : ""}) => ${call}`);
	}

	/** @returns null for effects, which need no call */
	callOf(action: RecordedAction, page: string, around: string, takesSignal = false): string | null {
		const scope = this.#context.within?.(action.id) ?? around;
		switch (action.type) {
			case "navigate":
				return this.#navigation(action, page);
			case "click":
				return this.#holding(
					page,
					heldKeys(action.modifiers),
					this.on(scope, action.selector, `.click(${clickOptions(action, takesSignal)})`),
				);
			case "type":
				return this.#typing(action, scope);
			case "select": {
				if (action.masked) this.#note(action.id, "secret-value");
				if (action.masked) return this.on(scope, action.selector, `.fill(${this.#secretOf(action)})`);
				const values = typeof action.value === "string" ? [action.value] : action.value;
				const [first] = values;
				if (first !== undefined && values.length === 1)
					return this.on(scope, action.selector, `.fill(${this.#text(first)})`);
				return this.handle(scope, action.selector, `.select(${values.map((value) => this.#text(value)).join(", ")})`);
			}
			case "check":
				return this.on(scope, action.selector, `.fill(${action.checked})`);
			case "hover":
				return this.on(scope, action.selector, ".hover()");
			case "scroll": {
				const { x, y } = action.position;
				if (action.selector === undefined) return `${scope}.evaluate(() => window.scrollTo(${x}, ${y}))`;
				return this.on(scope, action.selector, `.scroll({ scrollLeft: ${x}, scrollTop: ${y} })`);
			}
			case "drag": {
				const [source, target] = [this.on(scope, action.source), this.on(scope, action.target)];
				return this.use("drag", page, source, target, action.position ? numbers(action.position) : "");
			}
			case "keypress":
				return this.#keypress(action, page, scope);
			case "wait":
				return this.#waiting(action, scope);
			case "upload":
				this.#note(action.id, "file-needed");
				// Written with the action that opens the file chooser.
				if (action.fromChooser) return null;
				if (action.dropped)
					return this.use("dropFiles", page, this.on(scope, action.selector), ...action.files.map(literal));
				return this.handle(scope, action.selector, `.uploadFile(${action.files.map(literal).join(", ")})`);
			case "dialog":
				return null;
			case "tab":
				if (action.change === "closed") return `${page}.close()`;
				return action.change === "activated" ? `${page}.bringToFront()` : null;
		}
	}

	#navigation({ id, targetUrl, cause, causedBy, frame, tab = 0 }: ActionOf<"navigate">, page: string): string | null {
		if (frame !== undefined) {
			// Frames are navigated by clicks in them, which are steps of their own.
			if (causedBy === undefined) this.#note(id, "frame-left-out");
			return null;
		}
		const isFirst = tab > 0 && !this.#shown.has(tab);
		this.#shown.add(tab);
		// In the same tab, the wait started before the trigger.
		if (causedBy !== undefined) return isFirst && targetUrl !== "about:blank" ? this.use("loaded", page) : null;
		if (cause === "back") return `${page}.goBack()`;
		if (cause === "forward") return `${page}.goForward()`;
		return cause === "reload"
			? `${page}.reload()`
			: `${page}.goto(${this.#context.address?.(targetUrl, page) ?? quoted(targetUrl)})`;
	}

	#secretOf({ id }: RecordedAction): string {
		return `process.env.${this.#context.secrets.get(id) ?? "SECRET"} ?? ""`;
	}

	#typing(action: ActionOf<"type">, scope: string): string {
		const { id, selector, value, masked } = action;
		if (masked) this.#note(id, "secret-value");
		const text = masked ? this.#secretOf(action) : this.#text(value);
		if (isAdded(action)) return this.handle(scope, selector, `.type(${text})`);
		if (masked) return this.on(scope, selector, `.fill(${text})`);
		if (isPutAtOnce(action)) return this.use("writeLines", this.on(scope, selector), text);
		if (isWrittenOver(action)) return this.use("writeOver", this.on(scope, selector), text);
		if (value !== "") return this.on(scope, selector, `.fill(${text})`);
		this.#used.add("clear");
		const field = this.on(scope, selector);
		return field.startsWith("find(") ? `${field}.then(clear)` : `clear(${field})`;
	}

	#keypress({ selector, key, modifiers }: ActionOf<"keypress">, page: string, scope: string): string {
		const call = `.${isWritten(key) ? "type" : "press"}(${literal(key === " " ? "Space" : key)})`;
		const pressed = selector === undefined ? `${page}.keyboard${call}` : this.handle(scope, selector, call);
		return this.#holding(page, heldKeys(modifiers), pressed);
	}

	#waiting({ duration, selector, condition = "present" }: ActionOf<"wait">, scope: string): string {
		const rounded = Math.round(duration);
		if (selector === undefined) return `new Promise((resolve) => setTimeout(resolve, ${rounded}))`;
		// Zero means no timeout.
		const timeout = Math.max(1, rounded);
		// The fallback selectors could match another element at its position.
		const first = (this.#context.text ?? quoted)(puppeteerSelector(selector.primary));
		if (condition === "absent") return this.use("disappears", scope, String(timeout), first);
		if (condition === "hidden") return `${scope}.waitForSelector(${first}, { hidden: true, timeout: ${timeout} })`;
		const options = `{ ${condition === "visible" ? "visible: true, " : ""}timeout: ${timeout} }`;
		return this.use("appears", scope, options, ...this.#selectors(selector));
	}
}

function clickOptions(action: ActionOf<"click">, takesSignal: boolean): string {
	const { button, clickCount, position, duration } = action;
	const options = [
		...(button === "left" ? [] : [`button: "${button}"`]),
		...(clickCount === 1 ? [] : [`count: ${clickCount}`]),
		...(duration === undefined ? [] : [`delay: ${duration}`]),
		...(meansPlace(action) ? [`offset: ${numbers(position)}`] : []),
		...(takesSignal ? ["signal"] : []),
	];
	return options.length === 0 ? "" : `{ ${options.join(", ")} }`;
}
