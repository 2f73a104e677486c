import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import type { RestReader } from "./backend/rest-reader.ts";
import { type DocumentTemplate, renderDocument } from "./document.ts";
import { headOfPage } from "./heads/head-of-page.ts";
import { matchPage } from "./heads/match-page.ts";
import { renderHead } from "./heads/page-head.ts";
import type { HubConfig } from "./hub-config.ts";
import { renderOpening } from "./opening/render-opening.ts";
import { rememberAnswers } from "./page-answers/remember-answers.ts";
import { redirectFormerAddress } from "./redirect-former-address.ts";
import { contentSecurityPolicy, reportOnlyPolicy } from "./security-headers.ts";
import { textResponse } from "./static/text-response.ts";

interface PageParts {
	readonly config: HubConfig;
	readonly rest: RestReader;
	readonly template: DocumentTemplate;
	readonly registry: RemoteRegistry | null;
}

/** The document of a page route: the same shell everywhere, with its own head, settings and preloads. */
export async function servePage(request: Request, pathname: string, parts: PageParts): Promise<Response> {
	const { config, rest, template, registry } = parts;
	const match = matchPage(registry, pathname);
	const { searchParams: query, search } = new URL(request.url);
	const reader = rememberAnswers(rest);
	const head = await headOfPage(match, { pathname, query }, { rest: reader, origin: config.origin });
	if (match && head.status === 404) {
		const moved = await redirectFormerAddress(match, search, rest);
		if (moved) return moved;
	}
	const text = renderDocument(template, {
		head: renderHead(head, config.origin),
		opening: renderOpening(head.opening),
		settings: {
			backendUrl: config.backend.url,
			publishableKey: config.backend.publishableKey,
			extensionId: config.extension.id,
			registry,
		},
		answers: head.status === 200 ? reader.answers() : [],
		remote: match?.remote ?? null,
		pattern: match?.pattern ?? null,
	});
	const policy = contentSecurityPolicy({
		origin: config.origin,
		backendUrl: config.backend.url,
		registry,
		styleHashes: template.styleHashes,
	});
	return textResponse(request, text, {
		status: head.status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"content-security-policy-report-only": reportOnlyPolicy(),
		},
	});
}
