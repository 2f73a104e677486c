import { messageOf } from "@scriptorium/core-types/errors";
import { browser } from "./browser.ts";
import { keepAwake } from "./keep-awake.ts";

/** Time in ms after which the hub is asked again when it does not answer, as while it starts again. */
const RETRY_MS = 1000;
/** A build in the stream of events, as `packages/start-hub/src/dev/page-reload.ts` writes it. */
const BUILD = /event: extension\ndata: (.*)\n/g;

/**
 * Reloads the extension after each build of it by `npm run dev`. The builds of `npm start` and of a release do not contain this.
 * @param hubOrigin origin of the hub, which reports the builds
 * @param log receives why the hub cannot be asked
 */
export async function reloadAfterBuilds(hubOrigin: string, log: (line: string) => void): Promise<void> {
	keepAwake();
	let loaded: string | null = null;
	for (;;) {
		try {
			const { body } = await fetch(`${hubOrigin}/dev/events`);
			for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
				for (const [, build = ""] of text.matchAll(BUILD)) {
					if (loaded !== null && loaded !== build) browser.runtime.reload();
					loaded = build;
				}
			}
		} catch (thrown) {
			log(`the builds of the extension are not known: ${messageOf(thrown)}`);
		}
		await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
	}
}
