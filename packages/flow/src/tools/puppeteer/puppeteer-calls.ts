import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import { actionDefinitions } from "../../steps/step-definitions.ts";
import { heldKeys, literal, quoted, secretVariable } from "../script-text.ts";
import type { StepContext } from "../step-context.ts";
import { type PuppeteerFunction, puppeteerFunctions } from "./puppeteer-functions.ts";
import { puppeteerSelectors } from "./puppeteer-selector.ts";

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
		const { secrets, note, within, text = literal, address } = this.#context;
		const scope = within?.(action.id) ?? around;
		return actionDefinitions[action.type].puppeteer(action, {
			page,
			scope,
			takesSignal,
			text,
			on: (target, call) => this.on(scope, target, call),
			onHandle: (target, call) => this.handle(scope, target, call),
			holding: (modifiers, call) => this.#holding(page, heldKeys(modifiers), call),
			call: (name, ...values) => this.use(name, ...values),
			callWith: (name, element) => this.#callWith(name, element),
			selectors: (target) => this.#selectors(target),
			address: (url) => address?.(url, page) ?? quoted(url),
			showsFirstPage: () => this.#showsFirstPage(action),
			secret: () => {
				note(action.id, "secret-value");
				return secretVariable(secrets, action.id);
			},
			note: (code) => note(action.id, code),
		});
	}

	#callWith(name: PuppeteerFunction, element: string): string {
		if (!element.startsWith("find(")) return this.use(name, element);
		this.#used.add(name);
		return `${element}.then(${name})`;
	}

	#showsFirstPage({ tab = 0 }: RecordedAction): boolean {
		const isFirst = tab > 0 && !this.#shown.has(tab);
		this.#shown.add(tab);
		return isFirst;
	}
}
