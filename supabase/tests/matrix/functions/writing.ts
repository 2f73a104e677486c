import { createHmac, randomUUID } from "node:crypto";
import { makeScript, next } from "../../support/samples.ts";
import { save, valid } from "../../support/save.ts";
import type { World } from "../../support/world.ts";
import { type FunctionExpectation, forPeople, outcomes } from "./expectation.ts";

type State = "published" | "draft" | "removed";
const script = (state: State) => async (world: World) => ({ p_id: (await makeScript(world, state)).id });
const about = (state: State, more: Record<string, unknown>) => async (world: World) => ({
	p_bookmarklet_id: (await makeScript(world, state)).id,
	...more,
});

/** Changing a script: the owner; others are told that it is not theirs, or, where they cannot see it, that there is none. */
const ofOwner = {
	published: forPeople("42501", { owner: "yes" }),
	draft: forPeople("PT404", { owner: "yes" }),
	removed: forPeople("PT404", { owner: "yes" }),
} as const;

/** A draft, saved as its owner does, with what the next save needs. */
const nextVersion = (publish: boolean) => async (world: World) => {
	const saved = await save(world.people.owner, { p_publish: publish });
	return { ...valid, p_id: saved.id, p_base_version_id: saved.version_id };
};

/** A call of the hub's own server about a visitor: what counts is the signature, not who sends it. */
const signed =
	(key: string | null, age = 0) =>
	async (world: World) => {
		const { id } = await makeScript(world);
		const [server] = await world.sql<{ key: string }[]>`select counting_key as key from private.hub_server`;
		const at = Math.floor(Date.now() / 1000) - age;
		const address = `2001:db8:${next()}::9`;
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

/** No arguments; nobody has a picture, has removed one, or has asked the sign-in provider for one. */
const withoutPictures = async ({ sql }: World) => {
	await sql`truncate private.provider_pictures`;
	await sql`update public.profiles set avatar_url = null, edited_fields = array_remove(edited_fields, 'avatar_url')`;
	return {};
};

const fork = { p_title: "A fork of it", p_description: "The same with another name." };
const message = { p_name: "A", p_email: "a@example.org", p_subject: "Question", p_message: "Why?" };
/** For functions that answer nothing, or the state they were asked for. */
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
			args: async (world) => ({ ...(await script("published")(world)), p_published: false }),
			outcomes: ofOwner.published,
		},
		"publishing a draft": {
			args: async (world) => ({ ...(await script("draft")(world)), p_published: true }),
			outcomes: ofOwner.draft,
		},
		"publishing what was removed": {
			args: async (world) => ({ ...(await script("removed")(world)), p_published: true }),
			outcomes: forPeople("PT404", { owner: "PT409" }),
		},
	}),
	acknowledges("delete_script", {
		published: { args: script("published"), outcomes: ofOwner.published },
		draft: { args: script("draft"), outcomes: ofOwner.draft },
		removed: { args: script("removed"), outcomes: ofOwner.removed },
	}),
	writes("restore_version", {
		"of a public script": {
			args: async (world) => {
				const { versionId } = await makeScript(world);
				return { p_version_id: versionId, p_base_version_id: versionId };
			},
			outcomes: ofOwner.published,
		},
		"of a draft": {
			args: async (world) => {
				const { versionId } = await makeScript(world, "draft");
				return { p_version_id: versionId, p_base_version_id: versionId };
			},
			outcomes: ofOwner.draft,
		},
	}),
	writes("fork_script", {
		published: { args: about("published", fork), outcomes: forPeople("yes") },
		draft: { args: about("draft", fork), outcomes: ofOwner.draft },
		removed: { args: about("removed", fork), outcomes: ofOwner.removed },
	}),
	writes("report_script", {
		published: { args: about("published", { p_reason: "spam" }), outcomes: forPeople("yes") },
		draft: { args: about("draft", { p_reason: "spam" }), outcomes: forPeople("PT404", { owner: "yes", admin: "yes" }) },
	}),
	writes("record_install", {
		published: { args: about("published", { p_source: "copy" }), outcomes: outcomes("yes") },
		draft: { args: about("draft", { p_source: "copy" }), outcomes: outcomes("PT404", { owner: "nothing" }) },
		"as the hub's server would": { args: about("published", { p_source: "extension" }), outcomes: outcomes("22023") },
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

/** Follows the account, and writes only where something there has changed. */
export const syncProfile: FunctionExpectation = {
	name: "sync_profile",
	writes: false,
	cases: { oneself: { args: () => ({}), outcomes: forPeople("yes") } },
};
