import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import type { GeneratedCode, GenerateSettings } from "@scriptorium/flow/generate/generated-code";
import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { rolldown } from "rolldown";
import { dragLinkOf } from "../support/text-of.ts";

/** Code waits five seconds for a missing element, longer on a busy machine. */
const POLL_OPTIONS = { timeout: 30_000 };
export const ORIGIN = "https://shop.test";

type Own = "id" | "timestamp" | "url";
/** A recorded action without the fields that `generate` adds. */
export type Done = {
	[Type in RecordedAction["type"]]: Omit<Extract<RecordedAction, { type: Type }>, Own>;
}[RecordedAction["type"]];

/** An element by its selectors, in descending order of quality. */
export const at = (primary: string, ...fallbacks: string[]): RecordedTarget => ({
	primary,
	strategy: "css",
	fallbacks,
	attributes: {},
});

export const click = (primary: string, ...fallbacks: string[]): Done => ({
	type: "click",
	selector: at(primary, ...fallbacks),
	position: { x: 3, y: 4 },
	button: "left",
	clickCount: 1,
});
export const type = (primary: string, value: string): Done => ({
	type: "type",
	selector: at(primary),
	value,
	clear: true,
});
const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };
export const press = (key: string, primary?: string, held: Partial<typeof NO_KEYS> = {}): Done => ({
	type: "keypress",
	key,
	modifiers: { ...NO_KEYS, ...held },
	...(primary === undefined ? {} : { selector: at(primary) }),
});
export const goTo = (path: string, more: object = {}): Done => ({
	...({ type: "navigate", targetUrl: `${ORIGIN}${path}`, waitForLoad: true, cause: "load", ...more } as const),
});

export function generate(done: readonly Done[], settings: Partial<GenerateSettings> = {}): GeneratedCode {
	const actions = done.map((action, index) => ({ ...action, id: `a${index}`, timestamp: index, url: `${ORIGIN}/` }));
	return generateFrom(actions as RecordedAction[], settings);
}

function generateFrom(actions: readonly RecordedAction[], settings: Partial<GenerateSettings> = {}): GeneratedCode {
	const generated = generateScript(convertRecording(actions), { name: "Journey", ...settings }, "bookmarklet");
	if (!generated.ok) throw new Error(generated.error.message);
	return generated.value;
}

/**
 * Loads a page again and runs on it what was recorded there, like a click on the bookmarklet.
 * @param page shows the page on which the recording began
 * @param actions the recording
 * @returns the code, once it runs
 */
export async function runRecording(page: Page, actions: readonly RecordedAction[]): Promise<GeneratedCode> {
	const generated = generateFrom(actions);
	await page.reload();
	await runBookmarklet(page, generated.code);
	return generated;
}

export interface Shop {
	/** Opens a page with this content; `log("…")` in it keeps what happened. */
	open(body: string, path?: string, more?: Readonly<Record<string, string>>): Promise<void>;
	/** Runs the steps like a click on the bookmarklet. */
	run(done: readonly Done[], settings?: Partial<GenerateSettings>): Promise<GeneratedCode>;
	/** Waits until the page has logged exactly this. */
	logged(...lines: readonly string[]): Promise<void>;
	/** Waits until the page has shown exactly these dialogs, in any order; they are dismissed. */
	expectDialogs(...messages: readonly string[]): Promise<void>;
	/** Texts of the browser's native dialogs. */
	readonly dialogs: readonly string[];
}

/** On the window, so that frames reach it. */
const LOG =
	"<script>window.log = (line) => { document.documentElement.dataset.log = (document.documentElement.dataset.log ?? '') + line + ' | '; };</script>";

export const test = base.extend<{ shop: Shop }>({
	shop: async ({ page, context }, use) => {
		const pages = new Map<string, string>();
		const dialogs: string[] = [];
		await context.route(/^https:\/\/(shop|other)\.test\//, (route) => {
			const body = pages.get(new URL(route.request().url()).pathname) ?? "<h1>Elsewhere</h1>";
			return route.fulfill({ contentType: "text/html", body: `<!doctype html>${LOG}${body}` });
		});
		page.on("dialog", (dialog) => {
			dialogs.push(dialog.message());
			return dialog.dismiss();
		});
		await use({
			dialogs,
			async open(body, path = "/", more = {}) {
				pages.set(path, body);
				for (const [other, content] of Object.entries(more)) pages.set(other, content);
				await page.goto(`${ORIGIN}${path}`);
			},
			async run(done, settings) {
				const generated = generate(done, settings);
				await runBookmarklet(page, generated.code);
				return generated;
			},
			logged: (...lines) =>
				expect
					.poll(
						() => page.evaluate(() => (document.documentElement.dataset.log ?? "").split(" | ").slice(0, -1)),
						POLL_OPTIONS,
					)
					.toEqual(lines),
			expectDialogs: (...messages) => expect.poll(() => dialogs.toSorted(), POLL_OPTIONS).toEqual(messages.toSorted()),
		});
	},
});

export async function runBookmarklet(page: Page, code: string): Promise<void> {
	await page.evaluate((url) => {
		location.href = url;
	}, dragLinkOf(code));
}

/** Bundles a source text as if it were a file in a folder of the project. */
export async function bundle(source: string, folder: string): Promise<string> {
	const entry = fileURLToPath(new URL(`../../${folder}/bundled-entry.ts`, import.meta.url));
	const made = await rolldown({
		input: entry,
		plugins: [
			{ name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) },
		],
		transform: { define: { "process.env.NODE_ENV": '"production"' } },
	});
	try {
		const { output } = await made.generate({ format: "iife", codeSplitting: false });
		return output[0].code;
	} finally {
		await made.close();
	}
}

export { expect };
