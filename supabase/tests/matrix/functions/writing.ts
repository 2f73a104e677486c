import { createHmac, randomUUID } from "node:crypto";
import type { Fixture } from "../../support/fixture.ts";
import { cookieFinding, makeRatedScript } from "../../support/rated-scripts.ts";
import { makeScript, next } from "../../support/samples.ts";
import { save, valid } from "../../support/save.ts";
import { type FunctionExpectation, forPeople, outcomes } from "./expectation.ts";

type State = "published" | "draft" | "removed" | "deleted";
const scripts = (state: State) => async (fixture: Fixture) => ({ p_ids: [(await makeScript(fixture, state)).id] });
const script = (state: State) => async (fixture: Fixture) => ({ p_id: (await makeScript(fixture, state)).id });
const about = (state: State, more: Record<string, unknown>) => async (fixture: Fixture) => ({
	p_bookmarklet_id: (await makeScript(fixture, state)).id,
	...more,
});

/** Outcomes of a change to a script: permitted for the owner; others get 'forbidden', or 'not found' where they cannot see it. */
const ofOwner = {
	published: forPeople("42501", { owner: "yes" }),
	draft: forPeople("PT404", { owner: "yes" }),
	removed: forPeople("PT404", { owner: "yes" }),
	/** To its owner, too, a deleted script does not exist. */
	deleted: forPeople("PT404"),
} as const;

/** A draft that its owner saved, with the arguments that the next save needs. */
const nextVersion = (publish: boolean) => async (fixture: Fixture) => {
	const saved = await save(fixture.people.owner, { p_publish: publish });
	return { ...valid, p_id: saved.id, p_base_version_id: saved.version_id };
};

/** A call of the hub's server on behalf of a visitor: the signature authorizes it, not the sender. */
const signed =
	(key: string | null, age = 0) =>
	async (fixture: Fixture) => {
		const { id } = await makeScript(fixture);
		const [server] = await fixture.sql<{ key: string }[]>`select counting_key as key from private.hub_server`;
		const at = Math.floor(Date.now() / 1000) - age;
		const visitor = next();
		const groups = [visitor % 0x10000, Math.floor(visitor / 0x10000)].map((group) => group.toString(16));
		const address = `2001:db8:${groups.join(":")}::9`;
		const text = ["record_served_install", id, "extension", at, address].join("\n");
		return {
			p_bookmarklet_id: id,
			p_source: "extension",
			p_address: address,
			p_asked_at: at,
			p_signature: createHmac("sha256", key ?? server?.key ?? "")
				.update(text)
				.digest("hex"),
		};
	};

/** Without arguments, in the state in which nobody has set or removed a picture, or asked the sign-in provider for one. */
const withoutPictures = async ({ sql }: Fixture) => {
	await sql`truncate private.provider_pictures`;
	await sql`update public.profiles set avatar_url = null, edited_fields = array_remove(edited_fields, 'avatar_url')`;
	return {};
};

const wrong = { p_description: "That is the site itself.", p_rule: cookieFinding.type, p_line: 1, p_column: 17 };
const ratedVersion = (state: State) => async (fixture: Fixture) => ({
	...wrong,
	p_version_id: (await makeRatedScript(fixture, state)).versionId,
});
const fork = { p_title: "A fork of it", p_description: "The same with another name." };
const message = { p_name: "A", p_email: "a@example.org", p_subject: "Question", p_message: "Why?" };
/** A call counts as successful without an error: these functions return nothing, or only repeat the requested state. */
const acknowledges = (name: string, cases: FunctionExpectation["cases"]): FunctionExpectation => ({
	...writes(name, cases),
	acknowledges: true,
});
const writes = (name: string, cases: FunctionExpectation["cases"]): FunctionExpectation => ({
	name,
	writes: true,
	cases,
});

