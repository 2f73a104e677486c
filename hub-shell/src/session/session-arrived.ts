interface SessionReader {
	getSession(): Promise<{ data: { session: { user: { id: string } } | null } }>;
}

const GIVE_UP_AFTER_MS = 1000;

/**
 * A sign-in in another tab is announced by BroadcastChannel, which in Chromium may be ahead of localStorage, where the
 * client of this tab reads the session from. Until then its queries would be a visitor's, and be cached as such.
 * Waits for the storage to follow; gives up after a second, since the session may already be another one.
 */
export async function sessionArrived(auth: SessionReader, page: EventTarget, userId: string): Promise<void> {
	const { data } = await auth.getSession();
	if (data.session?.user.id === userId) return;
	const waiting = new AbortController();
	await new Promise<void>((resolve) => {
		page.addEventListener("storage", () => resolve(), { signal: waiting.signal });
		setTimeout(resolve, GIVE_UP_AFTER_MS);
	});
	waiting.abort();
}
