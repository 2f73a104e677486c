import type { PublicProfile } from "../backend/read-profile.ts";
import type { ScriptSummary } from "../backend/read-script.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";

/** Both addresses of a script name the one with its author's username as canonical, where there is one. */
export function scriptHead(script: ScriptSummary): PageHead {
	const author = script.author?.display_name ?? script.author?.username ?? en.anonymous;
	const username = script.author?.username;
	return {
		status: 200,
		title: `${script.title} ${en.by.replace("{author}", () => author)}`,
		description: script.short_description,
		canonicalPath: username
			? `/${encodeURIComponent(username)}/${encodeURIComponent(script.slug)}`
			: `/bookmarklet/${script.id}`,
		type: "article",
	};
}

export function profileHead(profile: PublicProfile): PageHead {
	const name = profile.display_name ?? profile.username ?? en.anonymous;
	return {
		status: 200,
		title: name,
		description: profile.bio || en.profileDescription.replace("{name}", () => name),
		canonicalPath: profile.username ? `/${encodeURIComponent(profile.username)}` : `/profile/${profile.user_id}`,
		type: "profile",
	};
}
