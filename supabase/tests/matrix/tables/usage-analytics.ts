import { randomUUID } from "node:crypto";
import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeSession, next } from "../../support/samples.ts";
import { limitsInserts, limitsUpdates } from "../effects.ts";
import { nobody, type RelationExpectation, signedIn } from "../expectation.ts";

/** Lets the person agree to usage statistics, without which inserts are refused. @returns `value` */
async function agreed(fixture: Fixture, person: string, value: string): Promise<string> {
	await fixture.sql`
		insert into public.usage_consents (user_id, agreed) values (${person}, true)
		on conflict (user_id) do update set agreed = true`;
	return value;
}

export const usageConsents: RelationExpectation = {
	relation: "usage_consents",
	readableBy: { everybody: [], signedIn: ["user_id", "agreed", "decided_at"], nobody: [] },
	samples: {
		"an answer": {
			make: async (fixture) => ({ user_id: await agreed(fixture, idOf(fixture, "owner"), idOf(fixture, "owner")) }),
			select: ["owner"],
			update: nobody,
			delete: nobody,
		},
	},
	insert: null,
	changes: () => ({}),
	triggers: {},
};

const sessionRow = async (fixture: Fixture, person: string) => ({
	session_id: await agreed(fixture, person, randomUUID()),
	user_id: person,
	user_agent: "a browser",
	referrer: "https://example.org/",
	entry_page: "/",
	exit_page: "/explore",
	page_views: 2,
	duration_seconds: 30,
	ended_at: "2026-01-01T00:00:00Z",
});

const ownSession = async (fixture: Fixture) => ({ session_id: await makeSession(fixture, idOf(fixture, "owner")) });

export const userSessions: RelationExpectation = {
	relation: "user_sessions",
	readableBy: {
		everybody: [],
		signedIn: [
			"session_id",
			"user_id",
			"user_agent",
			"referrer",
			"entry_page",
			"exit_page",
			"page_views",
			"duration_seconds",
			"started_at",
			"ended_at",
		],
		nobody: [],
	},
	samples: {
		"a session": {
			make: async (fixture) => ({ session_id: await makeSession(fixture, idOf(fixture, "owner")) }),
			select: ["owner", "admin"],
			update: ["owner"],
			delete: nobody,
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row: sessionRow },
	changes: () => ({
		exit_page: `/${next()}`,
		page_views: 10 + (next() % 9000),
		duration_seconds: next(),
		ended_at: new Date(next() * 1000).toISOString(),
	}),
	triggers: {
		limit_inserts: limitsInserts("user_sessions", "usage_session", sessionRow),
		limit_bytes: limitsInserts("user_sessions", "usage_kb", sessionRow),
		limit_changed_bytes: limitsUpdates("user_sessions", "usage_kb", ownSession, { exit_page: "/explore" }),
		limit_update: limitsUpdates("user_sessions", "usage_change", ownSession, { exit_page: "/explore" }),
	},
};

const eventRow = async (fixture: Fixture, person: string) => ({
	session_id: await agreed(fixture, person, await makeSession(fixture, person)),
	user_id: person,
	event_type: "click",
	event_category: "catalogue",
	event_action: "open",
	event_label: "a script",
	event_value: 1.5,
	properties: { position: 3 },
	page_url: "/explore",
});

async function makeEvent(fixture: Fixture, event_type: string) {
	const { properties, ...row } = await eventRow(fixture, idOf(fixture, "owner"));
	await fixture.sql`
		insert into public.user_events ${fixture.sql({ ...row, event_type, properties: fixture.sql.json(properties) })}`;
	return { session_id: row.session_id };
}

export const userEvents: RelationExpectation = {
	relation: "user_events",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"session_id",
			"user_id",
			"event_type",
			"event_category",
			"event_action",
			"event_label",
			"event_value",
			"properties",
			"page_url",
			"created_at",
		],
		nobody: [],
	},
	samples: {
		"an event": {
			make: (fixture) => makeEvent(fixture, "click"),
			select: ["admin"],
			update: nobody,
			delete: nobody,
		},
		"an event about a report, which names the reporter": {
			make: (fixture) => makeEvent(fixture, "report"),
			select: nobody,
			update: nobody,
			delete: nobody,
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row: eventRow },
	changes: () => ({}),
	triggers: {
		limit_inserts: limitsInserts("user_events", "usage_event", eventRow),
		limit_bytes: limitsInserts("user_events", "usage_kb", eventRow),
	},
};

const stepRow = async (fixture: Fixture, person: string) => ({
	user_id: await agreed(fixture, person, person),
	journey_type: "tour",
	step_name: `step ${next()}`,
	step_number: 1,
	completed: true,
	completed_at: "2026-01-01T00:00:00Z",
	metadata: { from: "test" },
});

async function makeStep(fixture: Fixture) {
	const key = { user_id: idOf(fixture, "owner"), step_name: `step ${next()}` };
	await fixture.sql`insert into public.user_journey ${fixture.sql({ ...key, journey_type: "tour", step_number: 0 })}`;
	return key;
}

export const userJourney: RelationExpectation = {
	relation: "user_journey",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"user_id",
			"journey_type",
			"step_name",
			"step_number",
			"completed",
			"completed_at",
			"metadata",
			"created_at",
		],
		nobody: [],
	},
	samples: {
		"a step": {
			make: makeStep,
			select: ["owner", "admin"],
			update: ["owner"],
			delete: ["owner"],
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row: stepRow },
	changes: () => ({
		step_number: 1 + (next() % 900),
		completed: true,
		completed_at: new Date(next() * 1000).toISOString(),
		metadata: { number: next() },
	}),
	triggers: {
		limit_inserts: limitsInserts("user_journey", "usage_journey", stepRow),
		limit_bytes: limitsInserts("user_journey", "usage_kb", stepRow),
		limit_changed_bytes: limitsUpdates("user_journey", "usage_kb", makeStep, { completed: true }),
		limit_update: limitsUpdates("user_journey", "usage_change", makeStep, { completed: true }),
	},
};
