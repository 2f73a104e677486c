import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeAccount } from "../../support/samples.ts";
import { limitsInserts } from "../effects.ts";
import { nobody, type RelationExpectation, signedIn } from "../expectation.ts";

const row = async (fixture: Fixture, person: string) => ({
	follower_id: person,
	followed_id: await makeAccount(fixture),
});
const follow = async (fixture: Fixture) => {
	const made = await row(fixture, idOf(fixture, "owner"));
	await fixture.sql`insert into public.follows ${fixture.sql(made)}`;
	return made;
};

export const follows: RelationExpectation = {
	relation: "follows",
	readableBy: { everybody: [], signedIn: ["follower_id", "followed_id", "created_at"], nobody: [] },
	samples: { "of somebody": { make: follow, select: ["owner"], update: nobody, delete: ["owner"] } },
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({}),
	triggers: { limit_inserts: limitsInserts("follows", "follow", row) },
};
