import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeLocalRegistry } from "./local-registry.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scriptorium-registry-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const remote = () => ({ name: "mfe_catalogue", mountPath: "/remotes/catalogue/", distDir: join(folder, "dist") });
function build(version: string): void {
	mkdirSync(remote().distDir, { recursive: true });
	const descriptor = {
		name: "mfe_catalogue",
		version,
		contract: "1.0.0",
		requires: { react: "^19.0.0" },
		routes: ["/"],
		entry: `remoteEntry-${version}.js`,
		preload: ["assets/a.js"],
		css: ["assets/a.css"],
	};
	writeFileSync(join(remote().distDir, "remote.json"), JSON.stringify(descriptor));
}
const entries = (file: string) =>
	JSON.parse(readFileSync(file, "utf8")).remotes.map((one: { entry: string }) => one.entry);

describe("the local registry", () => {
	it("puts each remote's addresses below its mount path", async () => {
		build("1.0.0");
		const [descriptor] = JSON.parse(readFileSync(await writeLocalRegistry(folder, [remote()]), "utf8")).remotes;
		expect(descriptor).toMatchObject({
			entry: "/remotes/catalogue/remoteEntry-1.0.0.js",
			preload: ["/remotes/catalogue/assets/a.js"],
			css: ["/remotes/catalogue/assets/a.css"],
		});
	});

	it("keeps a change made by hand until a remote is built anew", async () => {
		build("1.0.0");
		const file = await writeLocalRegistry(folder, [remote()]);
		writeFileSync(
			file,
			readFileSync(file, "utf8").replace("/remotes/catalogue/remoteEntry", "http://localhost:9/remoteEntry"),
		);
		await writeLocalRegistry(folder, [remote()]);
		expect(entries(file)).toEqual(["http://localhost:9/remoteEntry-1.0.0.js"]);
		build("1.0.1");
		await writeLocalRegistry(folder, [remote()]);
		expect(entries(file)).toEqual(["/remotes/catalogue/remoteEntry-1.0.1.js"]);
	});

	it("says which remote is not built", () =>
		expect(writeLocalRegistry(folder, [remote()])).rejects.toThrow(
			/mfe_catalogue is not built\. Start without --no-build\./,
		));
});
