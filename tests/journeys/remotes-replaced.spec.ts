import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { BUILD_TIMEOUT_MS, buildCopy, projectRoot } from "./remotes/build-copy.ts";
import { shellDist, startHubUnderTest } from "./remotes/hub-under-test.ts";
import { startRemoteServer } from "./remotes/remote-server.ts";

/** Path in the build to the hash of its content. */
function hashesOf(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		statSync(join(folder, name)).isFile(),
	);
	return Object.fromEntries(
		files.sort().map((name) => [
			name,
			createHash("sha256")
				.update(readFileSync(join(folder, name)))
				.digest("hex"),
		]),
	);
}

test("a remote is replaced and rolled back by the registry alone; the shell's build stays byte for byte", async ({
	page,
}) => {
	test.setTimeout(BUILD_TIMEOUT_MS);
	const before = hashesOf(shellDist);
	const hub = await startHubUnderTest();
	const current = await startRemoteServer(join(projectRoot, "mfe-builder", "dist"));
	hub.deploy([{ distDir: join(projectRoot, "mfe-builder", "dist"), base: current.base }]);
	await page.goto(`${hub.origin}/manage-bookmarklets`);
	const heading = page.getByRole("main").getByRole("heading", { level: 1 });
	const title = ((await heading.textContent()) ?? "").trim();
	expect(title).not.toBe("");

	let edits = 0;
	const newTitle = `${title}, second edition`;
	const newDist = await buildCopy({
		from: "mfe-builder",
		dependenciesOf: "mfe-builder",
		edit(text, file) {
			if (!file.includes("messages") || !text.includes(`"${title}"`)) return text;
			edits += 1;
			return text.replaceAll(`"${title}"`, `"${newTitle}"`);
		},
	});
	expect(edits).toBeGreaterThan(0);
	const next = await startRemoteServer(newDist);
	expect(new URL(next.base).port).not.toBe(new URL(current.base).port);
	await page.reload();
	await expect(heading).toHaveText(title);

	hub.deploy([{ distDir: newDist, base: next.base }]);
	await page.reload();
	await expect(heading).toHaveText(newTitle);

	hub.deploy([{ distDir: join(projectRoot, "mfe-builder", "dist"), base: current.base }]);
	await page.reload();
	await expect(heading).toHaveText(title);

	expect(hashesOf(shellDist)).toEqual(before);
	await Promise.all([hub.stop(), current.stop(), next.stop()]);
});
