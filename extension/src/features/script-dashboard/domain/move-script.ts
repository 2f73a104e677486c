/** How a script is moved by key or menu. */
export type Step = "up" | "down" | "top" | "bottom";

/**
 * The order after one step.
 * @returns the same array when the script is at the end already
 */
export function stepped(ids: readonly string[], id: string, step: Step): readonly string[] {
	const from = ids.indexOf(id);
	const last = ids.length - 1;
	const to = { up: from - 1, down: from + 1, top: 0, bottom: last }[step];
	return from === -1 || to < 0 || to > last || to === from ? ids : placed(ids, id, to);
}

/** The order with a script at the place between two rows where it was dropped. */
export function dropped(
	ids: readonly string[],
	id: string,
	{ index, after }: { readonly index: number; readonly after: boolean },
): readonly string[] {
	const from = ids.indexOf(id);
	const gap = index + (after ? 1 : 0);
	const to = from < gap ? gap - 1 : gap;
	return from === -1 || to === from ? ids : placed(ids, id, to);
}

/** The script that follows another one; null for the last. */
export const following = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) + 1] ?? null;

function placed(ids: readonly string[], id: string, to: number): readonly string[] {
	const others = ids.filter((other) => other !== id);
	return [...others.slice(0, to), id, ...others.slice(to)];
}
