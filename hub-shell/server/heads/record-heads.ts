import { categoryTitle } from "@scriptorium/hub-data/categories/category-title";
import type { PublicProfile } from "../backend/read-profile.ts";
import type { ScriptFacts } from "../backend/read-script-facts.ts";
import { feedLinks } from "../feeds/feed-links.ts";
import { oembedLinks } from "../oembed/oembed-links.ts";
import { scriptPath } from "../script-addresses.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";
import { profilePicture, scriptPicture } from "./pictures.ts";
import { personName, personPath, profileData } from "./structured-data/person-data.ts";
import { scriptData } from "./structured-data/script-data.ts";

/** Builds the head of a script's page. The canonical address is the one with the author's username, if there is one. */
export function scriptHead(script: ScriptFacts, origin: string): PageHead {
	const author = script.author ? personName(script.author) : en.anonymous;
	return {
		status: 200,
		title: `${script.title} ${en.by.replace("{author}", () => author)}`,
		description: script.short_description,
		canonicalPath: scriptPath(script),
		type: "article",
		picture: scriptPicture(script.id),
		properties: [
			["article:published_time", script.created_at],
			["article:modified_time", script.updated_at],
			...(script.author ? [["article:author", `${origin}${personPath(script.author)}`] as const] : []),
			["article:section", categoryTitle(script.category)],
			...script.tags.map((tag) => ["article:tag", tag] as const),
		],
		alternates: [
			...feedLinks({ kind: "script", id: script.id }, script.title),
			...oembedLinks(scriptPath(script), script.title, origin),
		],
		about: scriptData(script, origin),
		opening: {
			shape: "script",
			badges: [en.kinds[script.kind], ...(script.featured ? [en.featured] : [])],
			heading: script.title,
			lead: script.short_description,
		},
	};
}

export function profileHead(profile: PublicProfile, origin: string): PageHead {
	const name = personName(profile);
	return {
		status: 200,
		title: name,
		description: profile.bio?.trim() || en.profileDescription.replace("{name}", () => name),
		canonicalPath: personPath(profile),
		type: "profile",
		picture: profilePicture(profile.user_id),
		properties: profile.username ? [["profile:username", profile.username]] : [],
		...(profile.username ? { alternates: feedLinks({ kind: "author", username: profile.username }, name) } : {}),
		about: profileData(profile, origin),
		opening: {
			shape: "person",
			// The same name as on the screen; only link previews fall back to the username.
			heading: profile.display_name?.trim() || en.anonymous,
			...(profile.username ? { handle: `@${profile.username}` } : {}),
			...(profile.bio ? { lead: profile.bio } : {}),
			action: en.follow,
		},
	};
}
