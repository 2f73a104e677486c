import { en } from "@scriptorium/hub-data/refusals/messages/en";
import { afterAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

/** Tables that people write to with forms of the hub, and the constraints that no form can violate. */
const WRITTEN = [
	"profiles",
	"bookmarklets",
	"versions",
	"tags",
	"bookmarklet_reviews",
	"moderation_reports",
	"collections",
	"collection_items",
	"follows",
	"bookmarklet_installs",
	"contact_messages",
];
const NOT_FROM_FORMS =
	/_check$|^profiles_(email|edited_fields|avatar_url)$|^bookmarklets_(slug|category|kind|moderation_\w+|risk_level|security_\w+|average_rating|tag_names|author_name|runs_on|grants|connects|reach)$|^versions_(semver|sha256|risk_level|capabilities)$|^moderation_reports_(status|moderator_notes|rating|rating_reason)$|^bookmarklet_installs_(visitor_hash|one_identity)$/;

test("every constraint that a form can violate has a message, and every message has its constraint", async () => {
	const rules = await fixture.sql<{ name: string }[]>`
		select conname as name from pg_constraint
		where connamespace = 'public'::regnamespace and contype = 'c' and conrelid::regclass::text = any (${WRITTEN})
		union all
		-- Those that a trigger raises, because they depend on another table.
		select (regexp_matches(prosrc, 'constraint = ''([a-z_]+)''', 'g'))[1] from pg_proc where pronamespace = 'private'::regnamespace`;
	const unique = await fixture.sql<{ name: string }[]>`
		select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype = 'u'`;
	const said = Object.keys(en.rules);
	const breakable = rules.map(({ name }) => name).filter((name) => !NOT_FROM_FORMS.test(name));
	expect(breakable.filter((name) => !said.includes(name))).toEqual([]);
	const real = [...rules, ...unique].map(({ name }) => name);
	expect(said.filter((name) => !real.includes(name))).toEqual([]);
});
