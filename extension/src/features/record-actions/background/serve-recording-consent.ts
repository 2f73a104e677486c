import { succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	allowRecording,
	forgetRecordingConsent,
	getRecordingConsent,
	getRecordingRequest,
} from "@scriptorium/shared-protocol/extension-internal/recording-consent";
import type { AskToRecord } from "./ask-to-record.ts";

/** Handlers of the pages on which the person agrees to recordings of the hub, and takes that back. */
export function serveRecordingConsent(asking: AskToRecord): Served<null>[] {
	return [
		serve(getRecordingRequest)(({ requestId }) => asking.request(requestId)),
		serve(allowRecording)(async ({ requestId }) => {
			const allowed = await asking.allow(requestId);
			return allowed.ok ? succeed({}) : allowed;
		}),
		serve(getRecordingConsent)(async () => {
			const tabs = await asking.consentedTabs();
			return tabs.ok ? succeed({ tabs: tabs.value }) : tabs;
		}),
		serve(forgetRecordingConsent)(async () => {
			const forgotten = await asking.forget();
			return forgotten.ok ? succeed({}) : forgotten;
		}),
	];
}
