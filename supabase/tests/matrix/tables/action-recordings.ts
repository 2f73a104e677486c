import { type Fixture, idOf } from "../../support/fixture.ts";
import { next } from "../../support/samples.ts";
import { limitsInserts, limitsUpdates, refusesAboveLimit } from "../effects.ts";
import { everybody, type RelationExpectation, signedIn } from "../expectation.ts";

const row = async (_world: Fixture, person: string) => ({
	user_id: person,
	title: `Recording ${next()}`,
	description: "Logging in",
	url: "https://example.org/login",
	recording_data: "{}",
	duration_ms: 1200,
	actions_count: 4,
	tags: ["login"],
	is_public: true,
});
const recording = (isPublic: boolean) => async (fixture: Fixture) => {
	const made = { ...(await row(fixture, idOf(fixture, "owner"))), is_public: isPublic };
	const [written] = await fixture.sql<
		{ id: string }[]
	>`insert into public.action_recordings ${fixture.sql(made)} returning id`;
	return { id: written?.id };
};

export const actionRecordings: RelationExpectation = {
	relation: "action_recordings",
	readableBy: {
		everybody: [
			"id",
			"user_id",
			"title",
			"description",
			"url",
			"recording_data",
			"duration_ms",
			"actions_count",
			"tags",
			"is_public",
			"created_at",
		],
		signedIn: [],
		nobody: [],
	},
	samples: {
		public: { make: recording(true), select: everybody, update: ["owner"], delete: ["owner"] },
		private: { make: recording(false), select: ["owner"], update: ["owner"], delete: ["owner"] },
	},
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({
		title: `Renamed ${next()}`,
		description: `Described ${next()}`,
		url: `https://example.org/${next()}`,
		recording_data: `data ${next()}`,
		duration_ms: 2000 + next(),
		actions_count: 10 + next(),
		tags: [`tag ${next()}`],
		is_public: false,
	}),
	triggers: {
		limit_inserts: limitsInserts("action_recordings", "recording", row),
		limit_updates: limitsUpdates("action_recordings", "recording", recording(false), { title: "Renamed" }),
		limit_account: refusesAboveLimit(["recordings", "storage"], async (fixture) =>
			fixture.people.owner.tables.from("action_recordings").insert(await row(fixture, idOf(fixture, "owner"))),
		),
		limit_growth: refusesAboveLimit(["storage"], async (fixture) =>
			fixture.people.owner.tables
				.from("action_recordings")
				.update({ recording_data: "more than there was before" })
				.match(await recording(false)(fixture)),
		),
	},
};
