import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";

const source = (path: string) => fileURLToPath(new URL(`../../../extension/src/${path}`, import.meta.url));
const ENTRY = source("bench-entry.ts");
const DESCRIBER = source("features/record-actions/content/describe-target.ts");
const TIMED = source("features/record-actions/content/timed-describe-target.ts");

/** The recorder as the extension has it, with a worker in the page that keeps everything at once. */
const START = `
import { startRecorder } from "./features/record-actions/content/start-recorder.ts";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { recorderState } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import * as z from "zod/mini";
const options = z.parse(recordingOptions, { maxActions: 10000 });
let actionCount = 0;
globalThis.startBenchRecorder = () => startRecorder({
	isAlive: () => true,
	onMessage: () => () => {},
	shadowRootOf: ({ shadowRoot }) => shadowRoot,
	send: async ({ payload }) => {
		if (payload.action) actionCount += 1;
		const session = { id: "bench", state: "recording", actionCount, options };
		return makeEnvelope(recorderState.type, { session }, "extension", Date.now());
	},
}, () => crypto.randomUUID());
globalThis.recordedCount = () => actionCount;`;

/** What selectors take is another figure: it is left out of that of the events. */
const TIMED_SOURCE = `
import { createTargetDescriber as create } from "./describe-target.ts?own";
export const createTargetDescriber = (shadowRootOf) => {
	const { describe, close } = create(shadowRootOf);
	return { close, describe(element) {
		const begun = performance.now();
		try { return describe(element); } finally { globalThis.inSelectors += performance.now() - begun; }
	} };
};`;

const timing: Plugin = {
	name: "time-selectors",
	resolveId(id, importer) {
		if (id === ENTRY) return id;
		if (id.endsWith("describe-target.ts?own")) return DESCRIBER;
		return id.endsWith("/describe-target.ts") && importer?.endsWith("start-recorder.ts") ? TIMED : null;
	},
	load: (id) => (id === ENTRY ? START : id === TIMED ? TIMED_SOURCE : null),
};

export async function bundleRecorder(): Promise<string> {
	const bundle = await rolldown({ input: ENTRY, plugins: [timing], logLevel: "silent" });
	try {
		const { output } = await bundle.generate({ format: "iife", codeSplitting: false });
		return output[0].code;
	} finally {
		await bundle.close();
	}
}
