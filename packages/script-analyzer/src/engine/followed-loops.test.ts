import type { Statement } from "acorn";
import { expect, test } from "vitest";
import type { Variable } from "../names/scope.ts";
import type { Value } from "./domain.ts";
import { FollowedLoops } from "./followed-loops.ts";
import { ANYTHING, only } from "./value.ts";

const BODY: Statement = { type: "EmptyStatement", start: 0, end: 1 };
const COUNTER: Variable = { name: "at", owner: BODY, isArguments: false };

/** How many of 3,000 rounds are followed when each keeps this. */
function rounds(keeps: (loops: FollowedLoops, round: number) => void, loops = new FollowedLoops()): number {
	let round = 0;
	while (round < 3_000 && loops.isWorthWhile(BODY)) {
		loops.follow(BODY, () => {
			keeps(loops, round);
			return 0;
		});
		round += 1;
	}
	return round;
}

const keeping = (value: Value, variable: Variable | null) => (loops: FollowedLoops) => loops.keeps(value, variable);

test("a loop that works nothing out is followed a little, and then no more, however often it runs", () => {
	const loops = new FollowedLoops();
	expect(rounds(keeping(ANYTHING, null), loops)).toBe(96);
	expect(rounds(keeping(ANYTHING, null), loops)).toBe(0);
});

test("a loop that puts texts together is followed to its end", () => {
	expect(rounds((loops, round) => loops.keeps(only(`text ${round}`), null))).toBe(3_000);
});

test("numbers alone are followed as far as decoders need them", () => {
	expect(rounds((loops, round) => loops.keeps(only(round), null))).toBe(2_048);
});

test("that a loop goes on is no result", () => {
	const loops = new FollowedLoops();
	loops.counts([COUNTER]);
	expect(rounds((here, round) => here.keeps(only(round), COUNTER), loops)).toBe(96);
});

test("all loops together come to an end", () => {
	const loops = new FollowedLoops();
	let followed = 0;
	for (let run = 0; run < 12; run++) followed += rounds(keeping(only("text"), null), loops);
	expect(followed).toBe(25_000);
});
