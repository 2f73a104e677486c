import type { MessageDefinition } from "../channel/define-message.ts";
import { checkConnection } from "./check-connection.ts";
import { findInstalledScript } from "./find-installed-script.ts";
import { getCaptures } from "./get-captures.ts";
import { getStatus } from "./get-status.ts";
import { hideRecordedValue } from "./hide-recorded-value.ts";
import { installScript } from "./install-script.ts";
import { pauseRecording } from "./pause-recording.ts";
import { ping } from "./ping.ts";
import { endOutlineRequest, getOutline, requestOutline } from "./request-outline.ts";
import { resumeRecording } from "./resume-recording.ts";
import { startRecording } from "./start-recording.ts";
import { stopRecording } from "./stop-recording.ts";
import { getTestRun, requestTestRun, stopTestRun } from "./test-run.ts";

/** Every message a hub page may send. The contract suite fails while one of them has no test. */
export const hubMessages: readonly MessageDefinition[] = [
	checkConnection,
	ping,
	getStatus,
	getCaptures,
	installScript,
	findInstalledScript,
	startRecording,
	stopRecording,
	pauseRecording,
	resumeRecording,
	hideRecordedValue,
	requestTestRun,
	stopTestRun,
	getTestRun,
	requestOutline,
	getOutline,
	endOutlineRequest,
];
