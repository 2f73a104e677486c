import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { createHubHandler } from "./handler.ts";
import type { HubConfig } from "./hub-config.ts";

export const ORIGIN = "http://localhost:4173";
export const SCRIPT_ID = "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001";
export const REMOVED_ID = "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0002";

const VERSION_ID = "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0003";
const summary = {
	id: SCRIPT_ID,
	title: `Table "to" <CSV> & $&`,
	short_description: "Copies a table </script><script>alert(1)</script> as CSV.",
	slug: "table-to-csv",
	category: "data",
	kind: "bookmarklet",
	featured: false,
	risk_level: "green",
	average_rating: 4.5,
	review_count: 2,
	install_count: 7,
	created_at: "2026-01-02T03:04:05+00:00",
	updated_at: "2026-02-03T04:05:06+00:00",
	author: { user_id: SCRIPT_ID, username: "ada", display_name: "Ada <Admin>" },
	tags: ["csv"],
};

const profile = {
	user_id: SCRIPT_ID,
	username: "ada",
	display_name: "Ada",
	bio: null,
	avatar_url: null,
	website_url: "https://ada.example/",
	github_url: null,
	created_at: "2025-12-31T00:00:00+00:00",
};

export const registry = {
	contract: "1.0.0",
	remotes: [
		{
			name: "mfe_catalogue",
			entry: "/remotes/catalogue/remoteEntry-AAAAAAAA.js",
			version: "1.0.0",
			contract: "1.0.0",
			requires: { react: "^19.3.0" },
			routes: [
				"/",
				"/explore",
				"/category/:category",
				"/bookmarklet/:id",
				"/collections",
				"/collections/:id",
				"/profile/:userId",
				"/:username",
				"/:username/:slug",
			],
			preload: ["/remotes/catalogue/assets/remote-BBBBBBBB.js"],
			css: ["/remotes/catalogue/assets/remote-CCCCCCCC.css"],
			screens: {
				"/": {
					preload: ["/remotes/catalogue/assets/home-HHHHHHHH.js"],
					css: ["/remotes/catalogue/assets/home-IIIIIIII.css"],
				},
			},
		},
		{
			name: "mfe_builder",
			entry: "https://builder.example/remoteEntry-DDDDDDDD.js",
			version: "1.0.0",
			contract: "1.0.0",
			requires: {},
			routes: ["/builder"],
			preload: ["https://builder.example/assets/remote-EEEEEEEE.js"],
			css: ["https://builder.example/assets/remote-FFFFFFFF.css"],
		},
	],
};

/** Creates a fake PostgREST backend; `code` is the stored code of its script, `avatars` holds pictures of people and scripts by hash. */
export function fixtureBackend(code: string, avatars: Readonly<Record<string, Buffer>> = {}): typeof fetch {
	return async (input, init) => {
		const url = new URL(String(input));
		const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, string>) : {};
		const asked = { ...Object.fromEntries(url.searchParams), ...body };
		if (url.pathname.endsWith("/rpc/script_was_removed")) return Response.json(asked.p_bookmarklet_id === REMOVED_ID);
		if (url.pathname.endsWith("/profiles")) {
			const found = asked.username === "eq.ada" || asked.user_id === `eq.${SCRIPT_ID}`;
			return Response.json(found ? [profile] : []);
		}
		if (url.pathname.endsWith("/rpc/resolve_address")) {
			const isFormer = asked.p_username === "ada-before" && [undefined, "table-to-csv", "csv"].includes(asked.p_slug);
			return Response.json(isFormer ? [{ username: "ada", slug: asked.p_slug ? "table-to-csv" : null }] : []);
		}
		if (url.pathname.endsWith("/rpc/get_avatar")) {
			const kept = avatars[asked.p_hash ?? ""];
			return Response.json(kept ? [{ media_type: "image/png", picture: kept.toString("base64") }] : []);
		}
		if (url.pathname.endsWith("/rpc/get_script_picture")) {
			const kept = avatars[asked.p_hash ?? ""];
			return Response.json(kept ? [{ picture: kept.toString("base64") }] : []);
		}
		const found = asked.p_id === SCRIPT_ID || (asked.p_username === "ada" && asked.p_slug === "table-to-csv");
		return Response.json(found ? [{ ...summary, version_id: VERSION_ID, semver: "1.2.0", code }] : []);
	};
}

/** Opens a hub with a built shell of four files and a remote of two. */
export function openFixtureHub(overrides: Partial<HubConfig> = {}) {
	const root = mkdtempSync(join(tmpdir(), "hub-server-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const write = (name: string, content: string | Buffer) => {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), content);
	};
	const script = `export const big = "${"x".repeat(2000)}";\n`;
	write(
		"shell/index.html",
		'<!doctype html>\n<html lang="en"><head><!--hub-head--></head><body><!--hub-opening--><!--hub-screen-sheets--><noscript>Scriptorium needs JavaScript.</noscript><!--hub-settings--></body></html>\n',
	);
	write(
		"shell/server.json",
		JSON.stringify({
			styleHashes: [`sha256-${"A".repeat(43)}=`],
			start: { preload: ["/assets/start-MMMMMMMM.js"], css: ["/assets/start-NNNNNNNN.css"] },
			runtimePreload: ["/assets/runtime-GGGGGGGG.js"],
			screens: {
				"/faq": { preload: ["/assets/static-page-JJJJJJJJ.js"], css: ["/assets/static-page-KKKKKKKK.css"] },
			},
			fonts: ["/assets/inter-LLLLLLLL.woff2"],
		}),
	);
	write("shell/favicon.svg", "<svg/>\n");
	write("shell/assets/index-HHHHHHHH.js", script);
	write("shell/assets/index-HHHHHHHH.js.br", brotliCompressSync(script));
	write("shell/assets/index-HHHHHHHH.js.gz", gzipSync(script));
	write("catalogue/remoteEntry-AAAAAAAA.js", "export {};\n");
	write("catalogue/remote.json", "{}\n");
	write("registry.json", JSON.stringify(registry));
	const handler = createHubHandler({
		origin: ORIGIN,
		distDir: join(root, "shell"),
		registryFile: join(root, "registry.json"),
		remotes: { mfe_catalogue: { mountPath: "/remotes/catalogue/", distDir: join(root, "catalogue") } },
		backend: { url: ORIGIN, publishableKey: "sb_publishable_test" },
		extension: { id: "abcdefghijklmnopabcdefghijklmnop", archive: null },
		fetch: fixtureBackend("alert(1)"),
		...overrides,
	});
	const get = (path: string, headers: Record<string, string> = {}, method = "GET", address: string | null = null) =>
		handler(new Request(ORIGIN + path, { method, headers }), address);
	return { get, handler, write, remove: (name: string) => rmSync(join(root, name)), script };
}
