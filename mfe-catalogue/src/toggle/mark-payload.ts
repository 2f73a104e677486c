import * as z from "zod/mini";

/** Payload of the pending action that gives a mark: the id of its target. */
export const markPayload = (targetName: string) => z.object({ [targetName]: z.uuid() });
