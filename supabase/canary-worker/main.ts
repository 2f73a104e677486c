// The canary of a hosted project: `CANARY=on node supabase/canary-worker/main.ts`, on a separate machine.
import { setTimeout as delay } from "node:timers/promises";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { memoryLimitMb } from "@scriptorium/isolated-browser/limit-memory";
import { openCanaryBrowser } from "@scriptorium/script-canary/browser/open-canary-browser";
import { runCanary } from "@scriptorium/script-canary/run-canary";
import { openPictureBrowser } from "@scriptorium/script-picture/open-picture-browser";
import { takeScriptPicture } from "@scriptorium/script-picture/take-script-picture";
import { createCanaryStore } from "./canary-store.ts";
import { createFullCheckStore } from "./full-check/full-check-store.ts";
import { keepChecking } from "./full-check/keep-checking.ts";
import { createPictureStore } from "./picture-store.ts";
import { takePictures } from "./take-pictures.ts";
import { workOff } from "./work-off.ts";

const POLL_INTERVAL_MS = 15_000;

const { CANARY, SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = process.env;
const chromium = findChromium(process.env, ["CANARY_CHROMIUM"]);
if (CANARY !== "on") throw new Error("The canary is off. Set CANARY=on to run other people's scripts on this machine.");
if (!url || !serviceRoleKey) throw new Error("Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.");
if (chromium === null) throw new Error("No Chromium was found. Set CANARY_CHROMIUM to its path.");

const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
const { signal } = stopping;
const checking = keepChecking(createFullCheckStore({ url, serviceRoleKey }), signal);
const store = createCanaryStore({ url, serviceRoleKey });
const pictures = createPictureStore({ url, serviceRoleKey });
const pictureBrowser = openPictureBrowser({ chromium, memoryMb: memoryLimitMb(process.env, "CANARY_MEMORY_MB") });
const browser = openCanaryBrowser({ chromium, memoryMb: memoryLimitMb(process.env, "CANARY_MEMORY_MB") });
while (!signal.aborted) {
	const worked = await workOff({ store, signal, run: (input) => runCanary(input, { browser, signal }) });
	if (!worked.ok) console.error(worked.error.message, worked.error.details ?? "");
	else if (worked.value.done > 0)
		console.log(`Test runs: ${worked.value.done}, with evidence: ${worked.value.caught}.`);
	await browser.close();
	const taken = await takePictures({
		store: pictures,
		signal,
		take: (script) => takeScriptPicture(script, { browser: pictureBrowser, signal }),
	});
	if (!taken.ok) console.error(taken.error.message, taken.error.details ?? "");
	else if (taken.value.done > 0) console.log(`Pictures: ${taken.value.pictures} of ${taken.value.done} scripts.`);
	await pictureBrowser.close();
	await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
}
await browser.close();
await pictureBrowser.close();
await checking;
