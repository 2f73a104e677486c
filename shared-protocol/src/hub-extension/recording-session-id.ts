import * as z from "zod/mini";

/** Made by whoever starts a recording. */
export const recordingSessionId = z.string().check(z.minLength(1), z.maxLength(64));
