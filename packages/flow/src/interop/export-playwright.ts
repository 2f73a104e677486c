import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { closedRootNotes } from "./closed-roots.ts";
import type { Exported, ExportNote, ExportNoteCode } from "./export-note.ts";
import { playwrightLocator } from "./playwright-locator.ts";
import { type ActionOf, isAdded, meansPlace, planScript, type ScriptStep } from "./script-plan.ts";
import { dialogLines, heldKeys, isWritten, literal, pageOf } from "./script-text.ts";
import { secretNames } from "./secret-names.ts";

type Note = (code: ExportNoteCode) => void;
type Secrets = ReadonlyMap<string, string>;

/**
 * Exports a recording as a test for @playwright/test in TypeScript. Secret values are read from environment variables.
 * @param title name of the test
 * @param actions in the order of the recording
 * @returns the source text, with notes on actions that the format cannot express
 */
export function exportPlaywright(title: string, actions: readonly RecordedAction[]): Exported<string> {
	const notes: ExportNote[] = [];
	const secrets = secretNames(actions);
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const body = planScript(actions).flatMap((step) => {
		const note = (code: ExportNoteCode) => notes.push({ actionId: step.action.id, code });
		return blockOf(step, linesOf(step.action, secrets, note));
	});
	const names = [...new Set(secrets.values())];
	const document = [
		...(names.length === 0 ? [] : [`// Reads secret values from the environment: ${names.join(", ")}.`]),
		'import { test } from "@playwright/test";',
		"",
		`test(${literal(title)}, async ({ page }) => {`,
		...(viewport ? [`	await page.setViewportSize(${literal(viewport)});`] : []),
		...body.map((line) => `	${line}`),
		"});",
		"",
	].join("\n");
	return { document, notes: [...notes, ...closedRootNotes(actions)] };
}

/** Waits for the effects of an action start before the action. */
function blockOf({ action, opens, dialogs, byHand }: ScriptStep, lines: readonly string[]): string[] {
	const page = pageOf(action);
	if (byHand) return [`const ${page} = await page.context().newPage();`, ...lines];
	const tabs = opens.map((tab) => pageOf({ tab }));
	const promises = tabs.map((tab, place) => {
		const popup = `${page}.waitForEvent("popup")`;
		return `const ${tab}Promise = ${place === 0 ? popup : `${tabs[place - 1]}Promise.then(() => ${popup})`};`;
	});
	const opened = tabs.map((tab) => `const ${tab} = await ${tab}Promise;`);
	return [...dialogLines(dialogs), ...promises, ...lines, ...opened];
}

const on = (action: RecordedAction, target: RecordedTarget): string =>
	playwrightLocator(pageOf(action), target, action.frame);

const secretOf = ({ id }: RecordedAction, secrets: Secrets): string =>
	`process.env.${secrets.get(id) ?? "SECRET"} ?? ""`;

/** The root of a frame's page. */
const ROOT: RecordedTarget = { primary: ":root", strategy: "css", fallbacks: [], attributes: {} };

function linesOf(action: RecordedAction, secrets: Secrets, note: Note): string[] {
	const page = pageOf(action);
	switch (action.type) {
		case "navigate":
			return navigation(action, page, note);
		case "click":
			return [click(action)];
		case "type": {
			if (action.masked) note("secret-value");
			const value = action.masked ? secretOf(action, secrets) : literal(action.value);
			return [`await ${on(action, action.selector)}.${isAdded(action) ? "pressSequentially" : "fill"}(${value});`];
		}
		case "select": {
			if (action.masked) note("secret-value");
			const value = action.masked ? secretOf(action, secrets) : literal(action.value);
			return [`await ${on(action, action.selector)}.selectOption(${value});`];
		}
		case "check":
			return [ticking(action)];
		case "hover":
			return [`await ${on(action, action.selector)}.hover();`];
		case "scroll": {
			const { x, y } = action.position;
			const to = `scrollTo(${x}, ${y})`;
			if (action.selector === undefined) {
				return [`await ${action.frame ? on(action, ROOT) : page}.evaluate(() => window.${to});`];
			}
			return [`await ${on(action, action.selector)}.evaluate((element) => element.${to});`];
		}
		case "drag": {
			const target = on(action, action.target);
			const { position } = action;
			const options = position ? `, { targetPosition: ${literal(position)} }` : "";
			return [`await ${on(action, action.source)}.dragTo(${target}${options});`];
		}
		case "keypress":
			return [keypress(action, page, note)];
		case "wait":
			return waiting(action);
		case "upload":
			note("file-needed");
			return action.dropped
				? [`await ${on(action, action.selector)}.drop(${literal({ files: action.files })});`]
				: [`await ${on(action, action.selector)}.setInputFiles(${literal(action.files)});`];
		case "dialog":
			return [];
		case "tab":
			if (action.change === "closed") return [`await ${page}.close();`];
			return action.change === "activated" ? [`await ${page}.bringToFront();`] : [];
	}
}

