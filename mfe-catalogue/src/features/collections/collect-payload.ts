import * as z from "zod/mini";

export const collectPayload = z.object({ scriptId: z.uuid() });
