import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles, readLines, root } from "./tracked-files.ts";

const ROUTE_FILES = [
	...["mfe-catalogue", "mfe-builder", "mfe-admin"].map((area) => `${area}/src/route-patterns.ts`),
	"hub-shell/src/app/screen-modules.ts",
	"hub-shell/src/features/static-pages/static-page-paths.ts",
];

/** First path segments that are words, not parameters. */
async function firstSegments(file: string): Promise<string[]> {
	const exported = (await import(join(root, file))) as {
		routePatterns?: readonly string[];
		screenModules?: Readonly<Record<string, string>>;
		staticPagePaths?: readonly string[];
	};
	const paths = exported.routePatterns ?? exported.staticPagePaths ?? Object.keys(exported.screenModules ?? {});
	return paths.map((path) => path.split("/")[1] ?? "").filter((segment) => /^[a-z]/.test(segment));
}

describe("usernames", () => {
	const reserved = new Set(
		projectFiles()
			.filter((file) => /^supabase\/migrations\/\d+_\w+\.sql$/.test(file))
			.flatMap((file) => [
				...readLines(file)
					.join("\n")
					.matchAll(/insert into private\.reserved_usernames \(name\) values([^;]*);/g),
			])
			.flatMap(([, rows = ""]) => [...rows.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name)),
	);

	it.each(ROUTE_FILES)("never hide a route of %s", async (file) => {
		const segments = await firstSegments(file);
		expect(segments.length).toBeGreaterThan(0);
		expect(segments.filter((segment) => !reserved.has(segment))).toEqual([]);
	});

	it("never hide what the hub's server and backend answer", () => {
		const served = [
			"auth",
			"not-found",
			"security",
			"scripts",
			"remotes",
			"assets",
			"healthz",
			"rest",
			"functions",
			"storage",
			"api",
			"feeds",
			"oembed",
			"avatars",
			"csp-reports",
		];
		expect(served.filter((segment) => !reserved.has(segment))).toEqual([]);
	});
});
