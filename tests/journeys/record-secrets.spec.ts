import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type BrowserContext, test as base, type ElementHandle, expect, type Frame, type Page } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { decodeRecording } from "@scriptorium/hub-data/recordings/decode-recording";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { expectNoViolations } from "../support/axe.ts";
import { openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin, signIn } from "../support/hub.ts";
import { page as html } from "../support/hub-stand-in.ts";
import { keptIn } from "../support/kept-recording.ts";
import { untilLive } from "../support/live-page.ts";
import { agreeToRecord, expectRecorderStarted } from "../support/recording.ts";
import {
	type FixtureField,
	fieldsIn,
	ordinaryFields,
	PAGE_SCRIPT,
	type Scope,
	secretFields,
} from "../support/secret-fields.ts";
import { storedRows } from "../support/stored-rows.ts";

const script = `<script>${PAGE_SCRIPT}</script>`;
const root = (mode: "open" | "closed", inside: string): string =>
	`<div id="${mode}"></div><script>{
		const root = document.querySelector("#${mode}").attachShadow({ mode: "${mode}" });
		root.innerHTML = ${JSON.stringify(inside).replaceAll("</", "<\\/")};
		globalThis["${mode}Root"] = root; serve(root);
	}</script>`;

const RESET = "/reset?token=reset-token-of-ada";
const NEVER_TYPED = ["reset-token-of-ada", "asked-word-of-ada"];

/** A site with fields in a page, in shadow roots, in a frame of its own and in one of another site. */
function answerOf(path: string, foreign: string): string {
	if (path === "/frame") return html("Frame", fieldsIn("frame") + script);
	if (path === "/foreign") return html("Foreign frame", fieldsIn("foreign-frame") + script);
	if (path !== "/") return html("Another page", "<p>another page</p>");
	return html(
		"Account",
		`<a href="${RESET}" onclick="event.preventDefault()">Set a new one</a><button onclick="prompt('Your password?')">Ask</button>
		<form action="/welcome"><input id="last" type="password" name="neutral"><button>Enter</button></form>
		${fieldsIn("page")}${script}${root("open", fieldsIn("open-root"))}${root("closed", fieldsIn("closed-root"))}
		<iframe src="/frame" width="600" height="900"></iframe><iframe src="${foreign}/foreign" width="600" height="900"></iframe>`,
	);
}

function listen(answer: (path: string) => string): Promise<LoopbackServer> {
	const server = createServer((request, response) => {
		response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
		response.end(answer(new URL(request.url ?? "/", "http://site").pathname));
	});
	return listenOnLoopback(server);
}

const test = base.extend<{ context: BrowserContext; site: string }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	site: async ({}, provide) => {
		const other = await listen((path) => answerOf(path, ""));
		const foreign = other.origin.replace("127.0.0.1", "localhost");
		const own = await listen((path) => answerOf(path, foreign));
		await provide(own.origin);
		for (const { close } of [own, other]) await close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	context: async ({}, provide) => {
		const browser = await openExtensionBrowser({ extension: extensionFolder() });
		await provide(browser.context);
		await browser.close();
	},
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function startWithCaptures(builder: Page): Promise<void> {
	await button(builder, "Recording options").click();
	for (const name of ["Screenshots", "Requests", "Console"]) await builder.getByRole("switch", { name }).click();
	await button(builder, "Save Options").click();
	await agreeToRecord(builder.context(), async () => {
		await button(builder, "Start Recording").click();
		await expect(builder.getByText("Recording started. Perform actions in your browser.")).toBeVisible();
	});
}

const frameOf = (site: Page, scope: Scope): Frame => {
	const path = scope === "frame" ? "/frame" : scope === "foreign-frame" ? "/foreign" : null;
	const found = site
		.frames()
		.find((frame) => (path === null ? frame === site.mainFrame() : frame.url().endsWith(path)));
	if (found === undefined) throw new Error(`no frame ${path}`);
	return found;
};

/** Playwright cannot access closed shadow roots: the page exposes its own. */
async function elementOf(site: Page, scope: Scope, id: string): Promise<ElementHandle<HTMLElement>> {
	const within = scope === "open-root" ? "openRoot" : scope === "closed-root" ? "closedRoot" : "document";
	return (await frameOf(site, scope).evaluateHandle(`${within}.getElementById("${id}")`)) as ElementHandle<HTMLElement>;
}

async function fill(site: Page, { ids, values, scope, press }: FixtureField): Promise<void> {
	if (press !== null) await (await elementOf(site, scope, press)).click();
	for (const [at, id] of ids.entries()) {
		const element = await elementOf(site, scope, id);
		await element.click();
		await site.keyboard.type(values[at] ?? "");
	}
}

interface TypedField {
	readonly id: string;
	readonly value: string;
}
const typedIn = (actions: readonly RecordedAction[], isMasked: boolean): TypedField[] =>
	actions.flatMap((action) =>
		action.type === "type" && (action.masked ?? false) === isMasked
			? { id: action.selector.attributes.id ?? "", value: action.value }
			: [],
	);

/** Texts that identify a secret anywhere. Short numbers occur in addresses and times: those are checked by their fields. */
const secretTexts = [
	...secretFields.flatMap(({ values }) => [...values, values.join("")]),
	"the-last-word-of-ada",
	...NEVER_TYPED,
].filter((text) => !/^\d{1,5}$/.test(text) && text.length > 3);
const tracesOf = (text: string): RegExp[] =>
	[...new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])].map(
		(trace) => new RegExp(`(?<!\\d)${trace.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&")}(?!\\d)`),
	);
