import type { Fixture } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";

const ADDRESS = "https://cdn.example/x.js";

const sample = (state: "published" | "draft" | "removed") => async (fixture: Fixture) => {
	const { versionId } = await makeScript(fixture, state);
	await fixture.sql`
		insert into public.version_libraries (version_id, address, state, sha256, bytes, is_pinned)
		values (${versionId}, ${ADDRESS}, 'loaded', ${"a".repeat(64)}, 10, false)`;
	return { version_id: versionId };
};

export const versionLibraries: RelationExpectation = {
	relation: "version_libraries",
	readableBy: {
		everybody: ["version_id", "address", "state", "sha256", "bytes", "reason", "is_pinned", "loaded_at"],
		signedIn: [],
		nobody: [],
	},
	samples: {
		"of a published script": { make: sample("published"), select: everybody, update: nobody, delete: nobody },
		"of a draft": { make: sample("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
		"of a removed script": { make: sample("removed"), select: ["owner", "admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {},
};
