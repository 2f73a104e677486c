import { startHubProcess } from "./hub-process.ts";

/** Starts the whole product once for all journeys. SCRIPTORIUM_HUB names a running one instead. */
export default async function startHub(): Promise<() => Promise<void>> {
	if (process.env.SCRIPTORIUM_HUB) return async () => undefined;
	const hub = await startHubProcess([]);
	process.env.SCRIPTORIUM_HUB = hub.origin;
	process.env.SCRIPTORIUM_EXTENSION = hub.extension;
	return hub.stop;
}
