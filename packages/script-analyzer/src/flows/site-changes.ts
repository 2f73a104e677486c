import type { Sink } from "../trace/trace.ts";

const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/im;

/** Whether the request is sent with a method that changes something. */
export function isChange({ api, details }: Sink): boolean {
	return CHANGES.test((details.method ?? []).join("\n")) || /beacon|jQuery\.post/i.test(api);
}

/** A request to the site that is more than a question. */
export function changesSite(sink: Sink): boolean {
	return sink.kind === "request" && isChange(sink) && sink.destinations.some(({ kind }) => kind === "same-site");
}

/** A field in a frame or a window that the script opened itself. */
export function changesFrame({ kind, api, details }: Sink): boolean {
	const isField = kind === "change-page" && /\.(?:value|checked|(?:form)?action)$/i.test(api);
	return isField && (details.frame ?? []).includes("own");
}
