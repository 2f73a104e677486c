import { expect, it } from "vitest";
import { writeLoads } from "./write-loads.ts";

const fine = { path: "/ada/tidy", times: [900, 1000, 4000], blank: [], other: [] };

it("counts the loads and says how long they took", () => {
	const text = writeLoads(fine, "2026-11-21.").replaceAll("\n", " ");
	expect(text).toContain("3 loads of `/ada/tidy`");
	expect(text).toContain("Blank (no `h1` after 10 s): 0, goal 0.");
	expect(text).toContain("p50 1000 ms, p95 4000 ms, longest 4000 ms.");
});

it("keeps the log of every load that failed", () => {
	const failed = { durationMs: 10_000, log: ["0–3 ms 200 Document http://localhost:1/ 9 B", "uncaught: gone"] };
	const text = writeLoads(
		{
			...fine,
			blank: [{ number: 17, headings: [], ...failed }],
			other: [{ number: 20, headings: ["This part did not load"], ...failed }],
		},
		"2026-11-21.",
	);
	expect(text).toContain("5 loads");
	expect(text).toContain(
		"Load 17, blank:\n\n```text\n0–3 ms 200 Document http://localhost:1/ 9 B\nuncaught: gone\n```",
	);
	expect(text).toContain('Load 20, "This part did not load":');
});
