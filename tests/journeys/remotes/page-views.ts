import { type Browser, expect } from "@playwright/test";
import { remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";

/** A page view in Chromium that has ended well. */
export interface PageView {
	/** In the order in which views began, from 0. */
	readonly number: number;
	readonly path: string;
	readonly heading: string;
}

/** Views of pages, one after the other in several places at once, until they are stopped. */
export interface PageViews {
	readonly views: readonly PageView[];
	/** Views without a browser that have ended well. */
	readonly fetched: number;
	/** One line for each failed view. */
	readonly failures: readonly string[];
	/** @returns how many views have begun in Chromium: those with a smaller number began before */
	begun(): number;
	/** Resolves when a view of every path and a view without a browser have begun and ended after this call. */
	another(): Promise<void>;
	stop(): Promise<void>;
}

const FETCHERS = 4;
/** A slow machine that runs other tests too needs long for a page; a page that never arrives needs longer. */
const VIEW_TIMEOUT_MS = 120_000;

/**
 * Starts viewing.
 * @param headings for each path the headings of the screen that a view may show: anything else is a failed view
 */
export function startPageViews(
	browser: Browser,
	origin: string,
	headings: Readonly<Record<string, readonly string[]>>,
): PageViews {
	const views: PageView[] = [];
	const failures: string[] = [];
	let begun = 0;
	let fetchedBegun = 0;
	const fetched: number[] = [];
	let isStopped = false;

	/** With a cold cache, as a visitor who comes for the first time. */
	async function view(path: string, allowed: readonly string[]): Promise<void> {
		const number = begun++;
		const context = await browser.newContext();
		const page = await context.newPage();
		const faults: string[] = [];
		const isOfBackend = (url: string) => /\/(rest|auth|functions)\/v1\//.test(url);
		page.on("pageerror", (error) => faults.push(error.message));
		page.on("requestfailed", (request) => {
			if (!isOfBackend(request.url())) faults.push(`${request.url()}: ${request.failure()?.errorText}`);
		});
		page.on("response", (response) => {
			if (response.status() >= 400 && !isOfBackend(response.url()))
				faults.push(`${response.url()}: ${response.status()}`);
		});
		try {
			await page.goto(origin + path, { timeout: VIEW_TIMEOUT_MS });
			const shown = page.getByRole("main").getByRole("heading", { level: 1 });
			await expect(shown).toHaveText(oneOf(allowed), { timeout: VIEW_TIMEOUT_MS });
			await expect(page.locator(".opening-words")).toHaveCount(0, { timeout: VIEW_TIMEOUT_MS });
			const heading = ((await shown.textContent()) ?? "").trim();
			if (faults.length === 0) views.push({ number, path, heading });
		} catch (error) {
			faults.push(error instanceof Error ? error.message : String(error));
		}
		if (faults.length > 0) failures.push(`view ${number} of ${path}: ${faults.join("; ")}`);
		await context.close();
	}

	/** Requests a page and then all files of all remotes that this page announces, as its screens would. */
	async function fetchFiles(path: string): Promise<void> {
		const number = fetchedBegun++;
		const failed: string[] = [];
		const request = async (address: string) => {
			const answer = await fetch(new URL(address, origin));
			const text = await answer.text();
			if (!answer.ok || text === "") failed.push(`${address}: ${answer.status}, ${text.length} characters`);
			return text;
		};
		try {
			const [, settings = "{}"] = /<script[^>]* id="hub-settings"[^>]*>([^<]*)</.exec(await request(path)) ?? [];
			const { remotes } = remoteRegistry.parse((JSON.parse(settings) as { registry?: unknown }).registry);
			const files = remotes.flatMap(({ entry, preload, css, screens = {} }) => [
				entry,
				...preload,
				...css,
				...Object.values(screens).flatMap((screen) => [...screen.preload, ...screen.css]),
			]);
			for (const file of new Set(files)) await request(file);
		} catch (error) {
			failed.push(error instanceof Error ? error.message : String(error));
		}
		if (failed.length > 0) failures.push(`${path} without a browser: ${failed.join("; ")}`);
		else fetched.push(number);
	}

	async function repeat(once: () => Promise<void>): Promise<void> {
		while (!isStopped) await once();
	}

	const paths = Object.entries(headings);
	const running = [
		...paths.map(([path, allowed]) => repeat(() => view(path, allowed))),
		...Array.from({ length: FETCHERS }, (_, index) =>
			repeat(() => fetchFiles(paths[index % paths.length]?.[0] ?? "/")),
		),
	];

	return {
		views,
		failures,
		get fetched() {
			return fetched.length;
		},
		begun: () => begun,
		async another() {
			const [since, fetchedSince] = [begun, fetchedBegun];
			const isDone = () =>
				failures.length > 0 ||
				(fetched.some((number) => number >= fetchedSince) &&
					paths.every(([path]) => views.some((each) => each.path === path && each.number >= since)));
			await expect.poll(isDone, { timeout: 3 * VIEW_TIMEOUT_MS }).toBe(true);
			expect(failures).toEqual([]);
		},
		async stop() {
			isStopped = true;
			await Promise.all(running);
		},
	};
}

const oneOf = (texts: readonly string[]) =>
	new RegExp(`^\\s*(?:${texts.map((text) => text.replaceAll(/[^\w\s]/g, "\\$&")).join("|")})\\s*$`);
