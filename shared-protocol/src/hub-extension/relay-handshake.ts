import * as z from "zod/mini";

/**
 * Firefox lets no web page call `runtime.connect`. There a content script on the hub's origin takes a `MessagePort`
 * that the page hands over by `window.postMessage`, and passes everything on. This is that first message.
 */
export const relayHandshake = z.object({ type: z.literal("SCRIPTORIUM_RELAY_CONNECT"), name: z.string() });
export type RelayHandshake = z.infer<typeof relayHandshake>;
