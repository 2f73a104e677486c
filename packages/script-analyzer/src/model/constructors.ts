import type { Native } from "../engine/domain.ts";
import type { GlobalFunctions } from "../engine/global-function.ts";
import { openObject } from "../engine/open-object.ts";
import { promiseOf } from "../engine/promises.ts";
import { knownTexts } from "../engine/text-of.ts";
import { ANY_BOOLEAN, ANYTHING, only, UNDEFINED } from "../engine/value.ts";
import { createObjectUrl, makeBlob } from "./blob-type.ts";
import { makeImageData } from "./canvas-type.ts";
import { makeBroadcastChannel, makeMessageChannel } from "./channel-types.ts";
import { makeFilled, makeFormData } from "./data-types.ts";
import { makeEvent } from "./event-type.ts";
import { makeRequest } from "./fetching.ts";
import { jQueryFunctions } from "./jquery/jquery-functions.ts";
import { jQueryNative } from "./jquery/jquery-native.ts";
import { makePeerConnection } from "./peer-connection.ts";
import { makeObserver, makeRecorder } from "./reader-types.ts";
import { makeFont, makeMetadata, makePayment, makePresentation, sendPictures } from "./side-requests.ts";
import { makeSocket } from "./socket-types.ts";
import { makeStream, streamFrom } from "./stream-type.ts";
import { makeTransport } from "./transport-types.ts";
import { makeUrl } from "./url-type.ts";
import { functionNative, makeAudio, makeImage } from "./window-members.ts";
import { makeWorker } from "./worker-types.ts";

const make =
	(type: string): Native =>
	(call) =>
		only(call.machine.host(type, call.offset));

const notify: Native = ({ machine, args: [title = UNDEFINED, options = UNDEFINED], offset }) => {
	const text = [title, machine.get(options, "body", offset)].flatMap((part) => knownTexts(machine, part));
	machine.traceBuilder.sink({ kind: "ask-visitor", api: "Notification", offset, details: { text } }, machine);
	sendPictures(machine, "Notification", options, offset);
	return only(machine.host("EventTarget", offset));
};

const NODE_OBSERVER = makeObserver((machine, offset) =>
	openObject(
		machine,
		{
			target: only(machine.host("Element", offset)),
			addedNodes: machine.array([only(machine.host("Element", offset))], offset, false),
			removedNodes: machine.array([only(machine.host("Element", offset))], offset, false),
			isIntersecting: ANY_BOOLEAN,
			type: ANYTHING,
			name: ANYTHING,
		},
		offset,
	),
);

// biome-ignore format: a list of names
const STREAMS = ["ReadableStream", "WritableStream", "TransformStream", "CompressionStream", "DecompressionStream", "TextEncoderStream", "TextDecoderStream"];

/** Constructors of the browser. `Function` is among them because it runs text, which is recorded. */
export const browserConstructors: GlobalFunctions = {
	Function: { run: functionNative },
	GeneratorFunction: { run: functionNative },
	XMLHttpRequest: { run: make("XMLHttpRequest") },
	CSSStyleSheet: { run: make("CSSStyleSheet") },
	Image: { run: makeImage },
	Audio: { run: makeAudio },
	Option: { run: makeImage },
	OffscreenCanvas: { run: makeImage },
	Request: { run: makeRequest },
	Response: { run: (call) => makeFilled("Response")(call) },
	Headers: { run: makeFilled("Headers") },
	FormData: { run: makeFormData },
	URLSearchParams: { run: makeFilled("URLSearchParams") },
	Blob: { run: makeBlob },
	File: { run: makeBlob },
	URL: {
		run: makeUrl,
		members: {
			createObjectURL: createObjectUrl,
			revokeObjectURL: () => UNDEFINED,
			canParse: () => ANY_BOOLEAN,
			parse: makeUrl,
		},
	},
	FileReader: { run: make("FileReader") },
	TextEncoder: { run: make("TextCoder") },
	TextDecoder: { run: make("TextCoder") },
	DOMParser: { run: make("TextCoder") },
	XMLSerializer: { run: make("TextCoder") },
	WebSocket: { run: makeSocket("WebSocket") },
	EventSource: { run: makeSocket("EventSource") },
	WebTransport: { run: makeTransport("WebTransport") },
	WebSocketStream: { run: makeTransport("WebSocketStream") },
	FontFace: { run: makeFont },
	MediaMetadata: { run: makeMetadata },
	PaymentRequest: { run: makePayment },
	PresentationRequest: { run: makePresentation },
	RTCPeerConnection: { run: makePeerConnection },
	Worker: { run: makeWorker("Worker") },
	SharedWorker: { run: makeWorker("SharedWorker") },
	Notification: {
		run: notify,
		members: { requestPermission: (call) => promiseOf(call.machine, ANYTHING, call.offset) },
	},
	MediaRecorder: { run: makeRecorder },
	BroadcastChannel: { run: makeBroadcastChannel },
	MessageChannel: { run: makeMessageChannel },
	MutationObserver: { run: NODE_OBSERVER },
	IntersectionObserver: { run: NODE_OBSERVER },
	ResizeObserver: { run: NODE_OBSERVER },
	PerformanceObserver: { run: makeObserver(() => ANYTHING) },
	Event: { run: makeEvent },
	CustomEvent: { run: makeEvent },
	KeyboardEvent: { run: makeEvent },
	MouseEvent: { run: makeEvent },
	InputEvent: { run: makeEvent },
	HTMLElement: { run: make("Element") },
	EventTarget: { run: make("EventTarget") },
	AbortController: { run: () => ANYTHING },
	ImageData: { run: makeImageData },
	...Object.fromEntries(STREAMS.map((name) => [name, { run: makeStream, members: { from: streamFrom } }])),
	DataTransfer: { run: make("DataTransfer") },
	$: { run: jQueryNative, members: jQueryFunctions },
	jQuery: { run: jQueryNative, members: jQueryFunctions },
};
