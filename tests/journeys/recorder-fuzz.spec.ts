import { expect } from "@playwright/test";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { fuzzedMessages } from "../support/fuzzed-messages.ts";
import { counterPage, expectPress, press, recordedPresses, upTo } from "../support/press-counter.ts";
import { openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

const isSoak = process.env.SCRIPTORIUM_SOAK === "1";
const MESSAGES = isSoak ? 100_000 : 3_000;
const AT_ONCE = 1_000;

test("arbitrary messages on the bridge do not affect the recording", { tag: "@soak" }, async ({
	fixture,
	browserWithExtension: { context },
}) => {
	test.setTimeout(isSoak ? 900_000 : 90_000);
	fixture.hub.serve("/counter", counterPage);
	const { hub, site } = await openScene(fixture.hub, context, "/counter");
	await startRecording(hub, site);
	await press(site, 0);
	await expectPress(hub, 0);
	const { sessionId } = await snapshot(hub);

	const second = await context.newPage();
	await second.goto(`${fixture.hub.origin}/plain`);
	await second.evaluate((id) => {
		interface Port {
			postMessage(message: unknown): void;
			onMessage: { addListener(listener: (message: { type: string; id?: string }) => void): void };
			onDisconnect: { addListener(listener: () => void): void };
		}
		const { runtime } = Reflect.get(globalThis, "chrome") as {
			runtime: { connect(id: string, info: { name: string }): Port };
		};
		const port = runtime.connect(id, { name: "scriptorium-bridge" });
		let ends = 0;
		port.onDisconnect.addListener(() => (ends += 1));
		const pongs = new Map<string, () => void>();
		port.onMessage.addListener((message) => pongs.get(message.id ?? "")?.());
		/** Resolves when all earlier messages have been processed. */
		const say = (messages: readonly unknown[], name: string) =>
			new Promise<number>((resolve) => {
				pongs.set(name, () => resolve(ends));
				for (const message of messages) port.postMessage(message);
				const ping = { type: "SCRIPTORIUM_PING", timestamp: 1, source: "web", version: "1.0.0", payload: { id: name } };
				port.postMessage({ ...ping, id: name });
			});
		Object.assign(globalThis, { say });
	}, EXTENSION_ID);

	const messages = fuzzedMessages(MESSAGES);
	for (let from = 0; from < messages.length; from += AT_ONCE) {
		const some = JSON.stringify(messages.slice(from, from + AT_ONCE));
		expect(await second.evaluate(`say(${some}, "after ${from}")`)).toBe(0);
	}
	expect(await second.evaluate(`say(["x".repeat(2_000_000)], "after much")`)).toBe(0);

	await press(site, 1);
	await expectPress(hub, 1);
	expect(await recordedPresses(hub)).toEqual(upTo(2));
	const { state, sessionId: still } = await snapshot(hub);
	expect({ state, still }).toEqual({ state: "recording", still: sessionId });
	// No page was opened, and no script was installed.
	expect(context.pages().map((page) => new URL(page.url()).origin)).not.toContain(`chrome-extension://${EXTENSION_ID}`);
});
