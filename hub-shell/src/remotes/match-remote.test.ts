import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { expect, test } from "vitest";
import { matchRemote } from "./match-remote.ts";

const remote = (name: string, routes: string[]) => ({
	name,
	entry: `/remotes/${name}/remoteEntry-AAAAAAAA.js`,
	version: "1.0.0",
	contract: "1.0.0",
	requires: {},
	routes,
	preload: [],
	css: [],
});
const registry: RemoteRegistry = {
	contract: "1.0.0",
	remotes: [
		remote("catalogue", ["/", "/explore", "/category/:category", "/bookmarklet/:id", "/:username", "/:username/:slug"]),
		remote("builder", ["/builder", "/create", "/bookmarklet/:id/edit", "/manage"]),
		remote("admin", ["/admin", "/admin-debug"]),
	],
};

test.each([
	["/", "catalogue", "/"],
	["/explore", "catalogue", "/explore"],
	["/create", "builder", "/create"],
	["/builder/", "builder", "/builder"],
	["/admin", "admin", "/admin"],
	["/ada", "catalogue", "/:username"],
	["/ada/table-to-csv", "catalogue", "/:username/:slug"],
	["/category/data", "catalogue", "/category/:category"],
	["/bookmarklet/7", "catalogue", "/bookmarklet/:id"],
	["/bookmarklet/7/edit", "builder", "/bookmarklet/:id/edit"],
	["/ADA/%C3%BCber", "catalogue", "/:username/:slug"],
])("%s belongs to %s", (path, name, pattern) => {
	const match = matchRemote(registry, path);
	expect([match?.descriptor.name, match?.pattern]).toEqual([name, pattern]);
});

test("fixed addresses win over patterns, in any order of the remotes", () => {
	const turned = { ...registry, remotes: registry.remotes.toReversed() };
	for (const path of ["/create", "/explore", "/ada", "/bookmarklet/7/edit"]) {
		expect(matchRemote(turned, path)?.descriptor.name).toBe(matchRemote(registry, path)?.descriptor.name);
	}
});

test.each(["/a/b/c", "/bookmarklet/7/edit/more"])("%s belongs to nobody", (path) => {
	expect(matchRemote(registry, path)).toBeNull();
});
