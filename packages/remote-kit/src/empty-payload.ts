import * as z from "zod/mini";

/** Payload of an action that says everything by its kind. */
export const emptyPayload = z.object({});
