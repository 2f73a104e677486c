/**
 * Waits for work that may never end, such as an answer of a page that computes for ever.
 * @param milliseconds how long
 * @param work whose failure counts as no result
 * @returns its value; null when it failed or took longer
 */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
	});
	const value = await Promise.race([work.catch(() => null), late]);
	clearTimeout(timer);
	return value;
}
