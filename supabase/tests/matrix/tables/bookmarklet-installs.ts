import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

const install = (visitor: string | null) => async (fixture: Fixture) => {
	const { id, versionId } = await makeScript(fixture);
	const [row] = await fixture.sql<{ id: string }[]>`
		insert into public.bookmarklet_installs (bookmarklet_id, version_id, user_id, visitor_hash, source)
		values (${id}, ${versionId}, ${visitor === null ? idOf(fixture, "owner") : null}, ${visitor}, 'copy') returning id`;
	return { id: row?.id };
};

export const bookmarkletInstalls: RelationExpectation = {
	relation: "bookmarklet_installs",
	readableBy: {
		everybody: [],
		signedIn: ["id", "bookmarklet_id", "version_id", "user_id", "day", "source", "created_at"],
		nobody: ["visitor_hash"],
	},
	samples: {
		"by a person": { make: install(null), select: ["owner"], update: nobody, delete: nobody },
		"by a visitor": { make: install("0".repeat(64)), select: nobody, update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: { count_installs: countsInstalls },
};

async function countsInstalls(fixture: Fixture) {
	const { id } = await install("a".repeat(64))(fixture);
	const row = await rowPastPolicies(fixture, "bookmarklet_installs", { id });
	const script = await rowPastPolicies(fixture, "bookmarklets", { id: row?.bookmarklet_id });
	expectTrue(script?.install_count === 1 && script.rank_installs === 1, "The install was not counted.");
}
