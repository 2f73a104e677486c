import { createHash } from "node:crypto";
import { makeAccount, makeScript, next } from "../../support/samples.ts";
import { idOf, type World } from "../../support/world.ts";
import { nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, trueRow } from "../rows.ts";

const none = { insert: null, changes: () => ({}), triggers: {} } as const;

export const adminRoles: RelationExpectation = {
	...none,
	relation: "admin_roles",
	readableBy: { everybody: [], signedIn: ["user_id", "role", "created_at"], nobody: [] },
	samples: {
		"a moderator's": {
			make: async (world) => ({ user_id: idOf(world, "moderator") }),
			select: ["moderator", "admin"],
			update: nobody,
			delete: nobody,
		},
	},
	triggers: { audit_change: auditsRoles },
};

async function auditsRoles(world: World) {
	const person = await makeAccount(world);
	await world.sql`insert into public.admin_roles (user_id, role) values (${person}, 'moderator')`;
	const [entry] = await world.sql`select action from public.audit_log where target_id = ${person}`;
	expectTrue(entry?.action === "role.insert", "The new role left no entry.");
}

async function auditEntry(world: World) {
	const [entry] = await world.sql<{ id: string }[]>`
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

async function isAppendOnly(world: World) {
	const { id } = await auditEntry(world);
	const attempts = [
		world.sql`update public.audit_log set action = 'other' where id = ${id ?? ""}`,
		world.sql`delete from public.audit_log where id = ${id ?? ""}`,
		world.sql`truncate public.audit_log`,
	];
	for (const attempt of attempts) {
		const refused = await attempt.then(
			() => false,
			() => true,
		);
		expectTrue(refused, "Even the superuser must not rewrite the log by a statement.");
	}
	expectTrue((await trueRow(world, "audit_log", { id }))?.action === "test", "The entry has changed.");
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
		],
		nobody: [],
	},
	samples: {
		"a job": {
			make: async (world) => ({ version_id: (await makeScript(world)).versionId }),
			select: ["admin"],
			update: nobody,
			delete: nobody,
		},
	},
};

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
			make: async (world) => {
				const [made] = await world.sql<{ id: string }[]>`
					insert into public.contact_messages (name, email, subject, message, user_id)
					values ('Otto', 'otto@example.org', 'Hello', 'A question', ${idOf(world, "owner")}) returning id`;
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
		nobody: ["code_hash", "code_challenge", "user_id", "expires_at", "used_at", "created_at"],
	},
	samples: {
		"a code": {
			make: async (world) => {
				const code_hash = createHash("sha256").update(String(next())).digest("hex");
				await world.sql`
					insert into public.desktop_codes (code_hash, code_challenge, user_id, expires_at)
					values (${code_hash}, ${"a".repeat(43)}, ${idOf(world, "owner")}, now() + interval '1 minute')`;
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
	readableBy: { everybody: [], signedIn: ["user_id", "function", "day", "tokens"], nobody: [] },
	samples: {
		"a day": {
			make: async (world) => {
				const key = { user_id: idOf(world, "owner"), function: `generate-${next()}` };
				await world.sql`insert into public.ai_usage ${world.sql({ ...key, tokens: 12 })}`;
				return key;
			},
			select: ["owner", "admin"],
			update: nobody,
			delete: nobody,
		},
	},
};
