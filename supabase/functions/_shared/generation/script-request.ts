import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";

/** A request to generate, with what is known about the page that the person is on. */
export interface ScriptRequest extends GenerateBookmarkletRequest {
	readonly context?: { readonly url: string; readonly title: string; readonly description: string } | undefined;
}
