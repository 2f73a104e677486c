import type { UsageWriter as RowWriter, UsageEventRow, UsageStepRow } from "@scriptorium/hub-data/usage/usage-writer";
import type { UsageEvent, UsageStep, UsageWriter } from "./usage-tracker.ts";

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

function stepRowOf({ userId, journey, step, number, completes, at }: UsageStep): UsageStepRow {
	return {
		user_id: userId,
		journey_type: journey,
		step_name: step,
		step_number: number,
		completed: completes,
		completed_at: completes ? isoTime(at) : null,
	};
}

/** Between the tracker's words and the tables' columns. */
export function usageRowWriter(rows: RowWriter, visitor: { userAgent: string; referrer: string | null }): UsageWriter {
	return {
		start: (session) =>
			rows.startSession({
				session_id: session.id,
				user_id: session.userId,
				user_agent: visitor.userAgent.slice(0, 512),
				referrer: visitor.referrer?.slice(0, 2048) ?? null,
				entry_page: session.entryPage,
			}),
		close: (session, closing) =>
			rows.endSession(session.id, {
				ended_at: isoTime(closing.endedAt),
				exit_page: closing.exitPage,
				page_views: closing.pageViews,
				duration_seconds: closing.durationSeconds,
			}),
		step: (steps) => rows.addSteps(steps.map(stepRowOf)),
		add: (events) => rows.addEvents(events.map(rowOf)),
	};
}
