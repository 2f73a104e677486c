import * as z from "zod/mini";

/**
 * What moderators decided about a script. `none`: nothing. `pending`: its code was removed before, so it is not public until
 * a moderator approves it. `removed`: not public, and its owner cannot publish it.
 */
export const moderationStatus = z.enum(["none", "approved", "pending", "removed"]);
export type ModerationStatus = z.infer<typeof moderationStatus>;
