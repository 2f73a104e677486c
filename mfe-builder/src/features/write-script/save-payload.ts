import * as z from "zod/mini";

export const savePayload = z.object({ mode: z.optional(z.enum(["as-is", "publish", "draft"])) });
