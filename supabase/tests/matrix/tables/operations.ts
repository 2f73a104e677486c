import { createHash } from "node:crypto";
import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeAccount, makeScript, next } from "../../support/samples.ts";
import { nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

const none = { insert: null, changes: () => ({}), triggers: {} } as const;

export const adminRoles: RelationExpectation = {
	...none,
	relation: "admin_roles",
	readableBy: { everybody: [], signedIn: ["user_id", "role", "created_at"], nobody: [] },
	samples: {
		"a moderator's": {
			make: async (fixture) => ({ user_id: idOf(fixture, "moderator") }),
			select: ["moderator", "admin"],
			update: nobody,
			delete: nobody,
		},
	},
	triggers: { audit_change: auditsRoles },
};

async function auditsRoles(fixture: Fixture) {
	const person = await makeAccount(fixture);
	await fixture.sql`insert into public.admin_roles (user_id, role) values (${person}, 'moderator')`;
	const [entry] = await fixture.sql`select action from public.audit_log where target_id = ${person}`;
	expectTrue(entry?.action === "role.insert", "The new role left no entry.");
}

async function auditEntry(fixture: Fixture) {
	const [entry] = await fixture.sql<{ id: string }[]>`
		insert into public.audit_log (action, target_table, target_id) values ('test', 'none', '1') returning id`;
	return { id: entry?.id };
}

export const auditLog: RelationExpectation = {
	...none,
	relation: "audit_log",
	readableBy: {
		everybody: [],
		signedIn: ["id", "actor", "action", "target_table", "target_id", "before", "after", "at"],
		nobody: [],
	},
	samples: { "an entry": { make: auditEntry, select: ["admin"], update: nobody, delete: nobody } },
	triggers: { append_only: isAppendOnly },
};

async function isAppendOnly(fixture: Fixture) {
	const { id } = await auditEntry(fixture);
	const attempts = [
		fixture.sql`update public.audit_log set action = 'other' where id = ${id ?? ""}`,
		fixture.sql`delete from public.audit_log where id = ${id ?? ""}`,
		fixture.sql`truncate public.audit_log`,
	];
	for (const attempt of attempts) {
		const refused = await attempt.then(
			() => false,
			() => true,
		);
		expectTrue(refused, "Even the superuser must not rewrite the log by a statement.");
	}
	expectTrue((await rowPastPolicies(fixture, "audit_log", { id }))?.action === "test", "The entry has changed.");
}

export const analysisJobs: RelationExpectation = {
	...none,
	relation: "analysis_jobs",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"version_id",
			"kind",
			"state",
			"attempts",
			"error",
			"batch",
			"created_at",
			"started_at",
			"finished_at",
			"not_before",
			"postponed",
		],
		nobody: [],
	},
	samples: {
		"a job": {
			make: async (fixture) => ({ version_id: (await makeScript(fixture)).versionId }),
			select: ["admin"],
			update: nobody,
			delete: nobody,
		},
	},
	triggers: { queue_postponed_job: queuesFullCheck },
};

async function queuesFullCheck(fixture: Fixture) {
	const { versionId } = await makeScript(fixture);
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'unrated', 0, '{}', '1')`;
	await fixture.sql`delete from public.analysis_jobs where version_id = ${versionId}`;
	await fixture.sql`insert into public.analysis_jobs (version_id, kind, postponed) values (${versionId}, 'rescan', 1)`;
	const queued = await fixture.sql`select state from private.full_checks where version_id = ${versionId}`;
	expectTrue(queued[0]?.state === "waiting", "A version that was put off does not wait for its full check.");
}

export const contactMessages: RelationExpectation = {
	...none,
	relation: "contact_messages",
	readableBy: {
		everybody: [],
		signedIn: ["id", "name", "email", "subject", "category", "message", "user_id", "created_at", "handled_at"],
		nobody: [],
	},
	samples: {
		"a message": {
			make: async (fixture) => {
				const [made] = await fixture.sql<{ id: string }[]>`
					insert into public.contact_messages (name, email, subject, message, user_id)
					values ('Otto', 'otto@example.org', 'Hello', 'A question', ${idOf(fixture, "owner")}) returning id`;
				return { id: made?.id };
			},
			select: ["admin"],
			update: nobody,
			delete: nobody,
		},
	},
};

export const desktopCodes: RelationExpectation = {
	...none,
	relation: "desktop_codes",
	readableBy: {
		everybody: [],
		signedIn: [],
		nobody: [
			"code_hash",
			"code_challenge",
			"redirect_uri",
			"user_id",
			"session_id",
			"creator_session_id",
			"expires_at",
			"used_at",
			"created_at",
		],
	},
	samples: {
		"a code": {
			make: async (fixture) => {
				const code_hash = createHash("sha256").update(String(next())).digest("hex");
				await fixture.sql`
					insert into public.desktop_codes (code_hash, code_challenge, redirect_uri, user_id, creator_session_id, expires_at)
					values (${code_hash}, ${"a".repeat(43)}, 'http://127.0.0.1:9/', ${idOf(fixture, "owner")}, gen_random_uuid(), now() + interval '1 minute')`;
				return { code_hash };
			},
			select: nobody,
			update: nobody,
			delete: nobody,
		},
	},
};

export const aiUsage: RelationExpectation = {
	...none,
	relation: "ai_usage",
	readableBy: { everybody: [], signedIn: ["user_id", "function", "day", "tokens", "requests"], nobody: [] },
	samples: {
		"a day": {
			make: async (fixture) => {
				const key = { user_id: idOf(fixture, "owner"), function: `generate-${next()}` };
				await fixture.sql`insert into public.ai_usage ${fixture.sql({ ...key, tokens: 12 })}`;
				return key;
			},
			select: ["owner", "admin"],
			update: nobody,
			delete: nobody,
		},
	},
};
