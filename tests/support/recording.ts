import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { pressToClose } from "./press-to-close.ts";

/** Where the hub and a page to be recorded are served (`extension-fixture.ts`). */
interface Origins {
	readonly origin: string;
	readonly strangerOrigin: string;
}

/**
 * Opens the hub, connected to the extension, and a page of another origin in the foreground.
 * @param hub origins of the stand-in hub
 * @param context a browser with the extension
 * @param path of the page to be recorded, with a leading slash
 * @returns both pages
 */
export async function openScene(
	hub: Origins,
	context: BrowserContext,
	path: string,
): Promise<{ hub: Page; site: Page }> {
	const page = await context.newPage();
	await page.goto(hub.origin);
	await expect(page.locator("#state")).toContainText("record-actions");
	const site = await context.newPage();
	await site.goto(hub.strangerOrigin + path);
	return { hub: page, site };
}

/** Badge that a recorded page shows. */
export const BADGE = "[data-scriptorium-recorder]";

type Command = "start" | "pause" | "resume" | "stop" | "clear";

/**
 * Calls the shell's real link (`window.recorder`) in a page of the stand-in hub.
 * @param hub page of the stand-in hub
 * @param name of the call
 * @param options its argument, as JSON
 * @returns the result of the call: `{ ok: true }` or an error with a code
 */
export async function command(hub: Page, name: Command, options: object = {}): Promise<unknown> {
	const call = `window.recorder.then((recorder) => recorder.${name}(${JSON.stringify(options)}))`;
	return hub.evaluate(call);
}

/**
 * Reads what the hub knows of the recording.
 * @param hub page of the stand-in hub
 * @returns state and actions at this moment
 */
export const snapshot = (hub: Page): Promise<RecorderSnapshot> =>
	hub.evaluate("window.recorder.then((recorder) => recorder.recording.getSnapshot())");

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Serializes recorded actions as JSON, in which a test searches for a secret.
 * @param actions recorded actions
 * @returns them as JSON without generated ids and times, whose digits can be those of the secret by chance
 */
export const textOfActions = (actions: readonly RecordedAction[]): string =>
	JSON.stringify(actions, (key, value: unknown) =>
		(key === "timestamp" && typeof value === "number") || (typeof value === "string" && UUID.test(value))
			? undefined
			: value,
	);

/**
 * Does something that starts a recording, and agrees where the extension asks whether the hub may record.
 * @param context a browser with the extension
 * @param start resolves once the recording was started or refused
 * @returns what `start` resolves with
 */
export async function agreeToRecord<Result>(context: BrowserContext, start: () => Promise<Result>): Promise<Result> {
	const agreed: Promise<void>[] = [];
	const agree = (page: Page): void => {
		agreed.push(pressAllow(page));
	};
	context.on("page", agree);
	try {
		const result = await start();
		await Promise.all(agreed);
		return result;
	} finally {
		context.off("page", agree);
	}
}

async function pressAllow(page: Page): Promise<void> {
	await page.waitForURL(/\/allow-recording\.html/, { waitUntil: "commit" });
	await pressToClose(page.getByRole("button", { name: "Allow recording" }));
}

/**
 * Starts a recording, agrees to it, and waits until the page to be recorded shows the badge.
 * @param hub page of the stand-in hub
 * @param site the page to be recorded; in front afterwards
 * @param options options of the recording
 */
export async function startRecording(hub: Page, site: Page, options: object = {}): Promise<void> {
	expect(await agreeToRecord(hub.context(), () => command(hub, "start", options))).toEqual({ ok: true });
	await site.bringToFront();
	await expect.poll(async () => (await snapshot(hub)).state).toBe("recording");
	await expectRecorderStarted(site);
}

/**
 * Waits until a page shows the recorder's badge. Until its recorder knows that a recording is active, input is not recorded.
 * @param site a page that was opened or loaded during a recording
 * @returns once it does
 */
export const expectRecorderStarted = (site: Page): Promise<void> => expect(site.locator(BADGE)).toBeAttached();

/**
 * Summarizes an action with the parts that tests compare.
 * @param action a recorded action
 * @returns one line, for example `click #save` or `type #name "Ada"`
 */
export function inShort(action: RecordedAction): string {
	const tab = action.tab === undefined ? "" : `[${action.tab}] `;
	const frame = action.frame === undefined ? "" : `${action.frame.map(({ primary }) => primary).join(" > ")} | `;
	return `${tab}${frame}${words(action)}`;
}

function words(action: RecordedAction): string {
	switch (action.type) {
		case "click": {
			const { button, clickCount, modifiers, selector, duration } = action;
			const held = Object.entries(modifiers ?? {}).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
			const how = [
				...held,
				...(duration === undefined ? [] : ["held"]),
				...(button === "left" ? [] : [button]),
				...(clickCount === 2 ? ["double"] : []),
			];
			return [...how, "click", selector.primary].join(" ");
		}
		case "type":
			return `type ${action.selector.primary} ${action.masked ? "(masked)" : JSON.stringify(action.value)}${action.clear ? " clear" : ""}`;
		case "navigate":
			return `navigate ${action.cause} ${new URL(action.targetUrl).pathname}${new URL(action.targetUrl).hash}${action.causedBy === undefined ? "" : " caused"}`;
		case "scroll":
			return `scroll ${action.selector?.primary ?? "page"} ${action.position.y}`;
		case "select":
			return `select ${action.selector.primary} ${JSON.stringify(action.value)}`;
		case "hover":
			return `hover ${action.selector.primary}`;
		case "drag":
			return `drag ${action.source.primary} to ${action.target.primary}`;
		case "keypress": {
			const held = Object.entries(action.modifiers).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
			return `press ${[...held, action.key].join("+")}`;
		}
		case "wait":
			return `wait ${action.duration}`;
		case "check":
			return `${action.checked ? "check" : "uncheck"} ${action.selector.primary}`;
		case "upload":
			return `upload ${action.selector.primary} ${action.files.join(",")}${action.dropped ? " dropped" : ""}`;
		case "dialog":
			return `${action.accepted ? "accept" : "dismiss"} ${action.dialog} ${action.message}`;
		case "tab":
			return `tab ${action.change}`;
	}
}

/**
 * Waits until the hub has received exactly these actions, in this order.
 * @param hub page of the stand-in hub
 * @param expected their summaries, as `inShort` writes them
 */
export async function expectRecorded(hub: Page, expected: readonly string[]): Promise<void> {
	await expect.poll(async () => (await snapshot(hub)).actions.map(inShort)).toEqual(expected);
}
