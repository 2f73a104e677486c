import { registerBare } from "./bare-manager.ts";
import { installOwn } from "./install-own.ts";
import { installInPeer } from "./install-peer.ts";
import { type Load, loadPage } from "./load-page.ts";
import { type ManagerBrowser, openManager } from "./manager-browser.ts";
import type { ManagerBenchOptions } from "./options.ts";
import type { BenchPages } from "./pages.ts";

export type ManagerName = "own" | "bare" | "peer";
/** `fresh`: an address that was not loaded before. `warm`: the same again. `asleep`: a fresh one, the worker stopped before each load. */
export const loadKinds = ["fresh", "warm", "asleep"] as const;
export type LoadKind = (typeof loadKinds)[number];

export interface ManagerFigures {
	/** Milliseconds for all installs, or registrations, one after the other. */
	readonly installMs: number;
	readonly loads: Readonly<Record<LoadKind, readonly Load[]>>;
}

export interface SizeFigures {
	readonly scripts: number;
	readonly managers: Readonly<Partial<Record<ManagerName, ManagerFigures>>>;
}

/** Scripts that one manager installs before the next one does. */
const BLOCK = 20;

interface Measured {
	readonly sizes: readonly SizeFigures[];
	readonly browserVersion: string;
}

const install: Readonly<
	Record<ManagerName, (browser: ManagerBrowser, pages: BenchPages, numbers: readonly number[]) => Promise<number>>
> = {
	own: installOwn,
	bare: (browser, _, numbers) => registerBare(browser, numbers),
	peer: installInPeer,
};

/** Measures managers beside each other, each in a browser of its own; their page loads alternate. */
export async function measureManagers(
	folders: Readonly<Partial<Record<ManagerName, string>>>,
	pages: BenchPages,
	{ sizes, loads }: ManagerBenchOptions,
	log: (line: string) => void,
): Promise<Measured> {
	const measured: SizeFigures[] = [];
	let browserVersion = "";
	for (const scripts of sizes) {
		const open: { name: ManagerName; browser: ManagerBrowser; installMs: number }[] = [];
		try {
			for (const [name, folder] of Object.entries(folders) as [ManagerName, string][]) {
				const browser = await openManager(folder);
				browserVersion = browser.context.browser()?.version() ?? browserVersion;
				open.push({ name, browser, installMs: 0 });
			}
			// In turns, so that a machine that gets slower meanwhile slows all of them.
			for (let from = 0; from < scripts; from += BLOCK) {
				const numbers = Array.from({ length: Math.min(BLOCK, scripts - from) }, (_, index) => from + index);
				for (const one of open) one.installMs += await install[one.name](one.browser, pages, numbers);
			}
			for (const { name, installMs } of open) log(`${name}: ${scripts} scripts in ${Math.round(installMs)} ms`);
			const taken = await alternate(open, pages, loads);
			const managers = Object.fromEntries(
				open.map(({ name, installMs }) => [name, { installMs, loads: taken.get(name) }]),
			) as SizeFigures["managers"];
			measured.push({ scripts, managers });
		} finally {
			for (const { browser } of open) await browser.close();
		}
	}
	return { sizes: measured, browserVersion };
}

async function alternate(
	open: readonly { readonly name: ManagerName; readonly browser: ManagerBrowser }[],
	pages: BenchPages,
	loads: number,
): Promise<ReadonlyMap<ManagerName, Record<LoadKind, Load[]>>> {
	const taken = new Map(
		open.map(({ name }) => [name, { fresh: [], warm: [], asleep: [] } as Record<LoadKind, Load[]>]),
	);
	// Compiles the page and starts the renderer; not counted.
	for (const { browser } of open) await loadPage(browser.tab, pages.page(0));
	let next = 1;
	for (const kind of loadKinds) {
		for (let number = 0; number < loads; number += 1) {
			const url = pages.page(kind === "warm" ? 0 : next);
			next += 1;
			for (const { name, browser } of number % 2 === 0 ? open : open.toReversed()) {
				if (kind === "asleep") await browser.stopWorker();
				taken.get(name)?.[kind].push(await loadPage(browser.tab, url));
			}
		}
	}
	return taken;
}