const leaksIn = (text: string): string[] =>
	[...new Set(secretTexts)].filter((secret) => tracesOf(secret).some((trace) => trace.test(text)));

test("no secret of a page full of them is recorded, saved, exported or captured; ordinary fields are", {
	tag: "@soak",
}, async ({ context, site: address }) => {
	test.setTimeout(900_000);
	expect([secretFields.length >= 60, ordinaryFields.length >= 25]).toEqual([true, true]);
	const lines: string[] = [];
	context.on("console", (message) => {
		if (message.text().includes("[scriptorium]")) lines.push(message.text());
	});
	const builder = await context.newPage();
	await signIn(builder, "Rita Reader", "/builder");
	await startWithCaptures(builder);
	const site = await context.newPage();
	await site.goto(address);
	await expectRecorderStarted(site);
	await expectFramesRecorded(site, context);
	site.on("dialog", (dialog) => void dialog.accept("asked-word-of-ada"));
	for (const field of ordinaryFields) await fill(site, field);
	// Pictures are delayed: one of the ordinary fields is taken before the first secret.
	await expect.poll(() => pictures(context), { timeout: 30_000 }).not.toEqual([]);
	for (const field of secretFields) await fill(site, field);
	await site.getByRole("link", { name: "Set a new one" }).click();
	await button(site, "Ask").click();
	await (await elementOf(site, "page", "last")).click();
	await site.keyboard.type("the-last-word-of-ada");
	await button(site, "Enter").click();
	await site.waitForURL("**/welcome?*");

	await builder.bringToFront();
	const rows = builder.getByRole("list", { name: "Recorded actions" }).getByRole("listitem");
	await expect(rows.last()).toContainText("welcome");
	await button(builder, "Stop").click();
	await expect(builder.getByText(/^Recording completed/)).toBeVisible();
	expect(leaksIn((await rows.allTextContents()).join("\n"))).toEqual([]);

	await button(builder, "Save to Cloud").click();
	await builder.getByRole("dialog", { name: "Save to Cloud" }).getByLabel("Title").fill("An account full of secrets");
	await button(builder, "Save Recording").click();
	await expect(builder.getByText("Recording saved to cloud successfully!")).toBeVisible();
	const [row] = await storedRows<{ recording_data: string }>(builder, "action_recordings", {
		title: "eq.An account full of secrets",
	});
	const decoded = await decodeRecording(row?.recording_data ?? "");
	if (!decoded.ok) throw new Error(decoded.error.message);
	const { actions } = decoded.value;
	expect.soft(leaksIn(JSON.stringify(row) + JSON.stringify(actions))).toEqual([]);
	const secretIds = secretFields.flatMap(({ ids }) => ids);
	const [open, masked] = [typedIn(actions, false), typedIn(actions, true)];
	// Neither as a whole nor box by box; and each is marked as hidden.
	expect.soft(open.filter(({ id }) => secretIds.includes(id))).toEqual([]);
	expect.soft(secretIds.filter((id) => !masked.some((typed) => typed.id === id))).toEqual([]);
	const wanted = ordinaryFields.flatMap(({ ids, values }) => ids.map((id, at) => ({ id, value: values[at] })));
	expect
		.soft(wanted.filter(({ id, value }) => !open.some((typed) => typed.id === id && typed.value === value)))
		.toEqual([]);

	const files: string[] = [];
	const download = async (act: () => Promise<void>) => {
		const downloading = builder.waitForEvent("download");
		await act();
		files.push(await readFile(await (await downloading).path(), "utf8"));
	};
	for (const format of [
		"DevTools Recorder (JSON)",
		"Puppeteer script",
		"Playwright test",
		"Selenium IDE project",
		"Scriptorium recording (JSON)",
	]) {
		await button(builder, "Export recording").click();
		await download(() => builder.getByRole("menuitem", { name: format }).click());
	}
	await builder.getByText(/captures?: screenshots, requests and console$/).click();
	await download(() => button(builder, "Download all (JSON)").click());
	expect.soft(files.map(leaksIn)).toEqual(files.map(() => []));
	// The page's activity is recorded, without the typed texts.
	expect(files.at(-1)).toContain("typed ");
	expect(files.at(-1)).toContain("/seen?what=");
	// There are no pictures of that page after the first secret.
	const from = actions.findIndex((action) => action.type === "type" && action.masked);
	const secretIdsAndLater = actions.slice(from).map(({ id }) => id);
	const shown = (await pictures(context)).filter(
		({ after, url }) => url === `${address}/` && secretIdsAndLater.includes(after),
	);
	expect.soft(shown.map(({ after }) => actions.find(({ id }) => id === after))).toEqual([]);
	expect.soft(leaksIn(lines.join("\n"))).toEqual([]);
});

