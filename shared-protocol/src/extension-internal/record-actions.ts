import { recordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { consoleCapture, requestCapture } from "@scriptorium/flow/recording/recording-capture";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "../hub-extension/recording-session-id.ts";

// Between the worker and the recorder in the pages (the caller `recorder`).

/** State of the recorder in a page. */
export const recorderState = defineEvent({
	type: "SCRIPTORIUM_RECORDER_STATE",
	direction: "extension-internal",
	payload: z.object({
		/** Null while nothing is recorded in that page. */
		session: z.nullable(
			z.object({
				id: recordingSessionId,
				state: z.enum(["recording", "paused"]),
				actionCount: z.int().check(z.nonnegative()),
				options: recordingOptions,
			}),
		),
	}),
});

/** The recording's state has changed; recorders ask for it again. */
export const recorderChanged = defineEvent({
	type: "SCRIPTORIUM_RECORDER_CHANGED",
	direction: "extension-internal",
	payload: z.object({}),
});

export const askRecorderState = defineMessage({
	type: "SCRIPTORIUM_ASK_RECORDER_STATE",
	direction: "extension-internal",
	payload: z.object({}),
	response: recorderState,
	callers: ["recorder"],
	errors: ["STORAGE_ERROR"],
});

/** Stores an action, or updates the stored one with the same id. Answered once it is stored. */
export const recordAction = defineMessage({
	type: "SCRIPTORIUM_RECORD_ACTION",
	direction: "extension-internal",
	payload: z.object({
		sessionId: recordingSessionId,
		action: recordedAction,
		/** Id of the action before it in the same page. */
		follows: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
	}),
	response: recorderState,
	callers: ["recorder"],
	/**
	 * SESSION_NOT_FOUND: nothing is recorded, or another session. PERMISSION_DENIED: not from such a page. OUT_OF_ORDER: the action that
	 * it follows is not kept.
	 */
	errors: [
		...(["SESSION_NOT_FOUND", "PERMISSION_DENIED", "OUT_OF_ORDER", "STORAGE_ERROR"] as const),
		...(["MAX_ACTIONS_REACHED", "MAX_DURATION_REACHED"] as const),
	],
});

/** Stores captures; ids that are already stored are skipped. */
export const keepCaptures = defineMessage({
	type: "SCRIPTORIUM_KEEP_CAPTURES",
	direction: "extension-internal",
	payload: z.object({
		sessionId: recordingSessionId,
		captures: z.array(z.discriminatedUnion("kind", [requestCapture, consoleCapture])).check(z.maxLength(100)),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_CAPTURES_KEPT",
		direction: "extension-internal",
		payload: z.object({}),
	}),
	callers: ["recorder"],
	errors: ["SESSION_NOT_FOUND", "PERMISSION_DENIED", "STORAGE_ERROR"],
});

/** A command from the recorder's badge. */
export const controlRecorder = defineMessage({
	type: "SCRIPTORIUM_CONTROL_RECORDER",
	direction: "extension-internal",
	payload: z.object({ sessionId: recordingSessionId, command: z.enum(["pause", "resume", "stop"]) }),
	response: recorderState,
	callers: ["recorder"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});

/** The frames around a frame, outermost first, as the parent page describes them; forwarded to the recorder in that frame. */
const framePlace = z.object({
	/** Token by which the inner frame identified itself to its parent page. */
	token: z.string().check(z.minLength(16), z.maxLength(64)),
	frame: z.array(recordedTarget).check(z.maxLength(16)),
});

export const framePlaced = defineEvent({
	type: "SCRIPTORIUM_FRAME_PLACED",
	direction: "extension-internal",
	payload: framePlace,
});

export const placeFrame = defineMessage({
	type: "SCRIPTORIUM_PLACE_FRAME",
	direction: "extension-internal",
	payload: framePlace,
	response: defineEvent({
		type: "SCRIPTORIUM_FRAME_PASSED_ON",
		direction: "extension-internal",
		payload: z.object({}),
	}),
	callers: ["recorder"],
	errors: [],
});
