import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { remoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import { BUILD_TIMEOUT_MS, buildCopy, projectRoot } from "./remotes/build-copy.ts";
import { shellDist, startHubUnderTest } from "./remotes/hub-under-test.ts";
import { startPageViews } from "./remotes/page-views.ts";
import { publishCommand } from "./remotes/publish-command.ts";
import { startRemoteServer } from "./remotes/remote-server.ts";

const MANAGE = "/manage-bookmarklets";
const EXPLORE = "/explore";
const distOf = (remote: string) => join(projectRoot, remote, "dist");
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

let folder: string;
test.beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scriptorium-static-host-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Path in the build to the hash of its content. */
function hashesOf(build: string): Record<string, string> {
	const files = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((name) =>
		statSync(join(build, name)).isFile(),
	);
	const hash = (name: string) =>
		createHash("sha256")
			.update(readFileSync(join(build, name)))
			.digest("hex");
	return Object.fromEntries(files.sort().map((name) => [name, hash(name)]));
}

/** The same area with another heading on its screen of own scripts. */
async function buildNextEdition(title: string, nextTitle: string): Promise<string> {
	let edits = 0;
	const dist = await buildCopy({
		from: "mfe-builder",
		dependenciesOf: "mfe-builder",
		edit(text, file) {
			if (!file.includes("messages") || !text.includes(`"${title}"`)) return text;
			edits += 1;
			return text.replaceAll(`"${title}"`, `"${nextTitle}"`);
		},
	});
	expect(edits).toBeGreaterThan(0);
	return dist;
}

/** A copy of a build with a fault. */
function spoil(dist: string, name: string, fault: (copy: string) => void): string {
	const copy = join(folder, name);
	cpSync(dist, copy, { recursive: true });
	fault(copy);
	return copy;
}

function cutModule(copy: string): void {
	const [file = ""] = remoteDescriptor
		.parse(
			JSON.parse(readFileSync(join(copy, "remote.json"), "utf8"), (_, value: unknown) =>
				// A build names its files relative to itself.
				typeof value === "string" && /\.(?:js|css)$/.test(value) ? `/${value}` : value,
			),
		)
		.preload.filter((path) => path.endsWith(".js"));
	const text = readFileSync(join(copy, file), "utf8");
	writeFileSync(join(copy, file), text.slice(0, text.length / 2));
}

function changeContract(copy: string): void {
	const file = join(copy, "remote.json");
	const built = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
	writeFileSync(file, JSON.stringify({ ...built, contract: "9.0.0" }));
}

test("one area is published, refused and rolled back alone while pages are viewed: no view fails", {
	tag: "@soak",
}, async ({ page, context, browser }) => {
	test.setTimeout(2 * BUILD_TIMEOUT_MS);
	const shellBefore = hashesOf(shellDist);
	const hub = await startHubUnderTest();
	const hostDir = join(folder, "host");
	const host = await startRemoteServer(hostDir);
	hub.deploy([]);
	const command = publishCommand({ shell: hub.origin, registryFile: hub.registryFile, hostDir, base: host.base });
	const published = async (dist: string) => {
		const { code, output } = await command.publish(dist);
		expect(code, output).toBe(0);
	};
	const announced = () => readFileSync(hub.registryFile, "utf8");
	for (const remote of ["mfe-catalogue", "mfe-builder", "mfe-admin"]) await published(distOf(remote));
	const othersBefore = [hashesOf(join(hostDir, "mfe_catalogue")), hashesOf(join(hostDir, "mfe_admin"))];

	// What the first edition shows, and a second one that differs in a word.
	await page.goto(hub.origin + EXPLORE);
	await expect(heading(page)).toHaveText(/\w/);
	const exploreTitle = ((await heading(page).textContent()) ?? "").trim();
	await page.goto(hub.origin + MANAGE);
	await expect(heading(page)).toHaveText(/\w/);
	const title = ((await heading(page).textContent()) ?? "").trim();
	const nextTitle = `${title}, second edition`;
	const nextDist = await buildNextEdition(title, nextTitle);

	// Two open tabs: one with the first edition on its screen, one that has not loaded anything of the area.
	const elsewhere = await context.newPage();
	await elsewhere.goto(hub.origin + EXPLORE);
	await expect(heading(elsewhere)).toHaveText(exploreTitle);
	const folders = () => readdirSync(join(hostDir, "mfe_builder"));
	const [firstFolder = ""] = folders();
	const loadedElsewhere: string[] = [];
	elsewhere.on("request", (request) => {
		const [, edition] = /\/mfe_builder\/([0-9a-f]{12})\//.exec(request.url()) ?? [];
		if (edition !== undefined) loadedElsewhere.push(edition);
	});

	const load = startPageViews(browser, hub.origin, { [MANAGE]: [title, nextTitle], [EXPLORE]: [exploreTitle] });
	/** Headings of the area's screen in the views that began after `number`. */
	const headingsSince = (number: number) => [
		...new Set(load.views.filter((view) => view.path === MANAGE && view.number >= number).map((view) => view.heading)),
	];
	try {
		await load.another();
		expect(headingsSince(0)).toEqual([title]);

		await published(nextDist);
		let since = load.begun();
		await load.another();
		expect(headingsSince(since)).toEqual([nextTitle]);
		// Open tabs stay with the edition that they began with.
		await page.getByRole("banner").locator('a[href="/explore"]').click();
		await expect(heading(page)).toHaveText(exploreTitle);
		await page.goBack();
		await expect(heading(page)).toHaveText(title);
		await elsewhere.getByRole("banner").locator('a[href="/builder"]').click();
		await expect.poll(() => loadedElsewhere.length).toBeGreaterThan(0);
		await expect(elsewhere).toHaveURL(`${hub.origin}/builder`);
		await expect(heading(elsewhere)).not.toHaveText(/Failed to load component/);
		expect([...new Set(loadedElsewhere)]).toEqual([firstFolder]);
		// One that is opened now has the second, and keeps it over the rollback below.
		const later = await context.newPage();
		await later.goto(hub.origin + MANAGE);
		await expect(heading(later)).toHaveText(nextTitle);

		const good = announced();
		for (const [bad, reason] of [
			[spoil(nextDist, "broken", cutModule), /cannot be parsed/],
			[spoil(nextDist, "incompatible", changeContract), /needs contract 9\.0\.0/],
		] as const) {
			const refused = await command.publish(bad);
			expect(refused.code).toBe(1);
			expect(refused.output).toMatch(reason);
		}
		expect(announced()).toBe(good);
		expect(folders()).toHaveLength(2);
		since = load.begun();
		await load.another();
		expect(headingsSince(since)).toEqual([nextTitle]);

		expect((await command.rollBack("mfe_builder")).code).toBe(0);
		since = load.begun();
		await load.another();
		expect(headingsSince(since)).toEqual([title]);
		await later.getByRole("banner").locator('a[href="/explore"]').click();
		await expect(heading(later)).toHaveText(exploreTitle);
		await later.goBack();
		await expect(heading(later)).toHaveText(nextTitle);
	} finally {
		await load.stop();
	}

	expect(load.failures).toEqual([]);
	expect(load.views.length).toBe(load.begun());
	test.info().annotations.push({
		type: "page views",
		description: `${load.views.length} in Chromium, ${load.fetched} without a browser, none failed`,
	});
	expect(hashesOf(shellDist)).toEqual(shellBefore);
	expect([hashesOf(join(hostDir, "mfe_catalogue")), hashesOf(join(hostDir, "mfe_admin"))]).toEqual(othersBefore);
	await Promise.all([hub.stop(), host.stop()]);
});
