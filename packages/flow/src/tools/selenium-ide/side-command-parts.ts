import { splitVariables } from "../../document/variable-text.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { type RecordedTarget, splitChain } from "../../recording/recorded-target.ts";
import type { ExportNoteCode } from "../export-note.ts";
import { type ActionOf, isInLines } from "../script-plan.ts";
import { readSelector } from "../selector-spelling.ts";
import { relativeTo } from "./side-address.ts";
import { encodeKeys } from "./side-keys.ts";
import { sideTargets } from "./side-locator.ts";
import type { SideTarget } from "./side-project.ts";
import { encodeSideText, isCarried } from "./side-text.ts";

export interface CommandParts {
	readonly commands: readonly {
		readonly command: string;
		readonly target: string;
		readonly value: string;
		readonly targets?: readonly SideTarget[];
		readonly values?: readonly SideTarget[];
	}[];
	readonly notes: readonly ExportNoteCode[];
}

interface Around {
	/** Origin of the project's addresses. */
	readonly origin: string;
	/** Name of the variable for the secret. */
	readonly secret: string | undefined;
	/** Variables that texts read on purpose. */
	readonly variables: ReadonlySet<string>;
}

/** Converts an action to commands of Selenium IDE, with notes on what they cannot express. */
export function commandsOf(action: RecordedAction, { origin, secret, variables }: Around): CommandParts {
	switch (action.type) {
		case "navigate":
			return navigation(action, origin);
		case "click":
			return click(action);
		case "type": {
			// `value` is the field's whole text: an empty one needs the field to be cleared.
			const command = action.clear || action.value === "" ? "type" : "sendKeys";
			if (action.masked) return onElement(action.selector, command, `\${${secret ?? "SECRET"}}`, ["secret-value"]);
			const isWhole = isCarried(withoutReads(action.value, variables)) && !isInLines(action);
			return onElement(action.selector, command, encodeSideText(action.value), isWhole ? [] : ["replaced"]);
		}
		case "select":
			if (action.masked)
				return onElement(action.selector, "select", `value=\${${secret ?? "SECRET"}}`, ["secret-value"]);
			return selection(action, variables);
		case "check":
			return onElement(action.selector, action.checked ? "check" : "uncheck");
		case "hover":
			return onElement(action.selector, "mouseOver");
		case "scroll":
			return scroll(action);
		case "drag":
			return drag(action);
		case "keypress":
			return keypress(action);
		case "wait":
			return waiting(action);
		case "upload":
			if (action.dropped || action.fromChooser) return NO_SUCH_STEP;
			return onElement(action.selector, "sendKeys", encodeSideText(action.files.join("\n")), ["file-needed"]);
		case "dialog":
			return dialog(action);
		case "tab":
			return action.change === "closed" ? alone("close") : { commands: [], notes: [] };
	}
}

/** A text with a letter in place of each variable that it reads on purpose. */
const withoutReads = (text: string, variables: ReadonlySet<string>): string =>
	splitVariables(text)
		.map((part) => (typeof part === "string" ? part : variables.has(part.variable) ? "x" : `\${${part.variable}}`))
		.join("");

const NO_SUCH_STEP: CommandParts = { commands: [], notes: ["no-such-step"] };

const alone = (command: string, target = "", notes: readonly ExportNoteCode[] = []): CommandParts => ({
	commands: [{ command, target, value: "" }],
	notes,
});

function onElement(
	target: RecordedTarget,
	command: string,
	value = "",
	notes: readonly ExportNoteCode[] = [],
): CommandParts {
	const targets = sideTargets(target);
	const [first] = targets;
	if (first === undefined) return NO_SUCH_STEP;
	return { commands: [{ command, target: first[0], value, targets }], notes: [...leftOut(target, targets), ...notes] };
}

const leftOut = ({ primary, fallbacks }: RecordedTarget, targets: readonly SideTarget[]): ExportNoteCode[] =>
	targets.length < new Set([primary, ...fallbacks]).size ? ["selectors-left-out"] : [];

