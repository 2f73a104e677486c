import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeAppeal, makeDecision } from "../../support/moderation.ts";
import { makeScript } from "../../support/samples.ts";
import { nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue } from "../rows.ts";

const none = { insert: null, changes: () => ({}), triggers: {} } as const;

export const moderationDecisions: RelationExpectation = {
	...none,
	relation: "moderation_decisions",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"batch",
			"report_id",
			"bookmarklet_id",
			"decision",
			"note",
			"moderator_id",
			"decided_at",
			"undone_at",
			"decided_alone",
		],
		nobody: ["report_before", "script_before", "review_before"],
	},
	samples: {
		"a decision": {
			make: async (fixture) => ({ id: (await makeDecision(fixture, idOf(fixture, "moderator"))).id }),
			select: ["moderator", "admin"],
			update: nobody,
			delete: nobody,
		},
		"a decision about a script of the moderator": {
			make: async (fixture) => {
				const own = await makeScript(fixture, "published", idOf(fixture, "moderator"));
				return { id: (await makeDecision(fixture, idOf(fixture, "admin"), idOf(fixture, "moderator"), own.id)).id };
			},
			select: ["admin"],
			update: nobody,
			delete: nobody,
		},
	},
};

export const moderationAppeals: RelationExpectation = {
	...none,
	relation: "moderation_appeals",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"decision_id",
			"user_id",
			"message",
			"status",
			"note",
			"created_at",
			"decided_at",
			"decided_alone",
		],
		nobody: ["moderator_id"],
	},
	samples: {
		"an appeal": {
			make: async (fixture) => ({ id: await makeAppeal(fixture) }),
			select: ["owner", "moderator", "admin"],
			update: nobody,
			delete: nobody,
		},
	},
	triggers: { audit_change: auditsAppeals },
};

async function auditsAppeals(fixture: Fixture) {
	const id = await makeAppeal(fixture);
	await fixture.sql`update public.moderation_appeals set status = 'rejected' where id = ${id}`;
	const entries = await fixture.sql`select action from public.audit_log where target_id = ${id} order by id`;
	const actions = entries.map(({ action }) => action).join();
	expectTrue(actions === "appeal.insert,appeal.update", `The log has: ${actions}`);
}

export const notifications: RelationExpectation = {
	...none,
	relation: "notifications",
	readableBy: {
		everybody: [],
		signedIn: ["id", "user_id", "kind", "bookmarklet_id", "decision_id", "title", "note", "created_at", "read_at"],
		nobody: [],
	},
	samples: {
		"a notification": {
			make: async (fixture) => ({ id: (await makeDecision(fixture, idOf(fixture, "moderator"))).notificationId }),
			select: ["owner"],
			update: nobody,
			delete: nobody,
		},
	},
};
