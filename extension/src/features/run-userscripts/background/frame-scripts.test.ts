import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { NO_RULES, type StoredScript } from "../../../script-library/stored-script.ts";
import { assignWorlds, MAX_OWN_WORLDS } from "../domain/assign-worlds.ts";
import { type PlannedScript, planScript } from "../domain/planned-script.ts";
import { createFrameScripts } from "./frame-scripts.ts";
import { createFrameWorlds } from "./frame-worlds.ts";

function plan(id: string, ...lines: string[]): PlannedScript {
	const block = [`name ${id}`, ...lines].map((line) => `// @${line}`);
	const stored: StoredScript = {
		format: 1,
		id,
		code: ["// ==UserScript==", ...block, "// ==/UserScript=="].join("\n"),
		sourceUrl: "",
		requires: [],
		resources: [],
		enabled: true,
		secret: "secret-of-the-script",
		installedAt: "",
		updatedAt: "",
		offSites: [],
		rules: NO_RULES,
		rating: null,
		edited: false,
		history: [],
	};
	const planned = planScript(stored);
	if (planned === null) throw new Error(`${id} runs nowhere`);
	return planned;
}

const EVERYWHERE = ["match *://*/*", "grant GM_getValue"];
const own = Array.from({ length: MAX_OWN_WORLDS }, (_, at) => plan(`own-${at}`, ...EVERYWHERE));

function open(...more: PlannedScript[]) {
	const plans = [...own, ...more];
	const worlds = assignWorlds(plans);
	const ran: string[] = [];
	const log: string[] = [];
	const scripts = createFrameScripts({
		registry: {
			plannedWorlds: async () => ({ plans, worlds }),
			worldOf: async (id) => worlds.get(id) ?? null,
			async run({ id }, worldId, _target, isImmediate) {
				if (id === "broken") throw new Error("the frame is gone");
				ran.push(`${id} in ${worldId}${isImmediate ? "" : " later"}`);
			},
		},
		worlds: createFrameWorlds({ session: createMemoryStore(), addressesOutside: async () => [], random: () => 0 }),
		userScripts: { isAllowed: () => true },
		log: (line) => log.push(line),
	});
	const frame = { tabId: 1, frameId: 2, documentId: "d1", topDocumentId: "top", isAbout: false };
	return { scripts, ran, log, frame: { ...frame, url: "https://a.example/frame" } };
}

describe("frame-scripts", () => {
	test("in a frame, the worker starts the scripts that share a world, in one of this frame", async () => {
		const { scripts, ran, frame } = open(
			plan("shared", ...EVERYWHERE, "run-at document-start"),
			plan("idle", ...EVERYWHERE),
			plan("top only", ...EVERYWHERE, "noframes"),
			plan("elsewhere", "match https://a.example/other", "grant GM_getValue"),
			plan("nothing to protect", "match *://*/*", "grant GM_addStyle"),
		);
		await scripts.start(frame);
		expect(ran).toEqual(["shared in frame-0", "idle in frame-0 later"]);
		await scripts.start({ ...frame, frameId: 3, documentId: "d2" });
		expect(ran.slice(2)).toEqual(["shared in frame-1", "idle in frame-1 later"]);
	});

	test("in a frame without an address it starts all of them, each in its world", async () => {
		const { scripts, ran, frame } = open(plan("shared", ...EVERYWHERE), plan("page", "match *://*/*", "grant none"));
		await scripts.start({ ...frame, isAbout: true });
		expect(ran).toEqual([...own.map(({ id }) => `${id} in ${id}`), "shared in frame-0", "page in undefined"]);
	});

	test("one that cannot run stops no other", async () => {
		const { scripts, ran, log, frame } = open(plan("broken", ...EVERYWHERE), plan("shared", ...EVERYWHERE));
		await scripts.start(frame);
		expect(ran).toEqual(["shared in frame-0 later"]);
		expect(log).toEqual([expect.stringContaining("the frame is gone")]);
	});

	test("knows the world from which a call comes", async () => {
		const { scripts, frame } = open(plan("shared", ...EVERYWHERE));
		await scripts.start(frame);
		const sender = { url: frame.url, tabId: 1, frameId: 2, documentId: "d1" };
		const worldOf = async (id: string, changes: object = {}) =>
			(await scripts.placeOf(id, { ...sender, ...changes }))?.worldId;
		expect(await worldOf("shared")).toBe("frame-0");
		expect(await worldOf("shared", { frameId: 0 })).toBe(null);
		expect(await worldOf("shared", { documentId: "unknown" })).toBe(undefined);
		expect(await worldOf("own-3")).toBe("own-3");
		expect(await scripts.sharedPlaces(1)).toEqual([{ tabId: 1, frameId: 2, documentId: "d1", worldId: "frame-0" }]);
	});
});
