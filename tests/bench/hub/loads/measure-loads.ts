import { type Browser, chromium } from "@playwright/test";
import { openSlowLine } from "../browser/slow-line.ts";
import { NETWORK } from "../browser/throttling.ts";
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

const LOG_INTERVAL = 50;

/** Loads a script's page again and again, and says at once what went wrong with which load. */
export async function measureLoads(options: {
	origin: string;
	executablePath: string;
	page: BenchPages["script"];
	loads: number;
	log: (line: string) => void;
}): Promise<MeasuredLoads> {
	const { origin, executablePath, page, loads, log } = options;
	const { host, port } = new URL(origin);
	const line = await openSlowLine(Number(port), NETWORK);
	// The page is at its own address: only the way there is another.
	const args = ["--no-sandbox", `--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`];
	const browser = await chromium.launch({ executablePath, args });
	try {
		return { path: page.path, ...(await loadAgainAndAgain(browser, origin, page, loads, log)) };
	} finally {
		await browser.close();
		await line.close();
	}
}

async function loadAgainAndAgain(
	browser: Browser,
	origin: string,
	page: BenchPages["script"],
	loads: number,
	log: (line: string) => void,
): Promise<Omit<MeasuredLoads, "path">> {
	const [times, blank, other]: [number[], FailedLoad[], FailedLoad[]] = [[], [], []];
	const server = createServerLog(() => performance.now());
	for (let number = 1; number <= loads; number++) {
		server.begin();
		const shown = await loadCold(browser, origin + page.path, page.title);
		const load = { ...shown, log: [...shown.log, ...server.lines()] };
		if (load.headings.includes(page.title)) times.push(load.durationMs);
		else {
			const isBlank = load.headings.length === 0;
			(isBlank ? blank : other).push({ number, ...load });
			log(`Load ${number} ${isBlank ? "stayed blank" : `showed ${load.headings.join(", ")}`}:`);
			for (const line of load.log) log(`  ${line}`);
		}
		if (number % LOG_INTERVAL === 0) log(`${number} of ${loads} loads, ${blank.length} blank, ${other.length} other.`);
	}
	server.stop();
	return { times, blank, other };
}
