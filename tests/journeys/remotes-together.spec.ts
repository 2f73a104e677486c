import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { BUILD_TIMEOUT_MS, buildAreaRemote, buildCopy, projectRoot } from "./remotes/build-copy.ts";
import { startHubUnderTest } from "./remotes/hub-under-test.ts";
import { startRemoteServer } from "./remotes/remote-server.ts";

test("two remotes on one page share the shell's contexts, its query cache and one React", { tag: "@soak" }, async ({
	page,
}) => {
	test.setTimeout(BUILD_TIMEOUT_MS);
	const [alphaDist, betaDist, shell] = await Promise.all([
		buildAreaRemote("alpha"),
		buildAreaRemote("beta"),
		buildCopy({
			from: "tests/fixtures/remotes/two-remotes-shell",
			dependenciesOf: "hub-shell",
			edit: (text) => text.replace("HUB_SHELL", join(projectRoot, "hub-shell")),
		}),
	]);
	const [hub, alpha, beta] = await Promise.all([
		startHubUnderTest(shell),
		startRemoteServer(alphaDist),
		startRemoteServer(betaDist),
	]);
	hub.deploy([
		{ distDir: alphaDist, base: alpha.base },
		{ distDir: betaDist, base: beta.base },
	]);
	const answers: string[] = [];
	const scripts: Promise<{ url: string; text: string }>[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/remotes.json?fixture")) answers.push(request.url());
	});
	page.on("response", (response) => {
		const url = response.url();
		if (/\.js(?:\?|$)/.test(url)) scripts.push(response.text().then((text) => ({ url, text })));
	});
	const violations: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") violations.push(message.text());
	});
	await page.goto(`${hub.origin}/alpha`);

	for (const area of ["alpha", "beta"]) {
		const section = page.getByRole("region", { name: area });
		await expect(section.getByRole("heading", { name: `${area} is here` })).toBeVisible();
		await expect(section.getByText("de-AT")).toBeVisible();
		await expect(section.getByRole("status")).toHaveText("answer 200");
		await expect(section).toHaveCSS("border-inline-start-color", "rgb(1, 2, 3)");
	}
	expect(answers).toHaveLength(1);
	const seen = await page.evaluate(() => {
		const { seenByRemotes } = globalThis as { seenByRemotes?: { react: Set<unknown>; queryClients: Set<unknown> } };
		return { react: seenByRemotes?.react.size, queryClients: seenByRemotes?.queryClients.size };
	});
	expect(seen).toEqual({ react: 1, queryClients: 1 });

	// The renderer introduces itself to the developer tools by this name; a second copy would do so too.
	const loaded = await Promise.all(scripts);
	const renderers = loaded.filter(({ text }) => /rendererPackageName:\s*["'`]react-dom["'`]/.test(text));
	expect(renderers.map(({ url }) => new URL(url).origin)).toEqual([hub.origin]);
	expect(loaded.some(({ url }) => url.startsWith(alpha.base))).toBe(true);
	expect(loaded.some(({ url }) => url.startsWith(beta.base))).toBe(true);
	expect(violations).toEqual([]);
	await Promise.all([hub.stop(), alpha.stop(), beta.stop()]);
});
