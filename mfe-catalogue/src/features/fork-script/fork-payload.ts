import * as z from "zod/mini";

export const forkPayload = z.object({ scriptId: z.uuid() });
