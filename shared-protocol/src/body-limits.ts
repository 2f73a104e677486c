/** Largest body in bytes of a request to the backend in which long texts are sent: 2 MiB. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

/**
 * Largest recording in bytes of JSON, as it is stored: 24 MiB. 10,000 actions, the most that the recorder makes, have 8 to 16 MB on the
 * pages of `tests/fixtures/recordings`; the largest single action of these has 2,475 bytes.
 */
export const MAX_RECORDING_BYTES = 24 * 1024 * 1024;

/** Largest body in bytes of a request that saves a recording: 32 MiB. The escaped quotes of the recording add 13 to 18 percent. */
export const MAX_RECORDING_BODY_BYTES = 32 * 1024 * 1024;
