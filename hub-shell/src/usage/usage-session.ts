/** Spec 02 § 4, § 9: a session ends after 30 minutes without activity. */
export const USAGE_TIMEOUT_MS = 30 * 60_000;

export interface UsageSession {
	readonly id: string;
	readonly userId: string;
	/** Milliseconds since 1970, as are all times here. */
	readonly startedAt: number;
	readonly lastActivityAt: number;
	readonly entryPage: string;
	readonly pageViews: number;
	/** Page of the last view; null before the first. */
	readonly viewedPage: string | null;
}

export interface UsageClosing {
	readonly endedAt: number;
	readonly exitPage: string;
	readonly pageViews: number;
	readonly durationSeconds: number;
}

export function beginUsageSession(begin: { id: string; userId: string; now: number; page: string }): UsageSession {
	const { id, userId, now, page } = begin;
	return { id, userId, startedAt: now, lastActivityAt: now, entryPage: page, pageViews: 0, viewedPage: null };
}

export function withActivity(session: UsageSession, now: number): UsageSession {
	return { ...session, lastActivityAt: Math.max(session.lastActivityAt, now) };
}

/** Ignores a repeated page, because router and session both report the page that was opened first. */
export function withPageView(session: UsageSession, now: number, page: string): UsageSession {
	const pageViews = session.pageViews + (page === session.viewedPage ? 0 : 1);
	return { ...withActivity(session, now), pageViews, viewedPage: page };
}

export function hasTimedOut(session: UsageSession, now: number): boolean {
	return now - session.lastActivityAt >= USAGE_TIMEOUT_MS;
}

/** How it ended. An idle tab does not lengthen its session beyond the time-out. */
export function closingOf(session: UsageSession, now: number, page: string): UsageClosing {
	const endedAt = Math.max(session.startedAt, Math.min(now, session.lastActivityAt + USAGE_TIMEOUT_MS));
	return {
		endedAt,
		exitPage: page,
		pageViews: session.pageViews,
		durationSeconds: Math.round((endedAt - session.startedAt) / 1000),
	};
}
