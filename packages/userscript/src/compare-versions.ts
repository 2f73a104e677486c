/**
 * Compares `@version` texts of any shape: numbers by value, missing parts as 0, a pre-release (`1.2-beta.3`) below its
 * release.
 *
 * @param left a version as written
 * @param right the version to compare it with
 * @returns negative when `left` is older, 0 when equal, positive when newer
 * @see https://semver.org/#spec-item-11, applied to any number of parts
 */
export function compareVersions(left: string, right: string): number {
	const [leftMain, leftPre] = split(left);
	const [rightMain, rightPre] = split(right);
	const main = compareParts(leftMain, rightMain);
	if (main !== 0) return main;
	if (leftPre === null || rightPre === null) return Number(leftPre === null) - Number(rightPre === null);
	return compareParts(leftPre, rightPre);
}

function split(version: string): [main: string, pre: string | null] {
	const text = version
		.trim()
		.replace(/^v(?=\d)/i, "")
		.replace(/\+.*$/s, "");
	const dash = text.indexOf("-");
	return dash < 0 ? [text, null] : [text.slice(0, dash), text.slice(dash + 1)];
}

function compareParts(left: string, right: string): number {
	const lefts = left.split(".");
	const rights = right.split(".");
	for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
		const order = comparePart(lefts[index] || "0", rights[index] || "0");
		if (order !== 0) return order;
	}
	return 0;
}

function comparePart(left: string, right: string): number {
	const leftNumber = /^\d+$/.test(left) ? BigInt(left) : null;
	const rightNumber = /^\d+$/.test(right) ? BigInt(right) : null;
	if (leftNumber !== null && rightNumber !== null)
		return leftNumber < rightNumber ? -1 : Number(leftNumber > rightNumber);
	if (leftNumber !== null) return -1;
	if (rightNumber !== null) return 1;
	return left < right ? -1 : Number(left > right);
}
