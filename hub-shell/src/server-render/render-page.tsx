import { serverShares } from "virtual:server-shares";
import { createObservable } from "@scriptorium/core-types/observable";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createRoutes, type ScreenParts } from "../app/create-routes.tsx";
import { HubApp } from "../app/hub-app.tsx";
import { type HubSettings, parseHubSettings } from "../app/hub-settings.ts";
import { createQueryClient } from "../app/query-client.ts";
import { createAssistantLink } from "../assistant-link/create-assistant-link.ts";
import { createNoticeBoard } from "../host-context/notices.ts";
import { createStaticHistory } from "../navigation/static-history.ts";
import type { SignInProblem } from "../session/sign-in-problem.ts";
import { loadTranslations } from "../translations/load-translations.ts";
import type { UsageConsent } from "../usage/usage-consent.ts";
import { fetchAsked } from "./fetch-asked.ts";
import { type LoadedRemote, mountForServer } from "./mount-for-server.ts";
import { createServerHost } from "./server-host.ts";

/** For the `require` of remotes; the thread that renders pages reads it (hub-shell/server/render/render-worker.ts). */
export const sharedModules = serverShares;

/** How often a page may be rendered: screens ask more when they know the answers to their first questions. */
const MAX_PASSES = 4;

export interface PageToRender {
	/** Path and query, as the visitor requested them. */
	readonly address: string;
	/** Public origin of the hub without a trailing slash. */
	readonly origin: string;
	/** As they are in the page. */
	readonly settings: unknown;
	/** The remote whose screen it is; null for the shell's own screens. */
	readonly remote: LoadedRemote | null;
}

/**
 * Renders a page as a visitor's browser would, with the data that its screens ask for.
 * @param page address, settings and remote
 * @param ownFetch sends questions to the backend; a question without answer leaves its part of the page as it is while it loads
 * @returns content of the root element, and JSON of the dehydrated query cache
 * @throws Error if the remote cannot be mounted or something outside of all boundaries fails
 */
export async function renderPage(
	page: PageToRender,
	ownFetch: typeof fetch,
): Promise<{ readonly html: string; readonly queries: string }> {
	const address = new URL(page.origin + page.address);
	const settings = parseHubSettings(page.settings);
	const host = createServerHost(settings, address, ownFetch);
	if (page.remote && settings.registry) mountForServer(page.remote, host, settings.registry);
	await loadTranslations(host.locale.getSnapshot());
	const queries = createQueryClient();
	const routes = createRoutes({ host, ...partsOf(settings, address.origin) });
	const history = createStaticHistory(page.address, page.origin);
	const html = await renderWithData(
		<HubApp host={host} queries={queries} history={history} routes={routes} />,
		queries,
	);
	const content = dehydrate(queries);
	// The browser received the data with the page. A page with a time in it would never be the same as the one before.
	for (const query of content.queries) query.state.dataUpdatedAt = 0;
	return { html, queries: JSON.stringify(content) };
}

async function renderWithData(app: ReactNode, queries: QueryClient): Promise<string> {
	const absent = new Set<string>();
	for (let pass = 1; ; pass += 1) {
		// Outlined parts would need inline scripts, which the policy of the page forbids.
		const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: logError });
		const html = await new Response(prelude).text();
		if (pass === MAX_PASSES || !(await fetchAsked(queries, absent))) return html;
	}
}

/** A Suspense boundary that fails on the server is left empty; the browser renders its content. */
function logError(error: unknown): void {
	console.error("[render] A part of a page could not be rendered:", error);
}

/** What the shell's screens need, as it is for a visitor before anything of the browser is known. */
function partsOf(settings: HubSettings, origin: string): Omit<ScreenParts, "host"> {
	const noop = () => undefined;
	const refuse = () => Promise.reject(new Error("The server signs nobody in"));
	return {
		registry: settings.registry,
		extensionOffer: settings.extensionOffer,
		layout: {
			hubAddress: origin,
			notices: createNoticeBoard(),
			themeChoice: { theme: createObservable("system"), choose: noop },
			singleKeys: { isOn: createObservable(true), set: noop },
			onSignOut: noop,
			onOpened: noop,
			wanted: createStaticHistory("/", origin).wanted,
			usageConsent: { state: createObservable<UsageConsent>("unknown"), answer: refuse },
			assistant: createAssistantLink(noop),
		},
		signIn: {
			desktopRules: { customScheme: settings.desktopScheme, hubOrigin: origin },
			desktopRequest: { text: () => null, write: noop, clear: noop },
			problem: createObservable<SignInProblem>("none"),
			signIn: refuse,
			tokens: () => null,
			createCode: refuse,
			leaveTo: noop,
		},
		// The page is the one that waits for the session.
		loadAccountPorts: async () => ({
			draft: { read: () => null, write: noop, clear: noop },
			returnAfterSignIn: noop,
			chooseTheme: noop,
			accountChanged: noop,
			signOut: refuse,
		}),
	};
}
