import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import { type DrainQueueAnswer, drainQueueAnswer } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { localRemotes, shellDist } from "@scriptorium/start-hub/local-remotes";
import * as z from "zod";
import { type HubInProcess, type HubInProcessOptions, startHubInProcess } from "./hub-in-process.ts";

export interface OwnHub extends HubInProcess {
	/** Rates one batch of the queue, as the schedule of a hosted project does; nothing else works the queue off. */
	drain(): Promise<DrainQueueAnswer>;
}

/**
 * Starts the built hub with a seeded database of its own, for journeys that would change what others see: they delete accounts, rate
 * all scripts again, or fill the database. Until it is stopped, `hubOrigin()` and `signIn()` mean this hub.
 * @param options settings of this hub
 * @param options.modelVariables variables of an AI model; without them, those of this process
 * @param options.testWorker worker for test runs; none if left out
 * @returns the running hub
 */
export async function startOwnHub(
	options: Pick<HubInProcessOptions, "modelVariables" | "testWorker"> = {},
): Promise<OwnHub> {
	const hub = await startHubInProcess({
		...options,
		seed: true,
		prepare(dataDir) {
			const registryFile = join(dataDir, "remotes.json");
			const registry = composeRegistry(localRemotes.map(({ distDir, mountPath }) => ({ distDir, base: mountPath })));
			writeFileSync(registryFile, JSON.stringify(registry));
			return { registryFile, distDir: shellDist };
		},
	});
	const shared = process.env.SCRIPTORIUM_HUB;
	process.env.SCRIPTORIUM_HUB = hub.origin;
	return {
		...hub,
		async drain() {
			const answer = await fetch(`${hub.origin}/functions/v1/analyze-security`, {
				method: "POST",
				headers: { apikey: hub.backend.serviceRoleKey, "Content-Type": "application/json" },
				body: JSON.stringify({ drain: true }),
			});
			if (!answer.ok) throw new Error(await answer.text());
			return z.parse(drainQueueAnswer, await answer.json());
		},
		async stop() {
			if (shared === undefined) delete process.env.SCRIPTORIUM_HUB;
			else process.env.SCRIPTORIUM_HUB = shared;
			await hub.stop();
		},
	};
}