function navigation({ targetUrl, cause, causedBy, frame }: ActionOf<"navigate">, origin: string): CommandParts {
	// The click navigates, and the next command waits.
	if (causedBy !== undefined) return { commands: [], notes: [] };
	if (frame !== undefined) return { commands: [], notes: ["frame-left-out"] };
	const script = { back: "history.back();", forward: "history.forward();", reload: "location.reload();" };
	if (cause === "back" || cause === "forward" || cause === "reload")
		return alone("runScript", script[cause], ["replaced"]);
	return alone("open", encodeSideText(relativeTo(origin, targetUrl)));
}

function click({ selector, button, clickCount, modifiers, duration }: ActionOf<"click">): CommandParts {
	// Other buttons and held keys have other effects than a plain click.
	if (button !== "left" || Object.values(modifiers ?? {}).some(Boolean)) return NO_SUCH_STEP;
	const isOtherwise = clickCount === 3 || duration !== undefined;
	return onElement(selector, clickCount === 1 ? "click" : "doubleClick", "", isOtherwise ? ["replaced"] : []);
}

function selection({ selector, value, isMultiple }: ActionOf<"select">, variables: ReadonlySet<string>): CommandParts {
	const values = typeof value === "string" ? [value] : value;
	// Earlier choices stay selected.
	const isWhole = values.every((one) => isCarried(withoutReads(one, variables)));
	const notes: ExportNoteCode[] = isMultiple || values.length !== 1 || !isWhole ? ["replaced"] : [];
	const each = values.map((one) =>
		onElement(selector, isMultiple ? "addSelection" : "select", `value=${encodeSideText(one)}`),
	);
	return { commands: each.flatMap(({ commands }) => commands), notes: [...each.flatMap((one) => one.notes), ...notes] };
}

/** By a script, which can only use CSS, as scripts get no locators. */
function scroll({ selector, position }: ActionOf<"scroll">): CommandParts {
	const to = `scrollTo(${position.x}, ${position.y});`;
	if (selector === undefined) return alone("runScript", `window.${to}`);
	const css = [selector.primary, ...selector.fallbacks].find(isPlainCss);
	if (css === undefined) return NO_SUCH_STEP;
	return alone("runScript", encodeSideText(`document.querySelector(${JSON.stringify(css)}).${to}`), ["replaced"]);
}

const isPlainCss = (selector: string): boolean =>
	splitChain(selector).length === 1 && readSelector(selector).kind === "css";

function drag({ source, target, position }: ActionOf<"drag">): CommandParts {
	const values = sideTargets(target);
	const [onto] = values;
	if (onto === undefined) return NO_SUCH_STEP;
	const { commands, notes } = onElement(source, "dragAndDropToObject", onto[0], position ? ["replaced"] : []);
	return { commands: commands.map((one) => ({ ...one, values })), notes: [...notes, ...leftOut(target, values)] };
}

function keypress({ selector, key, modifiers }: ActionOf<"keypress">): CommandParts {
	const keys = encodeKeys(key, modifiers);
	if (keys === null) return NO_SUCH_STEP;
	if (selector !== undefined) return onElement(selector, "sendKeys", encodeSideText(keys));
	return {
		commands: [{ command: "sendKeys", target: "css=:focus", value: encodeSideText(keys) }],
		notes: ["replaced"],
	};
}

const WAITS = {
	visible: "waitForElementVisible",
	hidden: "waitForElementNotVisible",
	present: "waitForElementPresent",
	absent: "waitForElementNotPresent",
} as const;

function waiting({ duration, selector, condition = "present" }: ActionOf<"wait">): CommandParts {
	const milliseconds = String(Math.round(duration));
	return selector === undefined ? alone("pause", milliseconds) : onElement(selector, WAITS[condition], milliseconds);
}

function dialog({ dialog: kind, accepted, answer = "" }: ActionOf<"dialog">): CommandParts {
	switch (kind) {
		case "alert":
			return alone("acceptAlert");
		case "confirm":
			return alone(accepted ? "acceptConfirmation" : "dismissConfirmation");
		case "prompt":
			if (!accepted) return alone("dismissPrompt");
			return alone("answerPrompt", encodeSideText(answer), isCarried(answer) ? [] : ["replaced"]);
		case "beforeunload":
			return NO_SUCH_STEP;
	}
}
