// Separate from `relay-handshake.ts`, so that a page without an extension does not load the schemas.

/** Attribute that the content script sets on the root element, to show the page that a relay is there. */
export const RELAY_MARK = "data-scriptorium-relay";

/** Either end closed the connection: a `MessagePort` has no event for that. */
export const RELAY_CLOSED = "SCRIPTORIUM_RELAY_CLOSED";
