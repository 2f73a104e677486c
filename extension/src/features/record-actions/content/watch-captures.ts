import { captureLimits, requestCapture } from "@scriptorium/flow/recording/recording-capture";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import * as z from "zod/mini";
import type { ConsoleEvent } from "../page-channel.ts";
import { onLeaving } from "./leaving.ts";
import type { CaptureSender } from "./send-captures.ts";
import { watchRequests } from "./watch-requests.ts";

export interface CapturePorts {
	readonly options: RecordingOptions;
	readonly sender: CaptureSender;
	/** Knows the secrets of the page as it is now. */
	readonly redactor: () => Redactor;
	readonly newId: () => string;
	readonly now: () => number;
	/** The recorder started before the page's scripts: earlier requests belong to the recording. */
	readonly wasFirst: boolean;
}

/** A console event with its time in milliseconds since 1970. */
export interface TimedConsoleEvent extends ConsoleEvent {
	readonly timestamp: number;
}

/**
 * Captures requests and console messages as the options ask for, without secrets.
 * @returns takes a console event of the page
 */
export function watchCaptures(ports: CapturePorts, signal: AbortSignal): (line: TimedConsoleEvent) => void {
	const { options, sender } = ports;
	const redacted = (address: string): string => redactAddress(address, { redactor: ports.redactor(), suspects: true });
	const own = () => ({ id: ports.newId(), url: redactAddress(location.href, { redactor: ports.redactor() }) });
	if (options.captureNetwork)
		watchRequests(
			(seen) => {
				const capture = z.safeParse(requestCapture, { ...seen, ...own(), address: redacted(seen.address) });
				if (capture.success) sender.put(capture.data);
			},
			ports.wasFirst,
			signal,
		);
	onLeaving(sender.flush, { signal });
	signal.addEventListener("abort", sender.flush);
	return ({ level, text, timestamp }) => {
		if (!options.captureConsole || signal.aborted) return;
		sender.put({ ...own(), kind: "console", timestamp, level, text: ports.redactor().text(text, captureLimits.text) });
	};
}
