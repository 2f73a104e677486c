import { type Fixture, idOf } from "../../support/fixture.ts";
import { next } from "../../support/samples.ts";
import { limitsInserts, movesUpdatedAt } from "../effects.ts";
import { nobody, type RelationExpectation, signedIn } from "../expectation.ts";
import { expectTrue } from "../rows.ts";

const deviceRow = async (_world: Fixture, person: string) => ({
	user_id: person,
	device_id: `device-${next()}`,
	name: "Laptop",
	platform: "linux",
	last_sync: "2026-01-01T00:00:00Z",
});

export const devices: RelationExpectation = {
	relation: "devices",
	readableBy: {
		everybody: [],
		signedIn: ["id", "user_id", "device_id", "name", "platform", "last_sync", "created_at"],
		nobody: [],
	},
	samples: {
		"a device": {
			make: async (fixture) => {
				const row = await deviceRow(fixture, idOf(fixture, "owner"));
				await fixture.sql`insert into public.devices ${fixture.sql(row)}`;
				return { device_id: row.device_id };
			},
			select: ["owner"],
			update: ["owner"],
			delete: ["owner"],
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row: deviceRow },
	changes: () => ({ name: `Laptop ${next()}`, platform: "macos", last_sync: new Date(next() * 1000).toISOString() }),
	triggers: { limit_inserts: limitsInserts("devices", "device", deviceRow), end_device_session: endsDeviceSession },
};

async function endsDeviceSession(fixture: Fixture) {
	const { sql } = fixture;
	const person = idOf(fixture, "owner");
	const [session] = await sql<{ id: string }[]>`
		insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${person}) returning id`;
	const [device] = await sql<{ id: string }[]>`
		insert into public.devices ${sql(await deviceRow(fixture, person))} returning id`;
	const ids = { device: device?.id ?? "", session: session?.id ?? "" };
	await sql`insert into private.device_sessions (device_id, session_id) values (${ids.device}, ${ids.session})`;
	await fixture.people.owner.tables.from("devices").delete().match({ id: ids.device });
	const left = await sql`select from auth.sessions where id = ${ids.session}`;
	expectTrue(left.length === 0, "The session of a revoked device did not end.");
}

/** There is one row per person, so it is deleted before an insert. */
const preferenceRow = async (fixture: Fixture, person: string) => {
	await fixture.sql`delete from public.user_preferences where user_id = ${person}`;
	return {
		user_id: person,
		full_name: "Otto Owner",
		preferred_language: "typescript",
		preferred_model: "small",
		theme: "dark",
	};
};
const preferences = async (fixture: Fixture) => {
	const row = await preferenceRow(fixture, idOf(fixture, "owner"));
	await fixture.sql`insert into public.user_preferences ${fixture.sql(row)}`;
	return { user_id: row.user_id };
};

export const userPreferences: RelationExpectation = {
	relation: "user_preferences",
	readableBy: {
		everybody: [],
		signedIn: ["user_id", "full_name", "preferred_language", "preferred_model", "theme", "created_at", "updated_at"],
		nobody: [],
	},
	samples: { "one's own": { make: preferences, select: ["owner"], update: ["owner"], delete: ["owner"] } },
	insert: { own: signedIn, asOwner: ["owner"], row: preferenceRow },
	changes: () => ({
		full_name: `Otto ${next()}`,
		preferred_language: `language ${next()}`,
		preferred_model: `model ${next()}`,
		theme: "light",
	}),
	triggers: { touch_updated_at: movesUpdatedAt("user_preferences", preferences, { theme: "light" }) },
};

export const userProfile: RelationExpectation = {
	relation: "user_profile",
	seenAs: "owner",
	readableBy: {
		everybody: [],
		signedIn: [
			"id",
			"email",
			"username",
			"full_name",
			"avatar_url",
			"bio",
			"preferred_language",
			"preferred_model",
			"theme",
			"scripts_created",
			"scripts_shared",
			"total_runs",
			"created_at",
			"updated_at",
			"display_name",
			"website_url",
			"github_url",
		],
		nobody: [],
	},
	samples: {
		"the owner's": {
			make: async (fixture) => ({ id: idOf(fixture, "owner") }),
			select: ["owner"],
			update: nobody,
			delete: nobody,
		},
	},
	insert: null,
	changes: () => ({}),
	triggers: {},
};
