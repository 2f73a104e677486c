import { MAX_STORED_FLOW_BYTES } from "@scriptorium/flow/document/stored-flow";
import { MAX_PICTURE_BYTES } from "@scriptorium/script-picture/shrink-picture";
import { MAX_RECORDING_BYTES } from "@scriptorium/shared-protocol/body-limits";
import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { MAX_PROFILE_PICTURE_BYTES } from "@scriptorium/shared-protocol/picture-limits";
import { type LengthLimit, MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { afterAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";

const fixture = openFixture();
const { sql } = fixture;
afterAll(() => fixture.close());

/** The numbers of a constraint: of optional texts the maximum alone. */
const numbersOf = ({ min, max }: LengthLimit) => (min === 0 ? [max] : [min, max]);
const {
	script,
	tag,
	review,
	report,
	ratingReport,
	decision,
	appeal,
	collection,
	recording,
	profile,
	contact,
	device,
	search,
} = textLimits;

test.each([
	["bookmarklets_title", numbersOf(script.title)],
	["bookmarklets_short_description", numbersOf(script.description)],
	["versions_change_note", numbersOf(script.changeNote)],
	["versions_code", [MIN_CODE_LENGTH, MAX_SCRIPT_BYTES]],
	["scripts_code", [MAX_SCRIPT_BYTES]],
	["versions_flow", [MAX_STORED_FLOW_BYTES]],
	["tags_name", numbersOf(tag.name)],
	["bookmarklet_reviews_title", numbersOf(review.title)],
	["bookmarklet_reviews_comment", numbersOf(review.comment)],
	["bookmarklet_reviews_works_on_version", numbersOf(review.worksOnVersion)],
	["moderation_reports_description", numbersOf(report.description)],
	["moderation_reports_rating_words", numbersOf(ratingReport.description)],
	["moderation_reports_moderator_notes", numbersOf(decision.note)],
	["moderation_decisions_note", numbersOf(decision.note)],
	["moderation_appeals_note", numbersOf(decision.note)],
	["bookmarklets_moderation_reason", numbersOf(decision.note)],
	["notifications_note", numbersOf(decision.note)],
	["notifications_title", [script.title.max]],
	["moderation_appeals_message", numbersOf(appeal.message)],
	["collections_title", numbersOf(collection.title)],
	["collections_description", numbersOf(collection.description)],
	["action_recordings_title", numbersOf(recording.title)],
	["action_recordings_description", numbersOf(recording.description)],
	["action_recordings_data", [1, MAX_RECORDING_BYTES]],
	["action_recordings_tags", [MAX_TAGS, tag.name.max]],
	["profiles_display_name", numbersOf(profile.displayName)],
	["profiles_username_form", numbersOf(profile.username)],
	["profiles_bio", numbersOf(profile.bio)],
	["user_preferences_full_name", numbersOf(profile.fullName)],
	["user_preferences_model", numbersOf(profile.preferredModel)],
	["contact_messages_name", numbersOf(contact.name)],
	["contact_messages_email", numbersOf(contact.email)],
	["contact_messages_subject", numbersOf(contact.subject)],
	["contact_messages_message", numbersOf(contact.message)],
	["devices_name", numbersOf(device.name)],
	["avatars_picture", [1, MAX_PROFILE_PICTURE_BYTES]],
	["script_pictures_picture", [1, MAX_PICTURE_BYTES]],
])("the constraint %s has the limit that forms and messages have", async (name, numbers) => {
	const found = await sql<{ definition: string }[]>`
		select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`;
	expect(found).toHaveLength(1);
	const written = found[0]?.definition.matchAll(/(?<=[<>]= |\{|,\s?)\d+/g) ?? [];
	expect(
		Array.from(written, ([number]) => Number(number)),
		found[0]?.definition,
	).toEqual(numbers);
});

test.each([
	["tags of a script", "cardinality\\(names\\) > (\\d+)", MAX_TAGS],
	["the message about tags", "At most (\\d+) tags are allowed", MAX_TAGS],
	["a profile picture", "octet_length\\(picture\\) > (\\d+)", MAX_PROFILE_PICTURE_BYTES],
	["a search term", "char_length\\(search_term\\) > (\\d+)", search.term.max],
])("functions have the limit of %s", async (_what, pattern, number) => {
	const found = await sql<{ written: number }[]>`
		select distinct substring(prosrc from ${pattern})::integer as written from pg_proc where prosrc ~ ${pattern}`;
	expect(found.map(({ written }) => written)).toEqual([number]);
});
