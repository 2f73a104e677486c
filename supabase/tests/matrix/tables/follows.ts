import { makeAccount } from "../../support/samples.ts";
import { idOf, type World } from "../../support/world.ts";
import { limitsInserts } from "../effects.ts";
import { nobody, type RelationExpectation, signedIn } from "../expectation.ts";

const row = async (world: World, person: string) => ({ follower_id: person, followed_id: await makeAccount(world) });
const follow = async (world: World) => {
	const made = await row(world, idOf(world, "owner"));
	await world.sql`insert into public.follows ${world.sql(made)}`;
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
