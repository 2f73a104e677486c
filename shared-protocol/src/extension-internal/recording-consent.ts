import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const requestId = z.string().check(z.maxLength(64));
const texts = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(500));

/** What a page of the hub asks to record. */
export const recordingRequest = z.object({
	/** Origin of the hub. */
	hub: z.string(),
	captureScreenshots: z.boolean(),
	captureNetwork: z.boolean(),
	captureConsole: z.boolean(),
	/** Hosts; empty for every site. */
	allowedDomains: texts,
	/** The person has agreed to less in this tab before. */
	isMore: z.boolean(),
});
export type RecordingRequest = z.infer<typeof recordingRequest>;

const done = defineEvent({
	type: "SCRIPTORIUM_RECORDING_CONSENT_CHANGED",
	direction: "extension-internal",
	payload: z.object({}),
});

/** What the person is asked about. */
export const getRecordingRequest = defineMessage({
	type: "SCRIPTORIUM_GET_RECORDING_REQUEST",
	direction: "extension-internal",
	payload: z.object({ requestId }),
	response: defineEvent({
		type: "SCRIPTORIUM_RECORDING_REQUEST",
		direction: "extension-internal",
		payload: recordingRequest,
	}),
	callers: ["allow-recording"],
	/** REQUEST_GONE: nobody waits for the answer any more. */
	errors: ["REQUEST_GONE", "STORAGE_ERROR"],
});

/** Lets the page of the hub record. Whoever closes the page refuses. */
export const allowRecording = defineMessage({
	type: "SCRIPTORIUM_ALLOW_RECORDING",
	direction: "extension-internal",
	payload: z.object({ requestId }),
	response: done,
	callers: ["allow-recording"],
	/** SESSION_ALREADY_EXISTS: another recording was started meanwhile. */
	errors: ["REQUEST_GONE", "SESSION_ALREADY_EXISTS", "STORAGE_ERROR"],
});

/** How many tabs of the hub may start a recording without being asked again. */
export const getRecordingConsent = defineMessage({
	type: "SCRIPTORIUM_GET_RECORDING_CONSENT",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_RECORDING_CONSENT",
		direction: "extension-internal",
		payload: z.object({ tabs: z.int().check(z.nonnegative()) }),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

/** Takes that back, and ends the recording that goes on. */
export const forgetRecordingConsent = defineMessage({
	type: "SCRIPTORIUM_FORGET_RECORDING_CONSENT",
	direction: "extension-internal",
	payload: z.object({}),
	response: done,
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});
