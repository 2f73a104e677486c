import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import type { Exported, ExportNote, ExportNoteCode } from "./export-note.ts";
import { literal, playwrightLocator } from "./playwright-locator.ts";

type Note = (code: ExportNoteCode) => void;
type Of<Type extends RecordedAction["type"]> = Extract<RecordedAction, { type: Type }>;

/** A recording as a test for @playwright/test, in TypeScript. */
export function exportPlaywright(title: string, actions: readonly RecordedAction[]): Exported<string> {
	const notes: ExportNote[] = [];
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const blocks = actions.map((action, index) => {
		const note = (code: ExportNoteCode) => notes.push({ actionId: action.id, code });
		const next = actions[index + 1];
		const lines = linesOf(action, note);
		// What an action brings about is waited for from before it on.
		if (next?.type === "tab" && next.change === "opened" && action.type !== "tab" && isLedThere(actions, index + 1)) {
			const opened = pageOf(next);
			lines.unshift(`const ${opened}Promise = ${pageOf(action)}.waitForEvent("popup");`);
			lines.push(`const ${opened} = await ${opened}Promise;`);
		}
		if (next?.type === "dialog") lines.unshift(dialogLine(next));
		return lines;
	});
	const opened = actions.map((action, index) => {
		if (action.type !== "tab" || action.change !== "opened" || isLedThere(actions, index)) return [];
		return [`const ${pageOf(action)} = await page.context().newPage();`];
	});
	const size = viewport ? [`	await page.setViewportSize(${literal(viewport)});`] : [];
	const body = blocks.flatMap((lines, index) => [...(opened[index] ?? []), ...lines]).map((line) => `	${line}`);
	const document = [
		...['import { test } from "@playwright/test";', "", `test(${literal(title)}, async ({ page }) => {`],
		...[...size, ...body, "});", ""],
	].join("\n");
	return { document, notes };
}

/** Whether the action before brought a tab about; otherwise it was opened by hand, and gone to an address. */
function isLedThere(actions: readonly RecordedAction[], index: number): boolean {
	const then = actions[index + 1];
	return index > 0 && !(then?.type === "navigate" && then.tab === actions[index]?.tab && then.causedBy === undefined);
}

const pageOf = ({ tab = 0 }: { readonly tab?: number | undefined }): string => (tab === 0 ? "page" : `page${tab}`);
const on = (action: RecordedAction, target: RecordedTarget): string =>
	playwrightLocator(pageOf(action), target, action.frame);

const KEYS = { ctrl: "Control", alt: "Alt", shift: "Shift", meta: "Meta" } as const;
const held = (modifiers: Of<"keypress">["modifiers"] | undefined): string[] =>
	(["ctrl", "alt", "shift", "meta"] as const).filter((name) => modifiers?.[name]).map((name) => KEYS[name]);

function linesOf(action: RecordedAction, note: Note): string[] {
	const page = pageOf(action);
	switch (action.type) {
		case "navigate":
			return navigation(action, page);
		case "click":
			return [click(action)];
		case "type": {
			if (action.masked) note("secret-value");
			const value = action.masked ? 'process.env.SECRET ?? ""' : literal(action.value);
			return [`await ${on(action, action.selector)}.fill(${value});`];
		}
		case "select":
			return [`await ${on(action, action.selector)}.selectOption(${literal(action.value)});`];
		case "check":
			return [`await ${on(action, action.selector)}.setChecked(${action.checked});`];
		case "hover":
			return [`await ${on(action, action.selector)}.hover();`];
		case "scroll": {
			const { x, y } = action.position;
			const to = `scrollTo(${x}, ${y})`;
			if (action.selector === undefined) return [`await ${page}.evaluate(() => window.${to});`];
			return [`await ${on(action, action.selector)}.evaluate((element) => element.${to});`];
		}
		case "drag": {
			const target = on(action, action.target);
			const { position } = action;
			const options = position ? `, { targetPosition: ${literal(position)} }` : "";
			return [`await ${on(action, action.source)}.dragTo(${target}${options});`];
		}
		case "keypress": {
			const keys = literal([...held(action.modifiers), action.key === " " ? "Space" : action.key].join("+"));
			if (action.selector === undefined) return [`await ${page}.keyboard.press(${keys});`];
			return [`await ${on(action, action.selector)}.press(${keys});`];
		}
		case "wait":
			return waiting(action);
		case "upload":
			note("file-needed");
			return [`await ${on(action, action.selector)}.setInputFiles(${literal(action.files)});`];
		case "dialog":
			return [];
		case "tab":
			if (action.change === "closed") return [`await ${page}.close();`];
			return action.change === "activated" ? [`await ${page}.bringToFront();`] : [];
	}
}

function navigation({ targetUrl, cause, causedBy, waitForLoad }: Of<"navigate">, page: string): string[] {
	// Playwright waits for the elements of what a page shows under another address by itself.
	if (causedBy !== undefined) return !waitForLoad ? [] : [`await ${page}.waitForURL(${literal(targetUrl)});`];
	if (cause === "back") return [`await ${page}.goBack();`];
	if (cause === "forward") return [`await ${page}.goForward();`];
	return cause === "reload" ? [`await ${page}.reload();`] : [`await ${page}.goto(${literal(targetUrl)});`];
}

function click(action: Of<"click">): string {
	const { button, clickCount, modifiers, selector } = action;
	const keys = held(modifiers);
	const options = {
		...(button === "left" ? {} : { button }),
		...(keys.length === 0 ? {} : { modifiers: keys }),
		...(clickCount === 3 ? { clickCount } : {}),
	};
	const given = Object.keys(options).length === 0 ? "" : literal(options);
	return `await ${on(action, selector)}.${clickCount === 2 ? "dblclick" : "click"}(${given});`;
}

const STATES = { visible: "visible", hidden: "hidden", present: "attached", absent: "detached" } as const;

function waiting(action: Of<"wait">): string[] {
	const { selector, condition = "present", duration } = action;
	if (selector === undefined) return [`await new Promise((resolve) => setTimeout(resolve, ${Math.round(duration)}));`];
	const options = { state: STATES[condition], timeout: Math.round(duration) };
	return [`await ${on(action, selector)}.waitFor(${literal(options)});`];
}

function dialogLine(action: Of<"dialog">): string {
	const answer = action.answer === undefined ? "" : literal(action.answer);
	return `${pageOf(action)}.once("dialog", (dialog) => dialog.${action.accepted ? `accept(${answer})` : "dismiss()"});`;
}
