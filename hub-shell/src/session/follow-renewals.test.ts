import { expect, test } from "vitest";
import { followRenewals } from "./follow-renewals.ts";

test("says once that the session cannot be renewed, until it could be", () => {
	let said = 0;
	const log = followRenewals(() => {
		said += 1;
	});
	for (const outcome of ["unreachable", "unreachable", "done", "unreachable"] as const) log.note(outcome);
	expect(said).toBe(2);
	expect(log.wasRefused()).toBe(false);
	log.note("refused");
	expect(log.wasRefused()).toBe(true);
	log.note("done");
	expect(log.wasRefused()).toBe(false);
});
