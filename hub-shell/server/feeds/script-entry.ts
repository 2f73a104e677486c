import type { ScriptCard } from "../backend/script-rows.ts";
import { escapeHtml } from "../escape-html.ts";
import { authorPath, scriptPath, userScriptPath } from "../script-addresses.ts";
import type { FeedAuthor, FeedEntry } from "./feed.ts";
import { en } from "./messages/en.ts";

/** Builds the feed entry of a script. */
export function scriptEntry(script: ScriptCard, origin: string): FeedEntry {
	return {
		id: `urn:uuid:${script.id}`,
		title: script.title,
		url: origin + scriptPath(script),
		summary: script.short_description,
		html: [
			`<p>${escapeHtml(script.short_description)}</p>`,
			`<p>${escapeHtml(ratingText(script.risk_level, script.security_score))}</p>`,
			...(script.forked_from
				? [
						`<p>${en.forkOf} <a href="${escapeHtml(origin + scriptPath(script.forked_from))}">${escapeHtml(script.forked_from.title)}</a></p>`,
					]
				: []),
			...(script.tags.length > 0 ? [`<p>${escapeHtml(en.tags(script.tags))}</p>`] : []),
			`<p><a href="${escapeHtml(origin + userScriptPath(script))}">${en.install}</a></p>`,
		].join(""),
		published: script.created_at,
		updated: script.updated_at,
		author: feedAuthor(script.author, origin),
		tags: script.tags,
	};
}

/** Returns the author's name; 'Anonymous' after the account was deleted. */
export function feedAuthor(author: ScriptCard["author"], origin: string): FeedAuthor {
	return {
		name: author?.display_name ?? author?.username ?? en.anonymous,
		url: author?.username ? origin + authorPath({ username: author.username }) : null,
	};
}

/** Formats the rating as one line. */
export function ratingText(risk: ScriptCard["risk_level"], score: number | null): string {
	return score === null || risk === "unrated" ? en.risk[risk] : `${en.risk[risk]}, ${en.score(score)}`;
}
