import { parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import type { MetadataLine } from "@scriptorium/userscript/write-metadata";
import { metadataValue } from "@scriptorium/userscript/write-metadata";
import type { GenerateSettings } from "./generated-code.ts";

const EVERY_SITE = "*://*/*";
/** Names of scripts are kept apart by it; the hub replaces it by its own address when it publishes the script. */
const NAMESPACE = "scriptorium-builder";

/**
 * Writes the metadata of a userscript from the builder's settings.
 * @param settings name, description and target of the flow
 * @returns lines for `writeMetadata`
 */
export function metadataOf({ name, description = "", targetUrl = "*" }: GenerateSettings): MetadataLine[] {
	return [
		["name", metadataValue(name) || "Untitled"],
		["namespace", NAMESPACE],
		["version", "1.0.0"],
		...(metadataValue(description) === "" ? [] : [["description", description] as const]),
		...matchesOf(targetUrl).map((pattern) => ["match", pattern] as const),
		["grant", "GM_registerMenuCommand"],
		["run-at", "document-idle"],
		["noframes", ""],
	];
}

/**
 * Turns the target of a flow into patterns of pages.
 * @param targetUrl `*` for all sites, patterns as `*.example.com`, hosts, addresses or match patterns, separated by commas
 * @returns match patterns; every site when nothing else can be read
 */
export function matchesOf(targetUrl: string): readonly string[] {
	const found = targetUrl.split(",").flatMap((part) => patternOf(part.trim()) ?? []);
	return found.length === 0 ? [EVERY_SITE] : [...new Set(found)];
}

function patternOf(text: string): string | null {
	if (text === "") return null;
	if (text === "*" || text === "<all_urls>") return EVERY_SITE;
	const [, scheme = "*", rest = ""] = /^(?:(\*|https?):\/\/)?(.*)$/is.exec(text) ?? [];
	const [, host = "", path = "/*"] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
	const pattern = `${scheme.toLowerCase()}://${host.toLowerCase()}${path.startsWith("/") ? path : "/*"}`;
	return parseMatchPattern(pattern) === null ? null : pattern;
}
