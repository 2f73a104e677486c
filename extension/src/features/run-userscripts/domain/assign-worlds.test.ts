import { describe, expect, test } from "vitest";
import { NO_RULES } from "../../../script-library/stored-script.ts";
import { assignWorlds, MAX_OWN_WORLDS } from "./assign-worlds.ts";
import { type PlannedScript, planScript } from "./planned-script.ts";

function plan(id: string, match: string, ...grants: string[]): PlannedScript {
	const lines = [`name ${id}`, `match ${match}`, ...grants.map((grant) => `grant ${grant}`)];
	const code = ["// ==UserScript==", ...lines.map((line) => `// @${line}`), "// ==/UserScript=="].join("\n");
	const stored = {
		format: 1 as const,
		id,
		code,
		sourceUrl: "",
		requires: [],
		resources: [],
		enabled: true,
		secret: `secret of ${id}`,
		offSites: [],
		rules: NO_RULES,
		rating: null,
		edited: false,
		history: [],
	};
	const planned = planScript({ ...stored, installedAt: "", updatedAt: "" });
	if (planned === null) throw new Error(`${id} runs nowhere`);
	return planned;
}
const many = (count: number, match: (index: number) => string, ...grants: string[]): PlannedScript[] =>
	Array.from({ length: count }, (_, index) => plan(`s${index}`, match(index), ...grants));

describe("assign-worlds", () => {
	test("as many as there are worlds share none; the older ones keep theirs", () => {
		const worlds = assignWorlds(many(MAX_OWN_WORLDS + 3, () => "*://*/*", "GM_getValue"));
		const shared = [...worlds].flatMap(([id, { worldId }]) => (worldId === null ? [id] : []));
		expect(shared).toEqual([8, 9, 10].map((index) => `s${index}`));
		expect(new Set([...worlds.values()].map(({ worldId }) => worldId)).size).toBe(MAX_OWN_WORLDS + 1);
		expect(worlds.get("s8")).toEqual({ worldId: null, inFrames: "worker" });
		expect(worlds.get("s0")).toEqual({ worldId: "own-0", inFrames: "browser" });
	});

	test("scripts of different sites never share, and hundreds of them need one name for their worlds", () => {
		const worlds = assignWorlds(many(500, (index) => `https://www.site${index}.example.test${index}/*`, "GM_getValue"));
		expect(new Set([...worlds.values()].map(({ worldId }) => worldId))).toEqual(new Set(["own-0"]));
		expect([...worlds.values()].every(({ inFrames }) => inFrames === "browser")).toBe(true);
	});

	test("hosts of one domain, wildcards and every-site patterns count as meeting", () => {
		const everywhere = many(MAX_OWN_WORLDS - 1, () => "*://*/*", "GM_getValue");
		const sharesWith = (one: string, other: string): boolean => {
			const worlds = assignWorlds([
				...everywhere,
				plan("one", one, "GM_getValue"),
				plan("other", other, "GM_getValue"),
			]);
			return worlds.get("other")?.worldId === null;
		};
		expect(sharesWith("https://a.site.example/*", "https://b.site.example/*")).toBe(true);
		expect(sharesWith("https://a.site.example/*", "https://*.site.example/*")).toBe(true);
		expect(sharesWith("https://a.site.example/*", "*://*/*")).toBe(true);
		expect(sharesWith("https://a.site.example/*", "https://a.other.test/*")).toBe(false);
	});

	test("scripts with nothing to protect share first, and run in frames all the same", () => {
		const plain = plan("plain", "*://*/*", "GM_addStyle");
		const worlds = assignWorlds([plain, ...many(MAX_OWN_WORLDS, () => "*://*/*", "GM_setValue")]);
		expect(worlds.get("plain")).toEqual({ worldId: null, inFrames: "browser" });
		expect(worlds.get("s7")).toEqual({ worldId: "own-7", inFrames: "browser" });
	});

	test("scripts without grants have no world", () => {
		expect(assignWorlds([plan("page", "*://*/*", "none")]).size).toBe(0);
	});
});