test("a value that was recorded is hidden by keyboard, and the extension forgets it", { tag: "@soak" }, async ({
	context,
	site: address,
}) => {
	const builder = await context.newPage();
	await builder.goto(`${hubOrigin()}/builder`);
	await untilLive(builder);
	await startWithCaptures(builder);
	const site = await context.newPage();
	await site.goto(`${address}/frame?client=lovelace-27`);
	await expectRecorderStarted(site);
	const name = ordinaryFields.find(({ scope }) => scope === "frame");
	await site.locator(`#${name?.ids[0]}`).click();
	await site.keyboard.type("lovelace-27");
	await site.keyboard.press("Tab");
	await builder.bringToFront();
	const list = builder.getByRole("list", { name: "Recorded actions" });
	await expect(list).toContainText("lovelace-27");
	await button(builder, "Stop").click();
	await expect(builder.getByText(/^Recording completed/)).toBeVisible();
	const kept = async () => JSON.stringify([await keptIn(context, "actions"), await keptIn(context, "captures")]);
	expect(await kept()).toContain("lovelace-27");
	const typed = list.getByRole("listitem").filter({ hasText: /^type/ });
	await list.getByRole("button", { name: "Hide this value of action 1" }).focus();
	// Arrow keys lead from row to row; the tab key leads past all of them.
	const wanted = typed.getByRole("button", { name: /^Hide this value/ });
	for (const _ of await list.getByRole("listitem").all()) {
		if (await wanted.evaluate((element) => element === document.activeElement)) break;
		await builder.keyboard.press("ArrowDown");
	}
	await expect(wanted).toBeFocused();
	await builder.keyboard.press("Enter");
	const choices = builder.getByRole("dialog", { name: "Hide which value?" });
	await expect(choices.getByRole("button", { name: "Value: lovelace-27" })).toBeFocused();
	await expectNoViolations(builder, "what can be hidden of an action");
	await builder.keyboard.press("Enter");
	await expect(wanted).toBeFocused();
	await expect(builder.getByText("1 value hidden.")).toBeVisible();
	await expect(typed).toContainText("hidden value");
	expect(await list.innerHTML()).not.toContain("lovelace-27");
	await expect.poll(kept).not.toContain("lovelace-27");
	await button(builder, "Undo hiding the value").click();
	await expect(typed).toContainText("lovelace-27");
	// Brought back for this page only: what it forgot, the extension does not know again.
	await builder.reload();
	await expect(typed).toContainText("hidden value");
	expect(await builder.content()).not.toContain("lovelace-27");
	await expectNoViolations(builder, "a recording with a hidden value");
});

const pictures = async (context: BrowserContext): Promise<{ url: string; after: string }[]> =>
	(await keptIn<RecordingCapture>(context, "captures")).filter((capture) => capture.kind === "screenshot");

/** The badge shows that the page is recorded; each of its frames starts after a request of its own. */
async function expectFramesRecorded(site: Page, context: BrowserContext): Promise<void> {
	for (const scope of ["frame", "foreign-frame"] as const) {
		const frame = frameOf(site, scope);
		await expect
			.poll(async () => {
				await frame.locator("input").first().click();
				const kept = await keptIn<{ action: RecordedAction }>(context, "actions");
				return kept.some(({ action }) => action.url === frame.url());
			})
			.toBe(true);
	}
}
