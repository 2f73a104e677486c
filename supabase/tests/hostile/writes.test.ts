import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { attempt, forgetRates } from "./attempt.ts";
import { inputCount, seed, TIMEOUT_MS } from "./fuzz-form.ts";
import { openScene, type Scene } from "./hostile-write.ts";
import { collectionWrites } from "./writes/collections.ts";
import { personWrites } from "./writes/people.ts";
import { reviewWrites } from "./writes/reviews.ts";
import { scriptWrites } from "./writes/scripts.ts";

const fixture = openFixture();
let scene: Scene;
beforeAll(async () => {
	scene = await openScene(fixture);
});
afterAll(() => fixture.close());

const writes = [...scriptWrites, ...reviewWrites, ...collectionWrites, ...personWrites];
const count = inputCount(20, 520);

describe(`${count} hostile inputs of seed ${seed} for each write are stored unchanged or clearly refused`, () => {
	test.each(writes.map((write) => [write.name, write] as const))(
		"%s",
		{ timeout: TIMEOUT_MS },
		async (_name, write) => {
			const problems: string[] = [];
			for (let index = 0; index < count; index += 1) {
				await forgetRates(fixture);
				const problem = await attempt(scene, write, seed, index);
				if (problem !== null) problems.push(`${index}: ${problem}`);
			}
			expect(problems).toEqual([]);
		},
	);
});
