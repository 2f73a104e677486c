import { randomUUID } from "node:crypto";
import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeScript, next } from "../../support/samples.ts";
import { limitsInserts, limitsUpdates, movesUpdatedAt, refusesAboveLimit } from "../effects.ts";
import { everybody, type RelationExpectation, signedIn } from "../expectation.ts";

const row = async (fixture: Fixture, person: string) => {
	const source = await makeScript(fixture);
	return {
		id: randomUUID(),
		author_id: person,
		name: `Script ${next()}`,
		description: "Mine",
		code: "void 0",
		version: "1.2.3",
		permissions: ["network", "clipboard"],
		category: "automation",
		tags: ["mine"],
		is_public: true,
		companion_required: true,
		enabled: false,
		matches: ["https://example.org/*"],
		exclude_matches: ["https://example.org/private/*"],
		run_count: 3,
		error_count: 1,
		last_run: "2026-01-01T00:00:00Z",
		source_bookmarklet_id: source.id,
		source_version_id: source.versionId,
		deleted_at: null,
	};
};
const script =
	(isPublic: boolean, deleted = false) =>
	async (fixture: Fixture) => {
		const source = await makeScript(fixture);
		const [made] = await fixture.sql<{ id: string }[]>`
			insert into public.scripts (author_id, name, code, is_public, deleted_at, source_bookmarklet_id, source_version_id)
			values (${idOf(fixture, "owner")}, ${`Script ${next()}`}, 'void 0', ${isPublic}, ${deleted ? new Date(0) : null},
				${source.id}, ${source.versionId})
			returning id`;
		return { id: made?.id };
	};
const ownerOnly = { select: ["owner"], update: ["owner"], delete: ["owner"] } as const;

export const scripts: RelationExpectation = {
	relation: "scripts",
	readableBy: {
		everybody: [
			"id",
			"author_id",
			"name",
			"description",
			"code",
			"version",
			"permissions",
			"category",
			"tags",
			"is_public",
			"companion_required",
			"enabled",
			"matches",
			"exclude_matches",
			"run_count",
			"error_count",
			"last_run",
			"source_bookmarklet_id",
			"source_version_id",
			"deleted_at",
			"created_at",
			"updated_at",
		],
		signedIn: [],
		nobody: [],
	},
	samples: {
		private: { make: script(false), ...ownerOnly },
		public: { make: script(true), select: everybody, update: ["owner"], delete: ["owner"] },
		"public and deleted": { make: script(true, true), ...ownerOnly },
	},
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({
		name: `Renamed ${next()}`,
		description: `Described ${next()}`,
		code: `void ${next()}`,
		version: `2.0.${next()}`,
		permissions: ["storage"],
		category: "social",
		tags: [`tag ${next()}`],
		is_public: true,
		companion_required: true,
		enabled: false,
		matches: [`https://${next()}.example.org/*`],
		exclude_matches: [`https://${next()}.example.org/*`],
		run_count: next(),
		error_count: next(),
		last_run: new Date(next() * 1000).toISOString(),
		source_bookmarklet_id: null,
		source_version_id: null,
		deleted_at: new Date(next() * 1000).toISOString(),
	}),
	triggers: {
		limit_inserts: limitsInserts("scripts", "synced_script", row),
		limit_updates: limitsUpdates("scripts", "synced_script", script(true), { name: "Renamed" }),
		limit_account: refusesAboveLimit(["synced_scripts", "storage"], async (fixture) =>
			fixture.people.owner.tables.from("scripts").insert(await row(fixture, idOf(fixture, "owner"))),
		),
		limit_growth: refusesAboveLimit(["synced_scripts", "storage"], async (fixture) =>
			fixture.people.owner.tables
				.from("scripts")
				.update({ code: "void 'more than there was before'" })
				.match(await script(false)(fixture)),
		),
		touch_updated_at: movesUpdatedAt("scripts", script(true), { name: "Renamed" }),
	},
};
