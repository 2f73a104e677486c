/** Functions of libraries and script managers of which one is there and the other is not. */
const LIBRARIES =
	/^(?:\$|jQuery$|GM[_.]|jQuery\.|JQuery\.)|(?:^|\.)(?:exportFunction|cloneInto|createObjectIn|importScripts|attachEvent)$/;

/**
 * Modeled functions that a supported browser or an insecure page may lack (MDN browser compatibility data: not in
 * Chromium, Firefox and Safari alike since 2022, or in secure contexts only). Code that depends on their absence may
 * run.
 */
const NOT_EVERYWHERE: ReadonlySet<string> = new Set([
	"Window.setImmediate",
	"Window.execScript",
	"Window.fetchLater",
	"Window.requestIdleCallback",
	"Window.print",
	"Element.setHTML",
	"Element.setHTMLUnsafe",
	"Element.requestSubmit",
	"Navigator.sendBeacon",
	"Navigator.share",
	"Navigator.canShare",
	"Navigator.getBattery",
	"Navigator.vibrate",
	"Navigator.getUserMedia",
	"Navigator.registerProtocolHandler",
	"Document.execCommand",
	"Array.toReversed",
	"Array.at",
	"Array.flat",
	"String.at",
	"String.replaceAll",
	"String.toWellFormed",
	"Object.groupBy",
	"Object.hasOwn",
	"Object.fromEntries",
	"Map.groupBy",
	"RegExp.escape",
	"Promise.any",
	"Promise.try",
	"Promise.withResolvers",
	"Promise.allSettled",
	"Window.structuredClone",
	"WeakRef",
	"SharedArrayBuffer",
	"SharedWorker",
	"OffscreenCanvas",
	"WebTransport",
	"WebSocketStream",
	"PaymentRequest",
	"PresentationRequest",
	"RTCPeerConnection",
	"Notification",
	"MediaRecorder",
	"CSSStyleSheet",
	"CompressionStream",
	"DecompressionStream",
	"BroadcastChannel",
	"PerformanceObserver",
	"EventSource",
]);

/** Whether the native function of this name (`Type.member`, or a global) can be absent from a page. */
export function isOptional(name: string): boolean {
	return LIBRARIES.test(name) || NOT_EVERYWHERE.has(name);
}
