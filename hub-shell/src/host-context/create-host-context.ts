import type { Observable } from "@scriptorium/core-types/observable";
import type { HubClient } from "@scriptorium/hub-data/client";
import type { AssistantLink } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { ExtensionLink } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext, HubAddresses } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { OutlineLink } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { Usage } from "../usage/later-usage.ts";
import type { NoticeBoard } from "./notices.ts";
import type { PendingActions } from "./pending-actions.ts";

export interface HostParts {
	readonly client: HubClient;
	readonly session: Observable<HubSession>;
	readonly extension: ExtensionLink;
	readonly outline: OutlineLink;
	readonly assistant: AssistantLink;
	readonly addresses: HubAddresses;
	readonly locale: Observable<string>;
	readonly notices: NoticeBoard;
	readonly pendingActions: PendingActions;
	readonly usage: Usage;
	navigate(path: string): void;
}

/** What remotes get. Nothing here gives them a token, the router or another remote. */
export function createHostContext(parts: HostParts): HostContext<HubClient> {
	const { client, session, extension, outline, assistant, addresses, locale, notices, pendingActions, usage } = parts;
	return {
		contract: HOST_CONTRACT_VERSION,
		client,
		session,
		extension,
		outline,
		assistant,
		addresses,
		locale,
		requireSignIn(pending) {
			if (session.getSnapshot().status === "signed-in") {
				if (pending) pendingActions.run(pending);
				return;
			}
			// Another sign-in must not carry out what an earlier, abandoned one was for.
			if (pending) pendingActions.save(pending);
			else pendingActions.discard();
			parts.navigate("/auth");
		},
		onPendingAction: pendingActions.register,
		notify: notices.post,
		track: usage.track,
	};
}
