/** Fragment of the page's address that leads to a finding, by its number in the list, from 1. */
export function findingHash(number: number): string {
	return `#finding-${number}`;
}

/** Number of the finding that a fragment names; null when it names none. */
export function findingOfHash(hash: string): number | null {
	const digits = /^#finding-([1-9]\d{0,3})$/.exec(hash)?.[1];
	return digits === undefined ? null : Number(digits);
}
