import * as z from "zod/mini";

export const reportPayload = z.object({ scriptId: z.uuid(), reviewId: z.optional(z.uuid()) });
