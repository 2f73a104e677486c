import { expect, test } from "@playwright/test";
import { bundleInPage } from "../bench/recorder/bundle-in-page.ts";
import { changeNames, measureNotAlone, measureSurvival } from "../bench/recorder/measure-survival.ts";
import { readPages } from "../bench/recorder/read-pages.ts";
import { GOALS, percent } from "../bench/recorder/write-report.ts";

test("what was recorded is found again after every change of a page, and nothing else is taken for it", async ({
	context,
}) => {
	test.setTimeout(300_000);
	const misses: string[] = [];
	// The other pages are the bench's.
	const pages = readPages("tuning").filter(({ name }) => /^(?:members|projects)$/.test(name));
	const survival = await measureSurvival({
		...{ context, script: await bundleInPage(), pages, finders: ["ours"], changes: changeNames },
		onMiss: (line) => misses.push(line),
	});
	for (const change of changeNames) {
		const { all, right, wrong } = percent(survival, "ours", change);
		const seen = misses.filter((line) => line.includes(`/ ${change} /`)).join("\n");
		expect(all, change).toBeGreaterThan(80);
		expect(right, seen).toBeGreaterThanOrEqual(GOALS.right);
		expect(wrong, seen).toBeLessThan(GOALS.wrong);
	}
});

test("every selector finds its element and no other", async ({ context }) => {
	const script = await bundleInPage();
	for (const page of [...readPages("tuning"), ...readPages("unseen")])
		expect(await measureNotAlone(context, script, page), page.name).toEqual([]);
});
