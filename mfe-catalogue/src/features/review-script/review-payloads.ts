import * as z from "zod/mini";

export const writePayload = z.object({ scriptId: z.uuid() });

export const votePayload = z.object({ reviewId: z.uuid(), isHelpful: z.enum(["true", "false"]) });
