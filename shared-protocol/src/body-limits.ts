/** Largest body in bytes of a request to the backend in which long texts are sent: 2 MiB. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;
