import { DEVICE_PLATFORMS } from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import * as z from "zod/mini";

/** A desktop app of the signed-in person (spec 03 § 3). */
export const device = z.object({
	id: z.uuid(),
	/** Chosen by the app. */
	device_id: z.string(),
	name: z.string(),
	platform: z.enum(DEVICE_PLATFORMS),
	last_sync: z.nullable(z.string()),
	created_at: z.string(),
	/** Its session has not ended. */
	is_connected: z.boolean(),
});
export type Device = z.infer<typeof device>;
export const deviceRows = z.array(device);
