import * as z from "zod/mini";

export const ratingReportPayload = z.object({ versionId: z.uuid(), claim: z.optional(z.string()) });
