import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { composeRegistry } from "./compose-registry.ts";

const built = {
	name: "mfe_alpha",
	entry: "remoteEntry-AAAAAAAA.js",
	version: "1.0.0",
	contract: "1.0.0",
	requires: { react: "^19.3.0" },
	routes: ["/alpha"],
	preload: ["remoteEntry-AAAAAAAA.js", "assets/remote-BBBBBBBB.js"],
	css: ["assets/remote-CCCCCCCC.css"],
	screens: { "/alpha": { preload: ["assets/alpha-DDDDDDDD.js"], css: [] } },
};

function distWith(descriptor: unknown): string {
	const distDir = mkdtempSync(join(tmpdir(), "compose-registry-"));
	onTestFinished(() => rmSync(distDir, { recursive: true, force: true }));
	writeFileSync(join(distDir, "remote.json"), JSON.stringify(descriptor));
	return distDir;
}

test.each(["/remotes/alpha/", "https://alpha.example/v7/"])("addresses follow the deployment at %s", (base) => {
	const { remotes } = composeRegistry([{ distDir: distWith(built), base }]);
	expect(remotes).toEqual([
		{
			...built,
			entry: `${base}remoteEntry-AAAAAAAA.js`,
			preload: [`${base}remoteEntry-AAAAAAAA.js`, `${base}assets/remote-BBBBBBBB.js`],
			css: [`${base}assets/remote-CCCCCCCC.css`],
			screens: { "/alpha": { preload: [`${base}assets/alpha-DDDDDDDD.js`], css: [] } },
		},
	]);
});

test.each([
	{ entry: "https://elsewhere.example/x.js" },
	{ entry: "/x.js" },
	{ routes: [] },
	{ version: "latest" },
	{ screens: [] },
])("%o is refused", (wrong) => {
	expect(() => composeRegistry([{ distDir: distWith({ ...built, ...wrong }), base: "/remotes/alpha/" }])).toThrow();
});
