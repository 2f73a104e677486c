/** `#L12`, as code hosts write it. */
export function lineHash(line: number): string {
	return `#L${line}`;
}

/** The line, from 1, that the end of an address names; null when it names none. */
export function lineOfHash(hash: string): number | null {
	const digits = /^#L([1-9]\d{0,6})$/.exec(hash)?.[1];
	return digits === undefined ? null : Number(digits);
}
