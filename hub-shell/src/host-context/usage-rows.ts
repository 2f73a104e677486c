import type { UsageWriter as RowWriter, UsageEventRow } from "@scriptorium/hub-data/usage/usage-writer";
import type { UsageEvent, UsageWriter } from "./usage-tracker.ts";

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

function rowOf(event: UsageEvent): UsageEventRow {
	return {
		session_id: event.sessionId,
		user_id: event.userId,
		event_type: event.type,
		event_category: event.category,
		event_action: event.action,
		event_label: event.label?.slice(0, 500) ?? null,
		event_value: event.value ?? null,
		properties: event.properties ?? {},
		page_url: event.page,
	};
}

/** Between the tracker's words and the tables' columns. */
export function usageRowWriter(rows: RowWriter, visitor: { userAgent: string; referrer: string }): UsageWriter {
	return {
		start: (session) =>
			rows.startSession({
				session_id: session.id,
				user_id: session.userId,
				user_agent: visitor.userAgent.slice(0, 512),
				referrer: visitor.referrer === "" ? null : visitor.referrer.slice(0, 2048),
				entry_page: session.entryPage,
			}),
		close: (session, closing) =>
			rows.endSession(session.id, {
				ended_at: isoTime(closing.endedAt),
				exit_page: closing.exitPage,
				page_views: closing.pageViews,
				duration_seconds: closing.durationSeconds,
			}),
		add: (events) => rows.addEvents(events.map(rowOf)),
	};
}
