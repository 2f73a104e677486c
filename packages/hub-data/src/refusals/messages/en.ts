import { MAX_STORED_FLOW_BYTES } from "@scriptorium/flow/document/stored-flow";
import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";

/** Requirement of each database constraint, by the constraint's name; shown beside forms. */
const rules = {
	bookmarklets_title: `The title takes ${textLimits.script.title.min} to ${textLimits.script.title.max} characters in one line of plain text.`,
	bookmarklets_short_description: `The description takes ${textLimits.script.description.min} to ${textLimits.script.description.max} characters.`,
	versions_code: `The code takes ${MIN_CODE_LENGTH} characters to ${MAX_SCRIPT_SIZE}.`,
	versions_change_note: `The note on the changes takes at most ${textLimits.script.changeNote.max.toLocaleString("en")} characters.`,
	versions_flow: `The flow is too large to be kept (at most ${MAX_STORED_FLOW_BYTES / 1024 / 1024} MB).`,
	versions_generated_by: "This is not a known origin of a script.",
	tags_name: `A tag takes ${textLimits.tag.name.min} to ${textLimits.tag.name.max} characters in one line, without a comma.`,
	bookmarklet_reviews_rating: "The rating is a whole number of stars from 1 to 5.",
	bookmarklet_reviews_title: `The title of a review takes at most ${textLimits.review.title.max} characters in one line of plain text.`,
	bookmarklet_reviews_comment: `The review takes ${textLimits.review.comment.min} to ${textLimits.review.comment.max.toLocaleString("en")} characters.`,
	bookmarklet_reviews_works_on_version: `The version takes at most ${textLimits.review.worksOnVersion.max} characters in one line of plain text.`,
	moderation_reports_reason: "Please choose one of the reasons.",
	moderation_reports_description: `The description of a report takes at most ${textLimits.report.description.max.toLocaleString("en")} characters.`,
	moderation_reports_rating_words: `The description of a wrong rating takes ${textLimits.ratingReport.description.min} to ${textLimits.ratingReport.description.max.toLocaleString("en")} characters.`,
	collections_title: `The title of a collection takes ${textLimits.collection.title.min} to ${textLimits.collection.title.max} characters in one line of plain text.`,
	collections_description: `The description of a collection takes at most ${textLimits.collection.description.max} characters.`,
	collection_items_position: "A collection has places for 10,000 scripts.",
	follows_someone_else: "You cannot follow yourself.",
	bookmarklet_installs_source: "This is not a known way to install a script.",
	profiles_username_form: `A username takes ${textLimits.profile.username.min} to ${textLimits.profile.username.max} letters, digits, hyphens and underscores.`,
	profiles_username_reserved: "This username is reserved. Please choose another one.",
	profiles_username_key: "This username is taken. Please choose another one.",
	profiles_display_name: `The name takes ${textLimits.profile.displayName.min} to ${textLimits.profile.displayName.max} characters in one line of plain text.`,
	profiles_website_url: "The address of the website must begin with http:// or https://.",
	profiles_github_url: "The address on GitHub must begin with http:// or https://.",
	profiles_bio: `The text about you takes at most ${textLimits.profile.bio.max} characters.`,
	contact_messages_name: `The name takes ${textLimits.contact.name.min} to ${textLimits.contact.name.max} characters in one line of plain text.`,
	contact_messages_email: "Please give an e-mail address.",
	contact_messages_subject: `The subject takes ${textLimits.contact.subject.min} to ${textLimits.contact.subject.max} characters in one line of plain text.`,
	contact_messages_category: "Please choose one of the categories.",
	contact_messages_message: `The message takes ${textLimits.contact.message.min} to ${textLimits.contact.message.max.toLocaleString("en")} characters.`,
} as const;

export const en = {
	rules: rules as Readonly<Record<string, string>>,
	outsideLimits: "A value is outside its limits.",
	taken: "This already exists.",
	missing: "The item that this belongs to no longer exists.",
	empty: "A required value is missing.",
	unstorable: "The text holds a character that cannot be stored. Please remove it and try again.",
	malformed: "A value does not have the required format.",
	tooComplex: "This is too large or too deeply nested.",
	signedOut: "Your session has ended. Sign in again.",
	unexpected: "The hub answered in a form that this page does not know. Reload the page, then try again.",
	forbidden: "You are not allowed to do this.",
} as const;