function navigation(action: ActionOf<"navigate">, page: string, note: Note): string[] {
	const { targetUrl, cause, causedBy, waitForLoad, frame } = action;
	if (frame !== undefined) {
		// Frames are navigated by clicks in them, which are steps of their own.
		if (causedBy === undefined) note("frame-left-out");
		return [];
	}
	// Playwright waits by itself for the elements of the next view.
	if (causedBy !== undefined) return !waitForLoad ? [] : [`await ${page}.waitForURL(${addressed(targetUrl)});`];
	if (cause === "back") return [`await ${page}.goBack();`];
	if (cause === "forward") return [`await ${page}.goForward();`];
	return cause === "reload" ? [`await ${page}.reload();`] : [`await ${page}.goto(${literal(targetUrl)});`];
}

/** An expected address: a pattern without query where secrets were removed from it. */
function addressed(url: string): string {
	if (!/[?&#][^=&#]+=(?:[&#]|$)/.test(url)) return literal(url);
	return `({ origin, pathname }) => origin + pathname === ${literal(url.replace(/[?#].*$/, ""))}`;
}

function keypress(action: ActionOf<"keypress">, page: string, note: Note): string {
	const { key, modifiers, selector } = action;
	const held = heldKeys(modifiers);
	if (isWritten(key)) {
		if (held.some((each) => each !== "Shift")) note("replaced");
		if (selector === undefined) return `await ${page}.keyboard.type(${literal(key)});`;
		return `await ${on(action, selector)}.pressSequentially(${literal(key)});`;
	}
	const keys = literal([...held, key === " " ? "Space" : key].join("+"));
	return `await ${selector === undefined ? `${page}.keyboard` : on(action, selector)}.press(${keys});`;
}

/** Not `setChecked`: it waits for the box to be checked, but a to-do list may remove the box when it is. */
function ticking(action: ActionOf<"check">): string {
	const box = on(action, action.selector);
	const isOther = action.checked ? `!(await ${box}.isChecked())` : `await ${box}.isChecked()`;
	return `if (${isOther}) await ${box}.click();`;
}

function click(action: ActionOf<"click">): string {
	const { button, clickCount, modifiers, selector, position, duration } = action;
	const keys = heldKeys(modifiers);
	const options = {
		...(button === "left" ? {} : { button }),
		...(keys.length === 0 ? {} : { modifiers: keys }),
		...(clickCount === 3 ? { clickCount } : {}),
		...(duration === undefined ? {} : { delay: duration }),
		...(meansPlace(action) ? { position } : {}),
	};
	const given = Object.keys(options).length === 0 ? "" : literal(options);
	return `await ${on(action, selector)}.${clickCount === 2 ? "dblclick" : "click"}(${given});`;
}

const STATES = { visible: "visible", hidden: "hidden", present: "attached", absent: "detached" } as const;

function waiting(action: ActionOf<"wait">): string[] {
	const { selector, condition = "present", duration } = action;
	if (selector === undefined) return [`await new Promise((resolve) => setTimeout(resolve, ${Math.round(duration)}));`];
	// Zero means no timeout.
	const options = { state: STATES[condition], timeout: Math.max(1, Math.round(duration)) };
	return [`await ${on(action, selector)}.waitFor(${literal(options)});`];
}
