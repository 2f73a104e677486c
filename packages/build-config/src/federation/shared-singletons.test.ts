import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { sharedMapModule, sharedVersionsModule } from "./shared-map-module.ts";
import { findSingleton, sharedSingletons } from "./shared-singletons.ts";
import { packageSubpaths } from "./subpaths.ts";
import { uncuratedImports } from "./uncurated-imports.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const shell = join(root, "hub-shell");
const remotes = readdirSync(root).filter((name) => name.startsWith("mfe-"));

describe("the list", () => {
	test.each(sharedSingletons.filter(({ names }) => names !== "all"))(
		"every name listed for $id exists",
		async ({ id, names }) => {
			const file = createRequire(join(shell, "package.json")).resolve(id);
			const loaded = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
			const exported = Object.keys(loaded);
			expect(names === "all" ? [] : names.filter((name) => !exported.includes(name))).toEqual([]);
		},
	);

	test("a prefix covers subpaths, never the style sheets", () => {
		expect(findSingleton("@scriptorium/ui-kit/button")?.id).toBe("@scriptorium/ui-kit/");
		expect(findSingleton("@scriptorium/ui-kit/tokens.css")).toBeUndefined();
		expect(findSingleton("react-dom/client")).toBeUndefined();
	});
});

describe("the shell's map", () => {
	test("offers the first file of ui-kit and the packages at once, and other parts of ui-kit lazily, with installed versions", () => {
		const source = sharedMapModule(shell);
		expect(source).toContain('import("@scriptorium/ui-kit/menu")');
		expect(source).toMatch(/import \* as m\d+_\d+ from "@scriptorium\/ui-kit\/button"/);
		expect(source).toContain('"react": share("19.');
		expect(source).toMatch(
			/import \{ Link as m\d+_Link, NavLink as m\d+_NavLink \} from ".*\/hub-shell\/src\/navigation\/link\.tsx"/,
		);
		expect(source).toMatch(/import \{ Navigate as m\d+_Navigate, .* from "react-router-dom"/);
		expect(source).not.toContain(".css");
		expect(sharedVersionsModule(shell)).toMatch(/"@tanstack\/react-query": "5\.\d+\.\d+"/);
	});
});

describe("remotes", () => {
	test.each(remotes)("%s imports only what the shell brings", (remote) => {
		const sources = readdirSync(join(root, remote, "src"), { recursive: true, encoding: "utf8" }).filter(
			(name) => /\.tsx?$/.test(name) && !/\.test(?:-support)?\.tsx?$|\.d\.ts$/.test(name),
		);
		expect(sources.length).toBeGreaterThan(0);
		const problems = sources.flatMap((name) =>
			uncuratedImports(join(remote, "src", name), readFileSync(join(root, remote, "src", name), "utf8")),
		);
		expect(problems).toEqual([]);
	});
});

describe("the parts of ui-kit", () => {
	const offered = packageSubpaths("@scriptorium/ui-kit", shell);

	test("include those with an entry of their own", () => {
		expect(offered).toContain("@scriptorium/ui-kit/button");
		expect(offered).toContain("@scriptorium/ui-kit/code-findings/words-of-type");
	});

	// A missing one fails at run time only, as 'Failed to load component'.
	test.each(remotes)("that %s imports are all in the shell's map", (remote) => {
		const folder = join(root, remote, "src");
		const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
			(name) => /\.tsx?$/.test(name) && !/\.test(?:-support)?\.tsx?$/.test(name),
		);
		const imported = sources.flatMap((name) =>
			[
				...readFileSync(join(folder, name), "utf8").matchAll(
					/^import (?!type )[^;]*?from "(@scriptorium\/ui-kit\/[^"]+)"/gm,
				),
			].map(([, specifier]) => specifier ?? ""),
		);
		expect(imported.filter((specifier) => !specifier.endsWith(".css") && !offered.includes(specifier))).toEqual([]);
	});
});

describe("the check of imports", () => {
	test.each([
		'import { Link, useParams } from "react-router-dom";',
		'import * as React from "react";',
		'import React, { useState } from "react";',
		'import type { RouteObject } from "react-router-dom";',
		'import { type RouteObject, Link } from "react-router-dom";',
		'import { Button } from "@scriptorium/ui-kit/button";',
		'import { Star } from "lucide-react";',
		'const page = () => import("./page.tsx");',
	])("allows %s", (source) => {
		expect(uncuratedImports("a.tsx", source)).toEqual([]);
	});

	test.each([
		'import { useLoaderData } from "react-router-dom";',
		'import * as router from "react-router-dom";',
		'import { Link as default_, createBrowserRouter } from "react-router-dom";',
		'import { QueryClient } from "@tanstack/react-query";',
		'import "@tanstack/react-query";',
		'import { createRoot } from "react-dom/client";',
		'import { Link } from "react-router";',
		'import "@scriptorium/ui-kit/base.css";',
		'const router = await import("react-router-dom");',
	])("refuses %s", (source) => {
		expect(uncuratedImports("a.tsx", source)).toHaveLength(1);
	});
});
