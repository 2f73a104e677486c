import { expect, test } from "vitest";
import { type ScoredFigures, scorePerformance } from "./score-performance.ts";

const best: ScoredFigures = { frameRate: 60, memory: 20, network: "4g", longTasks: 0 };

/** Spec 03 § 9, each limit from both sides. */
test.each<[Partial<ScoredFigures>, number, string | null]>([
	[{}, 100, "good"],
	[{ frameRate: 50 }, 100, "good"],
	[{ frameRate: 49.9 }, 85, "good"],
	[{ frameRate: 30 }, 85, "good"],
	[{ frameRate: 29.9 }, 70, "warning"],
	[{ memory: 50 }, 100, "good"],
	[{ memory: 50.1 }, 90, "good"],
	[{ memory: 100 }, 90, "good"],
	[{ memory: 100.1 }, 80, "good"],
	[{ longTasks: 2 }, 100, "good"],
	[{ longTasks: 3 }, 90, "good"],
	[{ longTasks: 5 }, 90, "good"],
	[{ longTasks: 6 }, 80, "good"],
	[{ frameRate: 40, longTasks: 3 }, 75, "warning"],
	[{ memory: 101, longTasks: 6 }, 60, "warning"],
	[{ frameRate: 20, memory: 60, longTasks: 3 }, 50, "critical"],
	[{ frameRate: 20, memory: 101, longTasks: 6 }, 30, "critical"],
	[{ network: "slow-2g" }, 100, "good"],
])("%o: %d, %s", (figures, score, level) => {
	expect(scorePerformance({ ...best, ...figures })).toMatchObject({ score, level, measured: 4 });
});

/** What is not measured costs nothing, and is no reason for 'Good'. */
test.each<[Partial<ScoredFigures>, number | null, string | null, number]>([
	[{ network: null }, 100, "good", 3],
	[{ memory: null }, 100, "good", 3],
	[{ memory: null, network: null }, 100, null, 2],
	[{ memory: null, network: null, longTasks: null }, 100, null, 1],
	[{ frameRate: 20, memory: null, network: null, longTasks: null }, 70, "warning", 1],
	[{ frameRate: null, memory: 120, network: null, longTasks: 6 }, 60, "warning", 2],
	[{ frameRate: 20, memory: 120, network: null, longTasks: null }, 50, "critical", 2],
	[{ frameRate: null, memory: null, longTasks: null }, null, null, 1],
	[{ frameRate: null, memory: null, network: null, longTasks: null }, null, null, 0],
])("%o: %s, %s, %d measured", (figures, score, level, measured) => {
	expect(scorePerformance({ ...best, ...figures })).toMatchObject({ score, level, measured });
});

test("says which figure costs how much", () => {
	const { costs } = scorePerformance({ frameRate: 40, memory: 120, network: "3g", longTasks: 1 });
	expect(costs).toEqual({ frameRate: 15, memory: 20, longTasks: 0 });
});
