import {
	type Counts,
	changeNames,
	type FinderName,
	finderNames,
	type Group,
	type Speed,
	type Survival,
} from "./measure-survival.ts";

export interface Measured {
	/** Day, commit and machine. */
	readonly source: string;
	readonly tuning: Readonly<Record<Group, Survival>>;
	readonly unseen: Readonly<Record<Group, Survival>>;
	readonly speed: Speed;
}

export const GOALS = { right: 97, wrong: 1, abstained: 90, perSecond: 2000, worst: 20, gap: 1 } as const;

export function writeReport({ source, tuning, unseen, speed }: Measured): string {
	return [
		`${source} Elements recorded, the page changed, and looked for again: right % (wrong %); the rest says that it does not`,
		"know. For `removed`, right means that it said so.",
		"",
		"Pages that our weights were chosen with, everything on them:",
		"",
		...table(tuning.everything),
		"",
		"The same pages, what somebody operates (buttons, links, fields): the recorder takes the button for what is in it.",
		"",
		...table(tuning.controls),
		"",
		"Pages that were written by somebody who did not know them, measured after, everything on them:",
		"",
		...table(unseen.everything),
		"",
		"The same pages, what somebody operates:",
		"",
		...table(unseen.controls),
		"",
		`Goals (every change at least ${GOALS.right} % right and under ${GOALS.wrong} % wrong, at least ${GOALS.abstained} % abstained`,
		`when the element is gone), everything on the pages: ${describeMisses(tuning.everything, unseen.everything)}.`,
		`What somebody operates: ${describeMisses(tuning.controls, unseen.controls)}.`,
		"",
		`Generated scripts are at most ${largestGap(tuning, unseen).toFixed(1)} points below \`ours\` in any row (goal: ${GOALS.gap}).`,
		"",
		`Selectors and fingerprint of each of ${speed.elements} elements: ${Math.round(speed.perSecond)} a second (goal`,
		`${GOALS.perSecond}); the slowest of 60 with the page read anew ${speed.worst.toFixed(1)} ms (goal ${GOALS.worst}).`,
	].join("\n");
}

/** Right and wrong of a finder under a change, in percent; when the element is gone, nothing found is right. */
export function percent(survival: Survival, finder: FinderName, change: (typeof changeNames)[number]) {
	const { right, wrong, none }: Counts = survival.get(`${finder}/${change}`) ?? { right: 0, wrong: 0, none: 0 };
	const all = right + wrong + none;
	return { all, right: ((change === "removed" ? none : right) / all) * 100, wrong: (wrong / all) * 100 };
}

function table(survival: Survival): string[] {
	const cell = (finder: FinderName, change: (typeof changeNames)[number]) => {
		const { right, wrong } = percent(survival, finder, change);
		return `${right.toFixed(1)} (${wrong.toFixed(1)})`;
	};
	return [
		`| Change | elements | ${finderNames.map((finder) => `\`${finder}\``).join(" | ")} |`,
		`| --- | ---: | ${finderNames.map(() => "---:").join(" | ")} |`,
		...changeNames.map(
			(change) =>
				`| ${change} | ${percent(survival, "ours", change).all} | ${finderNames.map((finder) => cell(finder, change)).join(" | ")} |`,
		),
	];
}

/** One of the two sets of pages alone. */
export function writeSetReport(source: string, set: "tuning" | "unseen", measured: Measured["unseen"]): string {
	return [
		`${source} Right % (wrong %), everything on the ${set === "unseen" ? "eight unseen" : "40 tuning"} pages:`,
		"",
		...table(measured.everything),
		"",
		"The same pages, what somebody operates:",
		"",
		...table(measured.controls),
		"",
		`Generated scripts are at most ${largestGap(measured).toFixed(1)} points below \`ours\` in any row (goal: ${GOALS.gap}).`,
	].join("\n");
}

/** How many points generated scripts find less than the resolver that they contain. */
function largestGap(...sets: readonly Measured["tuning"][]): number {
	const gaps = sets.flatMap(({ everything, controls }) =>
		[everything, controls].flatMap((survival) =>
			changeNames.map(
				(change) => percent(survival, "ours", change).right - percent(survival, "generated scripts", change).right,
			),
		),
	);
	return Math.max(0, ...gaps);
}

function describeMisses(...sets: readonly Survival[]): string {
	const misses = sets.flatMap((survival, at) =>
		changeNames
			.filter((change) => {
				const { right, wrong } = percent(survival, "ours", change);
				return change === "removed" ? right < GOALS.abstained : right < GOALS.right || wrong >= GOALS.wrong;
			})
			.map((change) => `${change} on ${at === 0 ? "known" : "unseen"} pages`),
	);
	return misses.length === 0 ? "met" : `missed by ${misses.join(", ")}`;
}
