import type { Browser } from "@playwright/test";
import type { BenchPages } from "../pages.ts";
import { type ColdLoad, loadCold } from "./load-cold.ts";
import { createServerLog } from "./server-log.ts";

export interface FailedLoad extends ColdLoad {
	/** Counted from one. */
	readonly number: number;
}

export interface MeasuredLoads {
	readonly path: string;
	/** Of the loads that showed the script, in milliseconds. */
	readonly times: readonly number[];
	readonly blank: readonly FailedLoad[];
	/** A heading, but not the script's: the panel that says a part could not be loaded, for one. */
	readonly other: readonly FailedLoad[];
}

const TELL_EVERY = 50;

/** Loads a script's page again and again, and says at once what went wrong with which load. */
export async function measureLoads(options: {
	origin: string;
	browser: Browser;
	page: BenchPages["script"];
	loads: number;
	log: (line: string) => void;
}): Promise<MeasuredLoads> {
	const { origin, browser, page, loads, log } = options;
	const [times, blank, other]: [number[], FailedLoad[], FailedLoad[]] = [[], [], []];
	const server = createServerLog(() => performance.now());
	for (let number = 1; number <= loads; number++) {
		server.begin();
		const shown = await loadCold(browser, origin + page.path, page.title);
		const load = { ...shown, log: [...shown.log, ...server.lines()] };
		if (load.headings.includes(page.title)) times.push(load.milliseconds);
		else {
			const isBlank = load.headings.length === 0;
			(isBlank ? blank : other).push({ number, ...load });
			log(`Load ${number} ${isBlank ? "stayed blank" : `showed ${load.headings.join(", ")}`}:`);
			for (const line of load.log) log(`  ${line}`);
		}
		if (number % TELL_EVERY === 0) log(`${number} of ${loads} loads, ${blank.length} blank, ${other.length} other.`);
	}
	server.stop();
	return { path: page.path, times, blank, other };
}
