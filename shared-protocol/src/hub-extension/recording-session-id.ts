import * as z from "zod/mini";

/** Chosen by the page that starts a recording. */
export const recordingSessionId = z.string().check(z.minLength(1), z.maxLength(64));
