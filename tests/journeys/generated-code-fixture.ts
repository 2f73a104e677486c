import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { generateStraight } from "@scriptorium/flow/generate/generate-straight";
import type { GeneratedCode, GenerateSettings } from "@scriptorium/flow/generate/generated-code";
import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { rolldown } from "rolldown";
import { dragLinkOf } from "../support/text-of.ts";

/** Code that misses an element waits for five seconds by the clock of a busy machine. */
const PATIENT = { timeout: 30_000 };
export const ORIGIN = "https://shop.test";

type Own = "id" | "timestamp" | "url";
/** An action as a test writes it. */
export type Done = {
	[Type in RecordedAction["type"]]: Omit<Extract<RecordedAction, { type: Type }>, Own>;
}[RecordedAction["type"]];

/** An element by its selectors, the best first. */
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
	const generated = generateStraight(convertRecording(actions as RecordedAction[]), { name: "Journey", ...settings });
	if (!generated.ok) throw new Error(generated.error.message);
	return generated.value;
}

export interface Shop {
	/** Opens a page with this content; `log("…")` in it keeps what happened. */
	open(body: string, path?: string, more?: Readonly<Record<string, string>>): Promise<void>;
	/** Runs the steps as a click on the bookmarklet does. */
	run(done: readonly Done[], settings?: Partial<GenerateSettings>): Promise<GeneratedCode>;
	/** What the page has logged in the end. */
	logged(...lines: readonly string[]): Promise<void>;
	/** What it has said in dialogs in the end, in whatever order; they are dismissed. */
	told(...messages: readonly string[]): Promise<void>;
	/** What dialogs of the browser itself have said. */
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
						PATIENT,
					)
					.toEqual(lines),
			told: (...messages) => expect.poll(() => dialogs.toSorted(), PATIENT).toEqual(messages.toSorted()),
		});
	},
});

export async function runBookmarklet(page: Page, code: string): Promise<void> {
	await page.evaluate((url) => {
		location.href = url;
	}, dragLinkOf(code));
}

/** A script made of a source text that is read as if it were a file in a folder of the project. */
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
