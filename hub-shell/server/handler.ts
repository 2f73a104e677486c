import { type Connection, createPageQueue } from "@scriptorium/http-limits/page-queue";
import { type Env, Hono } from "hono";
import { createApi } from "./api/serve-api.ts";
import { addProviderRoute } from "./avatars/from-provider/add-provider-route.ts";
import { serveAvatar } from "./avatars/serve-avatar.ts";
import { PICTURE_LOADER_PATH, servePictureLoader } from "./avatars/serve-picture-loader.ts";
import { clientSignal } from "./backend/client-signal.ts";
import { createRestReader, DATA_TIME_LIMIT_MS, type RestReader } from "./backend/rest-reader.ts";
import { addReportRoute } from "./csp-reports/add-report-route.ts";
import { DESKTOP_ENDPOINTS_PATH, serveDesktopEndpoints } from "./desktop-endpoints.ts";
import { openTemplate } from "./document.ts";
import { ARCHIVE_PATH, serveArchive } from "./extension-archive/serve-archive.ts";
import { createFeedService } from "./feeds/serve-feed.ts";
import type { HubConfig } from "./hub-config.ts";
import { limitDeclaredBody } from "./limit-body.ts";
import { serveOembed } from "./oembed/serve-oembed.ts";
import { createPictureService } from "./og/serve-picture.ts";
import { servePage } from "./page.ts";
import { openRegistryFile } from "./registry-file.ts";
import { createPageRenderer } from "./render/page-renderer.ts";
import { createServerModules } from "./render/server-modules.ts";
import { SANDBOX_PATH, serveSandbox } from "./sandbox/serve-sandbox.ts";
import { SCRIPT_PICTURE_ROUTE, serveScriptPicture } from "./script-pictures/serve-script-picture.ts";
import { securityHeaders } from "./security-headers.ts";
import { opensearchXml } from "./site-map/opensearch-xml.ts";
import { robotsText } from "./site-map/robots-text.ts";
import { serveSitemapIndex, serveSitemapPage } from "./site-map/serve-sitemap.ts";
import { isSuspicious } from "./static/file-path.ts";
import { serveFile } from "./static/serve-file.ts";
import { textResponse } from "./static/text-response.ts";
import { type Asked, addFileRoutes } from "./user-scripts/add-file-routes.ts";
import { SECURITY_TEXT_PATH, securityText } from "./well-known/security-text.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Creates the hub's web server as a fetch handler: pages, built files, the registry, installable scripts, API and feeds.
 * @param config Addresses, folders and keys of this deployment.
 * @returns The handler. Its `address` is the visitor's IP address from the connection or a trusted proxy, never from the
 * client; without it no install is counted. `connection` decides the order of requests; without it requests are answered at
 * once and in no fair order. It answers unexpected errors with status 500 and does not throw.
 */
