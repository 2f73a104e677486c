import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { resolveAddress } from "./backend/resolve-address.ts";
import type { RestReader } from "./backend/rest-reader.ts";
import { type DocumentTemplate, renderDocument } from "./document.ts";
import { ARCHIVE_PATH } from "./extension-archive/serve-archive.ts";
import { headOfPage } from "./heads/head-of-page.ts";
import { matchPage, type PageMatch } from "./heads/match-page.ts";
import { renderHead } from "./heads/page-head.ts";
import { translateHead } from "./heads/translate-head.ts";
import type { HubConfig } from "./hub-config.ts";
import { askedLanguage, LANGUAGE_VARY, preferredLanguage } from "./language/preferred-language.ts";
import { renderOpening } from "./opening/render-opening.ts";
import type { PageRenderer } from "./render/page-renderer.ts";
import type { ServerModules } from "./render/server-modules.ts";
import { styleAttributeHashes } from "./render/style-attributes.ts";
import { contentSecurityPolicy, DOCUMENT_PERMISSIONS, reportOnlyPolicy } from "./security-headers.ts";
import { textResponse } from "./static/text-response.ts";

/** Redirects are cached for an hour only, because a former owner may take the name back. */
const REDIRECT_FOR = "public, max-age=3600";

/**
 * 301 from a former address of a person or script, `/{username}` or `/{username}/{slug}`, to the present one, with the query
 * kept. Null when there is no present address or the backend does not answer.
 */
async function redirectFormerAddress(
	{ pattern, params }: Pick<PageMatch, "pattern" | "params">,
	search: string,
	rest: RestReader,
): Promise<Response | null> {
	if (pattern !== "/:username" && pattern !== "/:username/:slug") return null;
	const { username = "", slug } = params;
	const present = await resolveAddress(rest, slug === undefined ? { username } : { username, slug });
	if (!present.ok || present.value === null) return null;
	const names = [present.value.username, present.value.slug].filter((name) => name !== null);
	const location = `/${names.map(encodeURIComponent).join("/")}${search}`;
	return new Response(null, { status: 301, headers: { location, "cache-control": REDIRECT_FOR } });
}

interface PageParts {
	readonly config: HubConfig;
	readonly rest: RestReader;
	readonly template: DocumentTemplate;
	readonly registry: RemoteRegistry | null;
	readonly renderer: PageRenderer;
	readonly modules: ServerModules;
}

/**
 * Answers a page route with the shell's document, filled with the head, settings and preloads of that page.
 * @param request The visitor's request.
 * @param pathname Path of the requested address.
 * @param parts Configuration, reader of public data, document template, registry (null when it is not readable), and what
 *   renders the content.
 * @returns The document with status 200, 404 or 410, 304 for a fresh copy, or 301 from a former address of a person or script.
 */
export async function servePage(request: Request, pathname: string, parts: PageParts): Promise<Response> {
	const { config, rest, template, registry, renderer, modules } = parts;
	const match = matchPage(registry, pathname);
	const { searchParams: query, search } = new URL(request.url);
	const language = preferredLanguage(request);
	const english = await headOfPage(match, { pathname, query }, { rest, origin: config.origin });
	const head = translateHead(english, match?.pattern ?? null, { language, asked: askedLanguage(request) });
	if (match && head.status === 404) {
		const moved = await redirectFormerAddress(match, search, rest);
		if (moved) return moved;
	}
	const settings = {
		backendUrl: config.backend.url,
		publishableKey: config.backend.publishableKey,
		extensionId: config.extension.id,
		extensionOffer: {
			archivePath: config.extension.archive === null ? null : ARCHIVE_PATH,
			storeUrl: config.extension.storeUrl ?? null,
		},
		desktopScheme: config.desktopScheme ?? null,
		registry,
		language,
	};
	const remote = match?.remote ?? null;
	const module = remote && (await modules.get(remote));
	const rendered =
		remote && !module
			? null
			: await renderer.render({ address: pathname + search, origin: config.origin, settings, remote: module });
	const text = renderDocument(template, {
		head: renderHead(head, config.origin),
		opening: renderOpening(head.opening),
		rendered,
		settings,
		language,
		remote,
		pattern: match?.pattern ?? null,
	});
	const policy = contentSecurityPolicy({
		origin: config.origin,
		backendUrl: config.backend.url,
		registry,
		styleHashes: template.styleHashes,
		attributeHashes: rendered ? styleAttributeHashes(rendered.html) : [],
	});
	return textResponse(request, text, {
		status: head.status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			vary: LANGUAGE_VARY,
			"content-security-policy": policy,
			"content-security-policy-report-only": reportOnlyPolicy(),
			"permissions-policy": DOCUMENT_PERMISSIONS,
		},
	});
}
