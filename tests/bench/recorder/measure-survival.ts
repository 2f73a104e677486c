import type { BrowserContext, Page } from "@playwright/test";
import type { FixturePage } from "./read-pages.ts";

export const changeNames = [
	"nothing",
	"wrapper",
	"banner",
	"classes renamed",
	"sibling inserted",
	"ids random",
	"text translated",
	"reordered",
	"attribute dropped",
	"tag swapped",
	"removed",
] as const;
export type ChangeName = (typeof changeNames)[number];

/** `ours` is the resolver in the page; generated scripts contain it with fingerprints in their own form. */
export const finderNames = [
	"ours",
	"generated scripts",
	"playwright",
	"@medv/finder",
	"css-selector-generator",
] as const;
export type FinderName = (typeof finderNames)[number];

export interface Counts {
	right: number;
	wrong: number;
	none: number;
}

/** All that was recorded, or buttons, links and fields alone. */
export type Group = "everything" | "controls";

export type Survival = ReadonlyMap<`${FinderName}/${ChangeName}`, Counts>;

declare global {
	// A global that is read through globalThis is a var.
	var recorderBench: RecorderBench;
}

/** What `in-page.ts` leaves in a page. */
interface RecorderBench {
	record(finder: string, most: number): readonly unknown[];
	measure(
		finder: string,
		change: string,
		recorded: readonly unknown[],
		most: number,
	): Readonly<Record<Group, Counts>> & { readonly examples: readonly string[] };
	speed(): Speed;
	notAlone(): readonly string[];
}

export interface Speed {
	readonly elements: number;
	readonly perSecond: number;
	/** Milliseconds for one element, the page read anew. */
	readonly worst: number;
}

const ORIGIN = "http://recorder-bench.invalid";

async function open(page: Page, { html }: FixturePage, script: string): Promise<void> {
	await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: "text/html", body: html }));
	await page.goto(`${ORIGIN}/`);
	await page.evaluate(script);
}

/** Records every target of every page, changes the page, and looks for them again. */
export async function measureSurvival(options: {
	context: BrowserContext;
	script: string;
	pages: readonly FixturePage[];
	finders: readonly FinderName[];
	changes: readonly ChangeName[];
	/** Targets of one page. */
	most: number;
	/** Told of each element that was not found as it should. */
	onMiss?: (line: string) => void;
	log?: (line: string) => void;
}): Promise<Readonly<Record<Group, Survival>>> {
	const survival = {
		everything: new Map<`${FinderName}/${ChangeName}`, Counts>(),
		controls: new Map<`${FinderName}/${ChangeName}`, Counts>(),
	};
	for (const fixture of options.pages) {
		for (const finder of options.finders) {
			options.log?.(`Looking at ${fixture.name} with ${finder} …`);
			const read = <Value>(reader: (page: Page) => Promise<Value>) =>
				onPage(options.context, options.script, fixture, async (page) => {
					// It comes a moment after the page.
					if (finder === "playwright")
						await page.waitForFunction("'playwright' in globalThis", null, { timeout: 5000 });
					return reader(page);
				});
			const recorded = await read((page) =>
				page.evaluate(([name, most]) => globalThis.recorderBench.record(name, most), [finder, options.most] as const),
			);
			for (const change of options.changes) {
				const found = await read((page) =>
					page.evaluate(([name, how, kept, most]) => globalThis.recorderBench.measure(name, how, kept, most), [
						finder,
						change,
						recorded,
						options.most,
					] as const),
				);
				for (const group of ["everything", "controls"] as const)
					add(survival[group], `${finder}/${change}`, found[group]);
				for (const example of found.examples) options.onMiss?.(`${fixture.name} / ${finder} / ${change} / ${example}`);
			}
		}
	}
	return survival;
}

function add<Key>(survival: Map<Key, Counts>, key: Key, counts: Counts): void {
	const known = survival.get(key) ?? { right: 0, wrong: 0, none: 0 };
	survival.set(key, {
		right: known.right + counts.right,
		wrong: known.wrong + counts.wrong,
		none: known.none + counts.none,
	});
}

async function onPage<Value>(
	context: BrowserContext,
	script: string,
	fixture: FixturePage,
	read: (page: Page) => Promise<Value>,
): Promise<Value> {
	const page = await context.newPage();
	try {
		await open(page, fixture, script);
		return await read(page);
	} finally {
		await page.close();
	}
}

export function measureSpeed(context: BrowserContext, script: string, fixture: FixturePage): Promise<Speed> {
	return onPage(context, script, fixture, (page) => page.evaluate(() => globalThis.recorderBench.speed()));
}

/** Selectors that find something else than the element that they were made for, too. */
export function measureNotAlone(
	context: BrowserContext,
	script: string,
	fixture: FixturePage,
): Promise<readonly string[]> {
	return onPage(context, script, fixture, (page) => page.evaluate(() => globalThis.recorderBench.notAlone()));
}