export function createHubHandler(
	config: HubConfig,
): (request: Request, address?: string | null, connection?: Connection) => Promise<Response> {
	const rest = createRestReader(config.backend, config.fetch ?? fetch);
	const data = {
		rest: createRestReader(config.backend, config.fetch ?? fetch, DATA_TIME_LIMIT_MS),
		origin: config.origin,
	};
	const feeds = createFeedService(data);
	const registryFile = openRegistryFile(config.registryFile, (line) => console.error(`[registry] ${line}`));
	const template = openTemplate(config.distDir);
	const logRendering = (line: string) => console.error(`[render] ${line}`);
	const modules = createServerModules(config.remotes, logRendering);
	const renderer = createPageRenderer({
		distDir: config.distDir,
		fetch: config.fetch ?? fetch,
		backendUrl: config.backend.url,
		log: logRendering,
	});
	const everywhere = Object.entries(securityHeaders(config.origin));
	const app = new Hono<Asked>();

	app.use(async (context, next) => {
		await next();
		const { headers } = context.res;
		for (const [name, value] of everywhere)
			if (name !== "permissions-policy" || !headers.has(name)) headers.set(name, value);
	});
	app.use(limitDeclaredBody);
	if (config.healthz) app.get("/healthz", config.healthz);
	app.get("/remotes.json", async ({ req }) => {
		const registry = await registryFile.read();
		const headers = { "content-type": JSON_TYPE, "access-control-allow-origin": "*" };
		if (!registry) return textResponse(req.raw, '{"error":"The registry is not readable"}\n', { status: 503, headers });
		return textResponse(req.raw, `${JSON.stringify(registry)}\n`, { headers });
	});
	addReportRoute(app);
	app.get(DESKTOP_ENDPOINTS_PATH, ({ req }) => serveDesktopEndpoints(req.raw, config));
	addFileRoutes(app, config, data.rest);
	app.get(SANDBOX_PATH, ({ req }) => serveSandbox(req.raw));
	app.get(PICTURE_LOADER_PATH, ({ req }) => servePictureLoader(req.raw));
	app.get(ARCHIVE_PATH, ({ req }) => serveArchive(config.extension.archive, req.raw));
	addProviderRoute(app, config);
	app.get("/avatars/:user/:hash", ({ req }) => serveAvatar(req.param("user"), req.param("hash"), data.rest));
	app.get(SCRIPT_PICTURE_ROUTE, ({ req }) => serveScriptPicture(req.param("script"), req.param("hash"), data.rest));
	addFindableRoutes(app, data);
	app.route("/", createApi(data));
	app.get("/oembed", ({ req }) => serveOembed(req.raw, data));
	app.get("/feeds/*", ({ req }) => feeds(req.raw));
	app.get("*", async ({ req }) => {
		const { pathname } = new URL(req.url);
		const remote = Object.values(config.remotes).find(({ mountPath }) => pathname.startsWith(mountPath));
		const file = remote
			? await serveFile(remote.distDir, pathname.slice(remote.mountPath.length), req.raw)
			: await serveFile(config.distDir, pathname.slice(1), req.raw);
		if (file) return file;
		// A missing file gets status 404, not the page: browsers refuse to load HTML as a module.
		const isFile = remote !== undefined || /^\/(?:assets|remotes)\/|\.[a-z0-9]{1,8}$/i.test(pathname);
		if (isFile || isSuspicious(pathname)) {
			return new Response("Not found\n", { status: 404, headers: { "cache-control": "no-cache" } });
		}
		return servePage(req.raw, pathname, {
			config,
			rest,
			template: await template(),
			registry: await registryFile.read(),
			renderer,
			modules,
		});
	});
	app.all("*", () => new Response("Method not allowed\n", { status: 405, headers: { allow: "GET, HEAD" } }));
	app.onError((error) => {
		console.error("[hub]", error);
		return new Response("The hub has made a mistake. It is written in its log.\n", { status: 500 });
	});
	const pages = createPageQueue();
	return async (request, address = null, connection = undefined) => {
		const answer = async () => {
			// What a client asked to change goes on without it, a profile picture that is being copied, for example.
			const isRead = request.method === "GET" || request.method === "HEAD";
			return isRead
				? clientSignal.run(request.signal, async () => app.fetch(request, { address }))
				: app.fetch(request, { address });
		};
		// Neither bodies, which may take as long as their client sends them, nor pictures, which have a queue of their own, hold up pages.
		const isSlow = request.body !== null || new URL(request.url).pathname.startsWith("/og/");
		if (connection === undefined || isSlow) return answer();
		const answered = await pages.run({ address: address ?? "", ...connection }, request.signal, answer);
		if (answered === "left") return new Response(null, { status: 499 }); // nobody reads it
		return answered === "full" ? tooManyRequests() : answered;
	};
}

function tooManyRequests(): Response {
	return new Response("Too many requests wait already. Try again in a second.\n", {
		status: 429,
		headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "1" },
	});
}

/** What search engines, browsers' search boxes and link previews ask for beside the pages. */
function addFindableRoutes<Asked extends Env>(
	app: Hono<Asked>,
	{ rest, origin }: { readonly rest: RestReader; readonly origin: string },
): void {
	const picture = createPictureService(rest);
	const hourly = { "cache-control": "public, max-age=3600" };
	app.get("/og/:kind/:file", ({ req }) => picture(req.raw, req.param("kind"), req.param("file")));
	app.get("/sitemap.xml", ({ req }) => serveSitemapIndex(req.raw, { rest, origin }));
	app.get("/sitemap/:file", ({ req }) => serveSitemapPage(req.raw, req.param("file"), { rest, origin }));
	app.get("/robots.txt", ({ req }) =>
		textResponse(req.raw, robotsText(origin), { headers: { ...hourly, "content-type": "text/plain; charset=utf-8" } }),
	);
	app.get(SECURITY_TEXT_PATH, ({ req }) =>
		textResponse(req.raw, securityText(origin, new Date()), {
			headers: { ...hourly, "content-type": "text/plain; charset=utf-8" },
		}),
	);
	app.get("/opensearch.xml", ({ req }) =>
		textResponse(req.raw, opensearchXml(origin), {
			headers: { ...hourly, "content-type": "application/opensearchdescription+xml; charset=utf-8" },
		}),
	);
}
