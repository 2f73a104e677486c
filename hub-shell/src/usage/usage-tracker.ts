import type { Result } from "@scriptorium/core-types/errors";
import type { TrackedEvent } from "@scriptorium/shared-protocol/host-remote/host-context";
import { type JourneyStep, stepsOfEvent, stepsOfPage } from "./journey-steps.ts";
import {
	beginUsageSession,
	closingOf,
	hasTimedOut,
	type UsageClosing,
	type UsageSession,
	withActivity,
	withPageView,
} from "./usage-session.ts";

/** One event as it is written; `sessionId` names the session it happened in. */
export interface UsageEvent extends TrackedEvent {
	readonly sessionId: string;
	readonly userId: string;
	readonly page: string;
}

/** A step of a journey that a person has taken at `at`, in milliseconds since 1970. */
export interface UsageStep extends JourneyStep {
	readonly userId: string;
	readonly at: number;
}

export interface UsageWriter {
	start(session: UsageSession): Promise<Result<void>>;
	/** Must survive the end of the page (`keepalive`). */
	close(session: UsageSession, closing: UsageClosing): Promise<Result<void>>;
	add(events: readonly UsageEvent[]): Promise<Result<void>>;
	/** Only the first time that a person takes a step counts; the database ignores the others. */
	step(steps: readonly UsageStep[]): Promise<Result<void>>;
}

export interface UsagePorts {
	readonly writer: UsageWriter;
	/** Null while nobody is signed in (spec 02 § 6) or the person has not agreed: then nothing is recorded. */
	userId(): string | null;
	now(): number;
	newId(): string;
	/** Path of the page shown, without query, ids and tokens. */
	page(): string;
	log(message: string, cause: unknown): void;
}

export interface UsageTracker {
	track(event: TrackedEvent): void;
	/** A screen was opened. */
	pageViewed(): void;
	/** The tab is hidden, the page is left, or the person signs out: writes what waits and ends the session. */
	end(): Promise<void>;
	/** Drops what waits, after a refusal. */
	discard(): void;
}

const BATCH = 20;
const FLUSH_AFTER_MS = 10_000;
/** Events beyond this are dropped, the oldest first: a broken connection must not fill the memory. */
const MAX_WAITING = 200;

export function createUsageTracker(ports: UsagePorts): UsageTracker {
	let open: UsageSession | null = null;
	let waiting: readonly UsageEvent[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	let hasLogged = false;
	/** Steps that were sent from this page. */
	const taken = new Set<string>();
	/** A batch of events needs its session's row first. */
	let started: Promise<void> = Promise.resolve();

	async function report(sent: Promise<Result<void>>): Promise<void> {
		const answer = await sent;
		if (answer.ok || hasLogged) return;
		hasLogged = true;
		ports.log("Usage could not be recorded; further failures are not logged", answer.error.message);
	}

	function takeWaiting(): readonly UsageEvent[] {
		clearTimeout(timer);
		timer = undefined;
		const events = waiting;
		waiting = [];
		return events;
	}

	function flush(): void {
		const events = takeWaiting();
		if (events.length > 0) void started.then(() => report(ports.writer.add(events)));
	}

	/** Without waiting for earlier writes: a page that is being left sends only what it sends now. */
	async function close(session: UsageSession): Promise<void> {
		const events = takeWaiting();
		open = null;
		const added = events.length > 0 ? [ports.writer.add(events)] : [];
		const closed = ports.writer.close(session, closingOf(session, ports.now(), ports.page()));
		await Promise.all([...added, closed].map(report));
	}

	/** The session this moment belongs to; null for a visitor. */
	function sessionNow(): UsageSession | null {
		const userId = ports.userId();
		if (open && open.userId !== userId) {
			// Somebody else's events cannot be written with this person's token.
			waiting = [];
			open = null;
		}
		if (open && hasTimedOut(open, ports.now())) void close(open);
		if (userId === null) return null;
		if (!open) {
			const begun = beginUsageSession({ id: ports.newId(), userId, now: ports.now(), page: ports.page() });
			open = begun;
			started = report(ports.writer.start(begun));
		}
		return open;
	}

	function take(steps: readonly JourneyStep[], userId: string): void {
		const fresh = steps.filter(({ journey, step }) => !taken.has(`${userId} ${journey} ${step}`));
		if (fresh.length === 0) return;
		for (const { journey, step } of fresh) taken.add(`${userId} ${journey} ${step}`);
		void report(ports.writer.step(fresh.map((step) => ({ ...step, userId, at: ports.now() }))));
	}

	return {
		track(event) {
			const session = sessionNow();
			if (!session) return;
			open = withActivity(session, ports.now());
			take(stepsOfEvent(event), session.userId);
			const entry: UsageEvent = { ...event, sessionId: session.id, userId: session.userId, page: ports.page() };
			waiting = [...waiting, entry].slice(-MAX_WAITING);
			if (waiting.length >= BATCH) flush();
			else timer ??= setTimeout(flush, FLUSH_AFTER_MS);
		},
		pageViewed() {
			const session = sessionNow();
			if (!session) return;
			open = withPageView(session, ports.now(), ports.page());
			take(stepsOfPage(ports.page()), session.userId);
		},
		end: async () => {
			if (open) await close(open);
		},
		discard() {
			takeWaiting();
			open = null;
		},
	};
}
