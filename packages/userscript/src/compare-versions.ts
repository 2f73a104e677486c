/**
 * Compares `@version` texts of any shape as script managers do: numbers by value, missing parts as 0, letters after a
 * number (`1.1a`) and a pre-release (`1.2-beta.3`) below the plain version, dates (`2026-08-17`) by their parts. Of two
 * versions that differ only in what follows a plus sign, one without it is the newer one.
 *
 * @param left a version as written
 * @param right the version to compare it with
 * @returns negative when `left` is older, 0 when equal, positive when newer
 * @see https://semver.org/#spec-item-11, applied to any number of parts
 * @see https://www.tampermonkey.net/documentation.php#meta:version
 */
export function compareVersions(left: string, right: string): number {
	const [one, other] = [split(left), split(right)];
	return (
		compareLists(one.main, other.main, compareMainPart) ||
		compareOptional(one.pre, other.pre) ||
		compareOptional(one.build, other.build)
	);
}

interface Version {
	readonly main: readonly string[];
	/** What follows the first dash; null without one. */
	readonly pre: readonly string[] | null;
	/** What follows the plus sign; null without one. */
	readonly build: readonly string[] | null;
}

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)(.*)$/s;

function split(version: string): Version {
	const text = version.trim().replace(/^v(?=\d)/i, "");
	const plus = text.indexOf("+");
	const build = plus < 0 ? null : text.slice(plus + 1).split(".");
	const core = plus < 0 ? text : text.slice(0, plus);
	const [, year, month, day, rest] = DATE.exec(core) ?? [];
	if (year !== undefined && month !== undefined && day !== undefined && rest !== undefined) {
		const time = /^[_T ](\d+)[-:.](\d+)(?:[-:.](\d+))?$/.exec(rest)?.slice(1);
		if (rest === "" || time) {
			return { main: [year, month, day, ...(time ?? []).filter((part) => part !== undefined)], pre: null, build };
		}
		return { main: [year, month, day], pre: rest.replace(/^[.-]/, "").split("."), build };
	}
	const dash = core.indexOf("-");
	return dash < 0
		? { main: core.split("."), pre: null, build }
		: { main: core.slice(0, dash).split("."), pre: core.slice(dash + 1).split("."), build };
}

type ComparePart = (left: string, right: string) => number;

/** A version without the part is newer than one with it. */
function compareOptional(left: readonly string[] | null, right: readonly string[] | null): number {
	if (left === null || right === null) return Number(left === null) - Number(right === null);
	return compareLists(left, right, comparePrePart);
}

function compareLists(lefts: readonly string[], rights: readonly string[], comparePart: ComparePart): number {
	for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
		const order = comparePart(lefts[index] || "0", rights[index] || "0");
		if (order !== 0) return order;
	}
	return 0;
}

/** A part as numbers and letters in turn, a number first: `5pre3` is 5, `pre`, 3, and `a` is 0, `a`. */
function compareMainPart(left: string, right: string): number {
	const [lefts, rights] = [pieces(left), pieces(right)];
	for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
		const [one, other] = [lefts[index], rights[index]];
		if (index % 2 === 0) {
			const order = compareNumbers(one || "0", other || "0");
			if (order !== 0) return order;
		} else if (one !== other) {
			// No letters: `1.1` is newer than `1.1a`.
			if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
			return one < other ? -1 : 1;
		}
	}
	return 0;
}

/** Numbers are below texts; texts are compared piece by piece, so that `rc10` is above `rc9`. */
function comparePrePart(left: string, right: string): number {
	const [leftIsNumber, rightIsNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)];
	if (leftIsNumber && rightIsNumber) return compareNumbers(left, right);
	if (leftIsNumber || rightIsNumber) return leftIsNumber ? -1 : 1;
	const [lefts, rights] = [pieces(left), pieces(right)];
	for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
		const [one, other] = [lefts[index] ?? "", rights[index] ?? ""];
		const order = index % 2 === 0 ? compareNumbers(one || "0", other || "0") : compareTexts(one, other);
		if (order !== 0) return order;
	}
	return 0;
}

const pieces = (part: string): string[] => {
	const found = part.match(/\d+|\D+/g) ?? [];
	return /^\d/.test(part) ? found : ["0", ...found];
};

const compareTexts = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

function compareNumbers(left: string, right: string): number {
	const [one, other] = [BigInt(left), BigInt(right)];
	return one < other ? -1 : Number(one > other);
}
