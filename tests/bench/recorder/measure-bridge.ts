import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { buildExtension, openExtensionBrowser } from "../../support/extension.ts";
import { openHubStandIn } from "../../support/hub-stand-in.ts";
import { counterPage, expectPress, press } from "../../support/press-counter.ts";
import { command, openScene, snapshot, startRecording } from "../../support/recording.ts";

const PINGS = 2000;
const REPLAYS = 11;
/** As many as a recording has by default, the opening of the page among them. */
const PRESSES = 999;

export interface Bridge {
	/** From PING to PONG, in milliseconds. */
	readonly pings: readonly number[];
	/** A message to another thread of the same page and back: the lower bound for a bridge. */
	readonly floor: readonly number[];
	readonly actions: readonly RecordedAction[];
	/** Milliseconds until all stored actions were sent again. */
	readonly replays: readonly number[];
}

/** Measures the real extension in real Chromium: round trips from a hub page, and sending a recording of a thousand actions again. */
export async function measureBridge(log: (line: string) => void): Promise<Bridge> {
	const hubs = await openHubStandIn();
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const extension = join(folder, "built");
	await buildExtension(hubs.origin, extension);
	const { context, close } = await openExtensionBrowser({ extension });
	try {
		hubs.serve("/counter", counterPage);
		const { hub, site } = await openScene(hubs, context, "/counter");
		log(`Recording ${PRESSES} presses …`);
		await startRecording(hub, site);
		for (let number = 0; number < PRESSES; number += 1) await press(site, number);
		await expectPress(hub, PRESSES - 1);
		await command(hub, "stop");
		const { actions, sessionId } = await snapshot(hub);
		const page = await context.newPage();
		await page.goto(`${hubs.origin}/plain`);
		log("Asking over the bridge …");
		const pings = await inPage(page, `pings(${PINGS})`);
		const floor = await inPage(page, `echoes(${PINGS})`);
		const replays = await inPage(page, `replays(${REPLAYS}, ${JSON.stringify(sessionId)}, ${actions.length})`);
		return { pings, floor, replays, actions };
	} finally {
		await close();
		hubs.close();
		await rm(folder, { recursive: true, force: true });
	}
}

const inPage = (page: Page, call: string): Promise<readonly number[]> => page.evaluate(`${ASKING}; ${call}`);

const ASKING = `
var port = chrome.runtime.connect("${EXTENSION_ID}", { name: "scriptorium-bridge" });
var heard = () => {};
port.onMessage.addListener((message) => heard(message));
var say = (type, payload, id) => port.postMessage({ type, timestamp: Date.now(), source: "web", version: "1.0.0", payload, id });
var timed = async (times, act) => {
	const taken = [];
	for (let at = -Math.ceil(times / 10); at < times; at += 1) {
		const begun = performance.now();
		await act(at);
		if (at >= 0) taken.push(performance.now() - begun);
	}
	return taken;
};
var pings = (times) => timed(times, (at) => new Promise((resolve) => {
	heard = ({ id }) => { if (id === "p" + at) resolve(); };
	say("SCRIPTORIUM_PING", { id: "p" + at }, "p" + at);
}));
var echoes = (times) => {
	const worker = new Worker(URL.createObjectURL(new Blob(["onmessage = ({ data }) => postMessage(data)"])));
	return timed(times, (at) => new Promise((resolve) => {
		worker.onmessage = resolve;
		worker.postMessage({ type: "PING", payload: { id: "p" + at } });
	}));
};
var replays = (times, sessionId, count) => timed(times, (at) => new Promise((resolve, reject) => {
	let received = 0;
	heard = ({ type, id }) => {
		if (type === "SCRIPTORIUM_RECORDED_ACTION") received += 1;
		if (id === "r" + at) received === count ? resolve() : reject(new Error(received + " of " + count + " were received"));
	};
	say("SCRIPTORIUM_GET_STATUS", { sessionId, lastSeq: 0 }, "r" + at);
}))`;
