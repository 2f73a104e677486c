import { MAX_LOG_ENTRIES } from "@scriptorium/shared-protocol/extension-internal/script-log";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { createScriptLog, hostOf, type NewLogEntry } from "./script-log.ts";

function open() {
	const memory = createMemoryStore();
	const clock = { time: 0 };
	let writes = 0;
	const store = {
		...memory,
		write: async (entries: Readonly<Record<string, unknown>>) => {
			writes += 1;
			await memory.write(entries);
		},
	};
	const lines: string[] = [];
	const start = () => createScriptLog({ store, now: () => clock.time++, log: (line) => void lines.push(line) });
	return { store, memory, start, log: start(), writes: () => writes, lines };
}
const run = (scriptId: string): NewLogEntry => ({ kind: "run", scriptId, name: scriptId, page: "site.test" });
const error = (message: string): NewLogEntry => ({
	kind: "error",
	scriptId: "a",
	name: "a",
	page: "site.test",
	message,
	line: 3,
});

describe("script-log", () => {
	test("keeps the last entries of each kind, so that runs do not push out an error", async () => {
		const { log, start } = open();
		await log.add([error("the one that matters")]);
		for (let index = 0; index < MAX_LOG_ENTRIES + 50; index += 1) void log.add([run(`s${index}`)]);
		const entries = await start().list();
		expect(entries).toHaveLength(1);
		const all = await log.list();
		expect(all).toHaveLength(MAX_LOG_ENTRIES + 1);
		expect(all[0]).toMatchObject({ kind: "run", scriptId: `s${MAX_LOG_ENTRIES + 49}` });
		expect(all.at(-1)).toMatchObject({ kind: "error", line: 3 });
		expect(await start().list()).toEqual(all);
	});

	test("what comes together is written together", async () => {
		const { log, writes } = open();
		await Promise.all(Array.from({ length: 100 }, (_, index) => log.add([run(`s${index}`)])));
		expect(writes()).toBeLessThan(5);
		expect(await log.list()).toHaveLength(100);
	});

	test.each([
		["Failed: https://api.test/v1/items?key=abc&q=my+doctor", "Failed: https://api.test/v1/items?…"],
		["(https://api.test/a?b=c): url=wss://x.test/?token=1", "(https://api.test/a?… url=wss://x.test/?…"],
		["at https://api.test/reset/0f8fad5bd9cb469fa1657086 failed", "0f8fad5bd9cb469fa1657086"],
		["card 4111 1111 1111 1111 refused", "4111"],
		["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U", "eyJ"],
	])("%s has no secrets in the log", async (message, part) => {
		const { log } = open();
		await log.add([error(message)]);
		const [entry] = await log.list();
		const shown = entry?.kind === "error" ? entry.message : "";
		if (message.includes(part)) expect(shown).not.toContain(part);
		else expect(shown).toBe(part);
	});

	test("an error turns no text around, and stays on one line", async () => {
		const { log } = open();
		await log.add([error("first\nsecond\u202e moc.live")]);
		expect(await log.list()).toMatchObject([{ message: "first second moc.live" }]);
	});

	test("cleared, damaged, or not writable: no script notices", async () => {
		const { log, memory, start, lines } = open();
		await log.add([run("a")]);
		await log.clear();
		expect(await log.list()).toEqual([]);
		await memory.write({ "log:run": [{ odd: true }] });
		await log.add([run("b")]);
		expect(await start().list()).toHaveLength(1);
		const failing = createScriptLog({
			store: { ...memory, write: () => Promise.reject(new Error("quota")) },
			now: () => 0,
			log: (line) => void lines.push(line),
		});
		await failing.add([run("c")]);
		expect(lines).toHaveLength(1);
	});

	test("a page is its host", () => {
		expect(hostOf("https://user:pass@site.test:8080/secret?token=1")).toBe("site.test:8080");
		expect(hostOf("")).toBe("");
	});
});
