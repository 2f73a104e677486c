import * as z from "zod/mini";

/**
 * Firefox lets no web page call `runtime.connect`. There a content script on the hub's origin takes a `MessagePort`
 * that the page hands over by `window.postMessage`, and passes everything on. This is that first message.
 */
export const relayHandshake = z.object({ type: z.literal("SCRIPTORIUM_RELAY_CONNECT"), name: z.string() });
export type RelayHandshake = z.infer<typeof relayHandshake>;

/** Attribute that the content script sets on the root element, to show the page that a relay is there. */
export const RELAY_MARK = "data-scriptorium-relay";

/** Either end closed the connection: a `MessagePort` has no event for that. */
export const RELAY_CLOSED = "SCRIPTORIUM_RELAY_CLOSED";
