import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeScript, next } from "../../support/samples.ts";
import { limitsInserts, limitsUpdates, movesUpdatedAt } from "../effects.ts";
import { everybody, type RelationExpectation, signedIn } from "../expectation.ts";

const row = async (_world: Fixture, person: string) => ({
	owner_id: person,
	title: `Collection ${next()}`,
	description: "Things I like",
	is_public: true,
});
const collection = (isPublic: boolean, owner: (fixture: Fixture) => string) => async (fixture: Fixture) => {
	const [made] = await fixture.sql<{ id: string }[]>`
		insert into public.collections (owner_id, title, is_public)
		values (${owner(fixture)}, ${`Collection ${next()}`}, ${isPublic}) returning id`;
	return { id: made?.id ?? "" };
};
const ofOwner = (fixture: Fixture) => idOf(fixture, "owner");

export const collections: RelationExpectation = {
	relation: "collections",
	readableBy: {
		everybody: ["id", "owner_id", "title", "description", "is_public", "created_at", "updated_at"],
		signedIn: [],
		nobody: [],
	},
	samples: {
		public: { make: collection(true, ofOwner), select: everybody, update: ["owner"], delete: ["owner"] },
		private: { make: collection(false, ofOwner), select: ["owner"], update: ["owner"], delete: ["owner"] },
	},
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({ title: `Renamed ${next()}`, description: `Described ${next()}`, is_public: false }),
	triggers: {
		limit_inserts: limitsInserts("collections", "collection", row),
		limit_updates: limitsUpdates("collections", "collection", collection(true, ofOwner), { title: "Renamed" }),
		touch_updated_at: movesUpdatedAt("collections", collection(true, ofOwner), { title: "Renamed" }),
	},
};

const item = (isPublic: boolean, script: "published" | "removed") => async (fixture: Fixture) => {
	const { id } = await collection(isPublic, ofOwner)(fixture);
	const key = { collection_id: id, bookmarklet_id: (await makeScript(fixture, script)).id };
	await fixture.sql`insert into public.collection_items ${fixture.sql(key)}`;
	return key;
};
const itemRow = async (fixture: Fixture, person: string) => ({
	collection_id: (await collection(true, () => person)(fixture)).id,
	bookmarklet_id: (await makeScript(fixture)).id,
	position: 3,
});

export const collectionItems: RelationExpectation = {
	relation: "collection_items",
	readableBy: { everybody: ["collection_id", "bookmarklet_id", "position", "created_at"], signedIn: [], nobody: [] },
	samples: {
		"of a public collection": {
			make: item(true, "published"),
			select: everybody,
			update: ["owner"],
			delete: ["owner"],
		},
		"of a private collection": {
			make: item(false, "published"),
			select: ["owner"],
			update: ["owner"],
			delete: ["owner"],
		},
		"a removed script": {
			make: item(true, "removed"),
			select: ["owner", "admin"],
			update: ["owner"],
			delete: ["owner"],
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row: itemRow },
	changes: () => ({ position: 10 + (next() % 9000) }),
	triggers: { limit_inserts: limitsInserts("collection_items", "collection_item", itemRow) },
};
