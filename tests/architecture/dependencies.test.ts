import { describe, expect, it } from "vitest";
import { projectFiles, readLines } from "./tracked-files.ts";

describe("dependencies", () => {
	const lockfile = readLines("pnpm-lock.yaml").join("\n");

	it("come by integrity hash, never by an address", () => {
		expect(lockfile).not.toMatch(/https?:\/\//);
		expect(lockfile).not.toMatch(/tarball:/);
	});

	it("leave out the release of linkedom that cannot be installed", () => {
		expect(lockfile).not.toContain("cssomnom");
	});

	it("are pinned exactly, through the catalog", () => {
		const manifests = projectFiles().filter((file) => file.endsWith("package.json"));
		const loose = manifests.flatMap((file) => {
			const manifest = JSON.parse(readLines(file).join("\n")) as Record<string, Record<string, string> | undefined>;
			const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
			return Object.entries(all)
				.filter(([, version]) => !/^(catalog:|workspace:\*|\d+\.\d+\.\d+)/.test(version))
				.map(([name, version]) => `${file}: ${name} ${version}`);
		});
		expect(loose).toEqual([]);
	});
});
