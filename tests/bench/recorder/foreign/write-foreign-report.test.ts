import { expect, it } from "vitest";
import { foreignSessions } from "../../../fixtures/foreign-sessions/foreign-sessions.ts";
import type { ForeignResult } from "./foreign-result.ts";
import { writeForeignReport } from "./write-foreign-report.ts";

const SAME = { script: null, "test-run": null, playwright: null, puppeteer: null, replay: null };
const recording = { actions: [], origin: "http://127.0.0.1:1", end: [] };

it("counts the sessions of each format, and lists the reasons of those with another end", () => {
	const results: readonly ForeignResult[] = [
		{ session: "menu", problem: null, failures: SAME, recording },
		{ session: "tabs", problem: null, failures: { ...SAME, replay: "Timed out | `x`" }, recording },
		{ session: "grid", problem: "no such cell", failures: {}, recording: null },
	];
	const report = writeForeignReport("Today.", results);
	expect(report).toContain("3 sessions, 2 of them recorded");
	expect(report).toContain("| own script | 2 of 3 | 66.7 % |");
	expect(report).toContain("| Replay | 1 of 3 | 33.3 % |");
	expect(report).toContain("| tabs | same | same | same | same | **no** |");
	expect(report).toContain("- tabs, Replay: `Timed out / 'x'`");
	expect(report).toContain("- grid: not recorded: `no such cell`");
	expect(report).not.toContain("| menu |");
});

it("gives every session a name of its own", () => {
	const names = foreignSessions.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(names.length).toBeGreaterThanOrEqual(50);
});
