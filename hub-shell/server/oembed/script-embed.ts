import { SITE_NAME } from "../../src/host-context/site-name.ts";
import type { ScriptCard } from "../backend/script-rows.ts";
import { escapeHtml } from "../escape-html.ts";
import { authorPath, scriptPath } from "../script-addresses.ts";
import { en } from "./messages/en.ts";

const MAX_WIDTH = 600;
const MAX_HEIGHT = 200;
/** Minimum size of a card in pixels; below it only a link is returned. */
const MIN_SIZE = { width: 220, height: 120 };

/** Cache time in seconds; limited because a rating may change. */
const CACHE_AGE_SECONDS = 3600;

/** Maximum size of the card in CSS pixels. */
export interface EmbedLimits {
	readonly maxWidth?: number | undefined;
	readonly maxHeight?: number | undefined;
}

/** Builds an oEmbed response (https://oembed.com § 2.3.4): a card in HTML without scripts, or a link when space is insufficient. */
export function scriptEmbed(
	script: ScriptCard,
	origin: string,
	{ maxWidth = MAX_WIDTH, maxHeight = MAX_HEIGHT }: EmbedLimits,
): Readonly<Record<string, string | number>> {
	const username = script.author?.username;
	const facts = {
		version: "1.0",
		title: script.title,
		author_name: script.author?.display_name ?? username ?? en.anonymous,
		...(username ? { author_url: origin + authorPath({ username }) } : {}),
		provider_name: SITE_NAME,
		provider_url: `${origin}/`,
		cache_age: CACHE_AGE_SECONDS,
	};
	const width = Math.min(MAX_WIDTH, maxWidth);
	const height = Math.min(MAX_HEIGHT, maxHeight);
	if (width < MIN_SIZE.width || height < MIN_SIZE.height) return { type: "link", ...facts };
	return { type: "rich", ...facts, width, height, html: card(script, facts.author_name, { origin, width, height }) };
}

function card(
	script: ScriptCard,
	author: string,
	{ origin, width, height }: { readonly origin: string; readonly width: number; readonly height: number },
): string {
	const style = [
		`box-sizing:border-box;width:100%;max-width:${width}px;max-height:${height}px;overflow:auto`,
		"margin:0;padding:12px 16px;border:1px solid #8886;border-radius:8px;font:16px/1.4 system-ui,sans-serif",
	].join(";");
	return [
		`<blockquote style="${style}">`,
		`<p style="margin:0"><a href="${escapeHtml(origin + scriptPath(script))}"><strong>${escapeHtml(script.title)}</strong></a>`,
		` ${en.by} ${escapeHtml(author)}</p>`,
		`<p style="margin:8px 0">${escapeHtml(script.short_description)}</p>`,
		`<p style="margin:0">${en.risk[script.risk_level]} · ${SITE_NAME}</p>`,
		"</blockquote>",
	].join("");
}
