import { expect, test } from "vitest";
import { Ledger } from "./ledger.ts";
import { Thrown } from "./thrown.ts";
import { NOTHING, only } from "./value.ts";

test("what is thrown inside a try is for its catch, together with what was thrown elsewhere", () => {
	const thrown = new Thrown(new Ledger());
	thrown.add(only("elsewhere"));
	const caught = thrown.catching(
		() => thrown.add(only("inside")),
		(value) => value.atoms,
	);
	expect(caught).toEqual(["elsewhere", "inside"]);
	expect(thrown.value.atoms).toEqual(["elsewhere"]);
});

test("a try inside a try keeps what it caught", () => {
	const thrown = new Thrown(new Ledger());
	const outer = thrown.catching(
		() => {
			thrown.catching(
				() => thrown.add(only("inner")),
				() => undefined,
			);
			thrown.add(only("outer"));
		},
		(value) => value.atoms,
	);
	expect(outer).toEqual(["outer"]);
	expect(thrown.value).toBe(NOTHING);
});

test("who looked before something was thrown looks again", () => {
	const ledger = new Ledger();
	const thrown = new Thrown(ledger);
	const reads = ledger.watch(() => void thrown.value);
	expect(reads.areStale()).toBe(false);
	thrown.add(only("late"));
	expect(reads.areStale()).toBe(true);
});
