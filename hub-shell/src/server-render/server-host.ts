import { fail } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { HubClient } from "@scriptorium/hub-data/client";
import { createVisitorClient } from "@scriptorium/hub-data/visitor-client";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { HubSettings } from "../app/hub-settings.ts";
import { createHostContext } from "../host-context/create-host-context.ts";
import { createLocale } from "../host-context/locale.ts";
import { createNoticeBoard } from "../host-context/notices.ts";

const noop = () => undefined;
const noExtension = () => Promise.reject(new Error("The server has no extension"));

/**
 * Creates the host of a page that the server renders: as a visitor's page has it before anything of the browser is known.
 * @param settings settings of the page
 * @param address address of the page
 * @param ownFetch sends the questions to the backend
 * @returns the host; what only effects and events call does nothing
 */
export function createServerHost(settings: HubSettings, address: URL, ownFetch: typeof fetch): HostContext<HubClient> {
	const backend = { url: settings.backendUrl, publishableKey: settings.publishableKey };
	return createHostContext({
		client: createVisitorClient(backend, ownFetch),
		session: createObservable<HubSession>({ status: "loading", user: null }),
		extension: {
			status: createObservable<ExtensionSnapshot>({
				state: "disconnected",
				version: null,
				capabilities: [],
				message: null,
			}),
			scriptChanges: createObservable(0),
			recorder: noExtension,
			execution: noExtension,
			connect: noop,
			requestInstall: async () => fail("EXTENSION_NOT_INSTALLED", "The server has no extension"),
			findInstalled: async () => fail("EXTENSION_NOT_INSTALLED", "The server has no extension"),
		},
		outline: { request: noExtension },
		assistant: { describe: () => noop, ask: noop, onProposal: () => noop },
		addresses: { hub: address.origin, backend: backend.url },
		locale: createLocale(address.search, settings.language),
		notices: createNoticeBoard(),
		pendingActions: {
			save: noop,
			returnTo: async () => null,
			resume: noop,
			discard: noop,
			register: () => noop,
			run: noop,
		},
		usage: { track: noop, pageViewed: noop, end: async () => undefined },
		navigate: noop,
	});
}