export const writingFunctions: readonly FunctionExpectation[] = [
	writes("save_script", {
		"a new script": { args: () => valid, outcomes: forPeople("yes") },
		"a version of a public one": { args: nextVersion(true), outcomes: ofOwner.published },
		"a version of a draft": { args: nextVersion(false), outcomes: ofOwner.draft },
	}),
	acknowledges("publish_script", {
		"withdrawing a public one": {
			args: async (fixture) => ({ ...(await script("published")(fixture)), p_published: false }),
			outcomes: ofOwner.published,
		},
		"publishing a draft": {
			args: async (fixture) => ({ ...(await script("draft")(fixture)), p_published: true }),
			outcomes: ofOwner.draft,
		},
		"publishing what was removed": {
			args: async (fixture) => ({ ...(await script("removed")(fixture)), p_published: true }),
			outcomes: forPeople("PT404", { owner: "PT409" }),
		},
	}),
	acknowledges("delete_script", {
		published: { args: script("published"), outcomes: ofOwner.published },
		draft: { args: script("draft"), outcomes: ofOwner.draft },
		removed: { args: script("removed"), outcomes: ofOwner.removed },
		deleted: { args: script("deleted"), outcomes: ofOwner.deleted },
	}),
	writes("publish_scripts", {
		"withdrawing a public one": {
			args: async (fixture) => ({ ...(await scripts("published")(fixture)), p_published: false }),
			outcomes: ofOwner.published,
		},
		"publishing a draft": {
			args: async (fixture) => ({ ...(await scripts("draft")(fixture)), p_published: true }),
			outcomes: ofOwner.draft,
		},
		"publishing what was removed": {
			args: async (fixture) => ({ ...(await scripts("removed")(fixture)), p_published: true }),
			outcomes: forPeople("PT404", { owner: "PT409" }),
		},
		"publishing what was deleted": {
			args: async (fixture) => ({ ...(await scripts("deleted")(fixture)), p_published: true }),
			outcomes: ofOwner.deleted,
		},
		"no script": { args: () => ({ p_ids: [], p_published: true }), outcomes: forPeople("22023") },
	}),
	acknowledges("delete_scripts", {
		published: { args: scripts("published"), outcomes: ofOwner.published },
		draft: { args: scripts("draft"), outcomes: ofOwner.draft },
		removed: { args: scripts("removed"), outcomes: ofOwner.removed },
		deleted: { args: scripts("deleted"), outcomes: ofOwner.deleted },
	}),
	writes("undelete_scripts", {
		published: { args: scripts("published"), outcomes: forPeople("PT404") },
		deleted: { args: scripts("deleted"), outcomes: forPeople("PT404", { owner: "yes" }) },
	}),
	acknowledges("purge_scripts", {
		published: { args: scripts("published"), outcomes: forPeople("PT404") },
		deleted: { args: scripts("deleted"), outcomes: forPeople("PT404", { owner: "yes" }) },
	}),
	writes("restore_version", {
		"of a public script": {
			args: async (fixture) => {
				const { versionId } = await makeScript(fixture);
				return { p_version_id: versionId, p_base_version_id: versionId };
			},
			outcomes: ofOwner.published,
		},
		"of a draft": {
			args: async (fixture) => {
				const { versionId } = await makeScript(fixture, "draft");
				return { p_version_id: versionId, p_base_version_id: versionId };
			},
			outcomes: ofOwner.draft,
		},
	}),
	writes("fork_script", {
		published: { args: about("published", fork), outcomes: forPeople("yes") },
		draft: { args: about("draft", fork), outcomes: ofOwner.draft },
		removed: { args: about("removed", fork), outcomes: ofOwner.removed },
		deleted: { args: about("deleted", fork), outcomes: ofOwner.deleted },
	}),
	writes("report_script", {
		published: { args: about("published", { p_reason: "spam" }), outcomes: forPeople("yes") },
		draft: { args: about("draft", { p_reason: "spam" }), outcomes: forPeople("PT404", { owner: "yes", admin: "yes" }) },
	}),
	writes("report_rating", {
		"a finding of a published version": { args: ratedVersion("published"), outcomes: forPeople("yes") },
		"a finding of a draft": {
			args: ratedVersion("draft"),
			outcomes: forPeople("PT404", { owner: "yes", admin: "yes" }),
		},
		"a finding of a deleted script": { args: ratedVersion("deleted"), outcomes: forPeople("PT404", { admin: "yes" }) },
		"a version without a rating": {
			args: async (fixture) => ({ ...wrong, p_version_id: (await makeScript(fixture)).versionId }),
			outcomes: forPeople("PT409"),
		},
		"too few words": {
			args: async (fixture) => ({ ...(await ratedVersion("published")(fixture)), p_description: " no      " }),
			outcomes: forPeople("23514"),
		},
	}),
	writes("record_install", {
		published: { args: about("published", { p_source: "copy" }), outcomes: outcomes("yes") },
		draft: { args: about("draft", { p_source: "copy" }), outcomes: outcomes("PT404", { owner: "nothing" }) },
		deleted: { args: about("deleted", { p_source: "copy" }), outcomes: outcomes("PT404") },
		"as the hub's server would": { args: about("published", { p_source: "extension" }), outcomes: outcomes("22023") },
	}),
	writes("pick_suggestion", {
		"a suggestion, for the first time today": {
			args: async (fixture) => {
				await fixture.sql`truncate private.suggestion_pickers`;
				return { p_suggestion: "dark-mode" };
			},
			outcomes: outcomes("yes"),
		},
		"a suggestion, once more on the day": {
			args: async (fixture, caller) => {
				const { anon } = fixture.people;
				await (caller === "service" ? anon : fixture.people[caller]).hub.rpc("pick_suggestion", {
					p_suggestion: "dark-mode",
				});
				return { p_suggestion: "dark-mode" };
			},
			outcomes: outcomes("nothing"),
		},
		"what is no suggestion": { args: () => ({ p_suggestion: "x" }), outcomes: outcomes("22023") },
	}),
	writes("record_served_install", {
		"with the counting key": { args: signed(null), outcomes: outcomes("yes") },
		"with another key": { args: signed("0".repeat(64)), outcomes: outcomes("42501") },
		"with an old signature": { args: signed(null, 3600), outcomes: outcomes("42501") },
	}),
	writes("save_avatar", {
		"one's own picture": {
			args: () => ({ p_picture: Buffer.from(`\x89PNG\r\n\x1a\n${randomUUID()}`, "latin1").toString("base64") }),
			outcomes: forPeople("yes"),
		},
	}),
	writes("claim_provider_picture", { "nobody has a picture": { args: withoutPictures, outcomes: forPeople("yes") } }),
	acknowledges("send_contact_message", { "a message": { args: () => message, outcomes: outcomes("yes") } }),
	writes("rescan", { everything: { args: () => ({}), outcomes: forPeople("42501", { admin: "yes" }) } }),
];

/** Copies changes of the account to the profile, and writes only when something has changed. */
export const syncProfile: FunctionExpectation = {
	name: "sync_profile",
	writes: false,
	cases: { oneself: { args: () => ({}), outcomes: forPeople("yes") } },
};
