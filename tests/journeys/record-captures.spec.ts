import { expect, type Page } from "@playwright/test";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { type HubStandIn, page as html } from "../support/hub-stand-in.ts";
import { command, expectRecorderStarted, openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

const ALL = { captureScreenshots: true, captureNetwork: true, captureConsole: true };

/** Maximum delay between an action and its picture on an idle machine. */
const PICTURE_AFTER_MS = 750;

const SHOP = html(
	"Shop",
	`<script>console.info("shop opened", { items: 2 })</script>
	<button onclick="add()">Add</button><button onclick="nowhere()">Break</button>
	<label>Password <input type="password"></label><div class="chat">private words</div>
	<script>
		async function add() {
			await fetch("/api/cart?token=t0k3n&item=1");
			navigator.sendBeacon("/api/seen");
			console.warn("cart of Bearer abcdefgh12345678");
		}
	</script>`,
);

function serveShop({ serve }: HubStandIn): void {
	serve("/shop", SHOP);
	serve("/api/cart", "{}", "application/json");
	serve("/api/seen", "");
}

const read = async (hub: Page): Promise<readonly RecordingCapture[]> => {
	const captures = (await hub.evaluate("window.recorder.then((recorder) => recorder.captures())")) as {
		readonly value: readonly RecordingCapture[];
	};
	return captures.value;
};

const inShort = (capture: RecordingCapture): string => {
	if (capture.kind === "console") return `${capture.level} ${capture.text}`;
	if (capture.kind === "screenshot") return "picture";
	const { pathname, search } = new URL(capture.address);
	return `${capture.by} ${pathname}${search} ${capture.status}`;
};
const without = (left: RecordingCapture["kind"]) => (capture: RecordingCapture) => capture.kind !== left;

test("pictures, requests and the console are captured on request, without secrets", async ({
	fixture: { hub: origins },
	browserWithExtension: { context },
}) => {
	serveShop(origins);
	const { hub, site } = await openScene(origins, context, "/plain");
	await startRecording(hub, site, ALL);
	await site.bringToFront();
	await site.goto(`${origins.strangerOrigin}/shop`);
	await expectRecorderStarted(site);
	await site.getByRole("button", { name: "Add" }).click();
	const seen = async () => (await read(hub)).filter(without("screenshot")).map(inShort).sort();
	const added = [
		"beacon /api/seen 200",
		"fetch /api/cart?token=&item=1 200",
		"info shop opened {items: 2}",
		"warn cart of Bearer [redacted]",
	];
	await expect.poll(seen).toEqual(added);
	const pictures = async () => (await read(hub)).filter(({ kind }) => kind === "screenshot");
	const clicks = async () => (await snapshot(hub)).actions.filter(({ type }) => type === "click");
	await expect.poll(async () => (await clicks()).length).toBe(1);
	const [add] = await clicks();
	await expect
		.poll(async () => await pictures())
		.toMatchObject([{ after: add?.id, url: `${origins.strangerOrigin}/shop` }]);
	const size = await hub.evaluate(
		async (image) => {
			const { width, height } = await createImageBitmap(await (await fetch(image)).blob());
			return width > 100 && height > 100;
		},
		((await pictures())[0] as { image: string }).image,
	);
	expect(size).toBe(true);

	// With a password on the page there is no picture; other captures continue.
	await site.getByLabel("Password").fill("hunter2-of-ada");
	const filled = Date.now();
	await site.getByRole("button", { name: "Break" }).click();
	await expect.poll(seen).toEqual([...added, "error Uncaught ReferenceError: nowhere is not defined"].sort());
	// Pictures are taken by a timer: this one would have been taken by now.
	await expect.poll(() => Date.now() - filled).toBeGreaterThan(2 * PICTURE_AFTER_MS);
	const cleared = Date.now();
	await site.getByLabel("Password").fill("");
	await site.getByRole("button", { name: "Add" }).click();
	await expect.poll(async () => (await clicks()).length).toBe(3);
	const last = (await clicks()).at(-1)?.id;
	// Between the two a picture may be late: then it shows the page without the password.
	await expect
		.poll(async () =>
			(await pictures()).flatMap((picture) =>
				"after" in picture && [add?.id, last].includes(picture.after) ? [picture.after] : [],
			),
		)
		.toEqual([add?.id, last]);
	const times = (await pictures()).map(({ timestamp }) => timestamp);
	expect(times.filter((time) => time > filled && time < cleared)).toEqual([]);
	// What the second click led to has arrived: only what comes after the end would be new.
	await expect.poll(async () => (await seen()).length).toBe(added.length + 1 + 3);
	expect(await command(hub, "stop")).toEqual({ ok: true });
	const before = await read(hub);
	await site.getByRole("button", { name: "Break" }).click();
	expect(await read(hub)).toEqual(before);
	expect(JSON.stringify(before)).not.toMatch(/t0k3n|hunter2|abcdefgh12345678/);
});

test("nothing is captured without a request, and there is no picture of pages that are not recorded", {
	tag: "@soak",
}, async ({ fixture: { hub: origins }, browserWithExtension: { context } }) => {
	serveShop(origins);
	const { hub, site } = await openScene(origins, context, "/shop");
	const log = await site.evaluate("console.log.toString()");
	await startRecording(hub, site, { captureScreenshots: true, ignoredSelectors: [".chat"] });
	await site.bringToFront();
	await site.getByRole("button", { name: "Add" }).click();
	await expect.poll(async () => (await snapshot(hub)).actions.map(({ type }) => type)).toContain("click");
	await site.evaluate('document.querySelector(".chat").remove()');
	await site.getByRole("button", { name: "Add" }).click();
	await expect.poll(async () => (await read(hub)).map(inShort)).toEqual(["picture"]);
	expect(await site.evaluate("console.log.toString()")).toBe(log);
});

test("the activity of an already open page is captured from the start of the recording", { tag: "@soak" }, async ({
	fixture: { hub: origins },
	browserWithExtension: { context },
}) => {
	serveShop(origins);
	const { hub, site } = await openScene(origins, context, "/shop");
	const before = site.waitForResponse((response) => response.url().endsWith("/api/seen"));
	await site.getByRole("button", { name: "Add" }).click();
	await before;
	await startRecording(hub, site, { captureNetwork: true, captureConsole: true });
	await site.bringToFront();
	await site.getByRole("button", { name: "Add" }).click();
	const seen = async () => (await read(hub)).map(inShort).sort();
	await expect
		.poll(seen)
		.toEqual(["beacon /api/seen 200", "fetch /api/cart?token=&item=1 200", "warn cart of Bearer [redacted]"]);
});
