import { captureLimits, requestCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import * as z from "zod/mini";
import type { ToldLine } from "../page-channel.ts";
import type { CaptureSender } from "./send-captures.ts";
import { watchRequests } from "./watch-requests.ts";

export interface CapturePorts {
	readonly options: RecordingOptions;
	readonly sender: CaptureSender;
	/** Knows the secrets of the page as it is now. */
	readonly redactor: () => Redactor;
	readonly newId: () => string;
	readonly now: () => number;
	/** The recorder came before the page's scripts: what they did so far belongs to the recording. */
	readonly wasFirst: boolean;
}

/** A line and when it was written. */
export interface HeardLine extends ToldLine {
	readonly timestamp: number;
}

/**
 * Captures beside the actions what the options ask for, without secrets.
 * @returns takes in a line of the page's console
 */
export function watchCaptures(ports: CapturePorts, signal: AbortSignal): (line: HeardLine) => void {
	const { options, sender } = ports;
	const told = (address: string): string => redactAddress(address, { redactor: ports.redactor(), suspects: true });
	const own = () => ({ id: ports.newId(), url: redactAddress(location.href, { redactor: ports.redactor() }) });
	if (options.captureNetwork)
		watchRequests(
			(seen) => {
				const capture = z.safeParse(requestCapture, { ...seen, ...own(), address: told(seen.address) });
				if (capture.success) sender.put(capture.data);
			},
			ports.wasFirst,
			signal,
		);
	window.addEventListener("pagehide", sender.flush, { signal });
	signal.addEventListener("abort", sender.flush);
	return ({ level, text, timestamp }) => {
		if (!options.captureConsole || signal.aborted) return;
		sender.put({ ...own(), kind: "console", timestamp, level, text: ports.redactor().text(text, captureLimits.text) });
	};
}
