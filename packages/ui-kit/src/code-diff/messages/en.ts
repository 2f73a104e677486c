import { plural } from "../../locale.tsx";

const lines = (count: number) => plural("en", count, { one: "# line", other: "# lines" });

/** Texts of the comparison of two texts of code. */
export const en = {
	same: "The code is the same in both versions.",
	lineEnds: "The code differs in its line ends only.",
	tooDifferent: "The two versions are too different to be compared line by line.",
	count: (added: number, removed: number) => `${lines(added)} added, ${lines(removed)} removed`,
	caption: (older: string, newer: string) => `Changed lines between ${older} and ${newer}`,
	lineIn: (semver: string) => `Line in ${semver}`,
	codeOf: (semver: string) => `Code of ${semver}`,
	change: "Change",
	line: "Code",
	added: "Added",
	removed: "Removed",
	unfold: (count: number) => `Show ${lines(count)} that did not change`,
	rest: (count: number) => `Show the other ${count} parts`,
} as const;
