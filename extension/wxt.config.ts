import { basename, dirname, resolve } from "node:path";
import { namedWidths } from "@scriptorium/build-config/vite/named-widths";
import { thirdPartyLicenses } from "@scriptorium/build-config/vite/third-party-licenses";
import { EXTENSION_KEY } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { defineConfig } from "wxt";

/** The one hub this build talks to. Another port, a test or production builds with its own. */
const hubOrigin = new URL(process.env.WXT_HUB_ORIGIN ?? "http://localhost:4173").origin;
/** Of all scripts and pages of the extension, each of which is built in a run of its own. */
const bundled: Parameters<typeof thirdPartyLicenses>[0] = new Map();
const out = process.env.SCRIPTORIUM_EXTENSION_OUT;

/** A match pattern has no port worth relying on: the exact origin is checked on every connection. */
const { protocol, hostname } = new URL(hubOrigin);
const hubPattern = `${protocol}//${hostname}/*`;

export default defineConfig({
	srcDir: "src",
	publicDir: "src/public",
	modules: ["@wxt-dev/module-react"],
	imports: false,
	manifestVersion: 3,
	...(out === undefined
		? {}
		: {
				outDir: dirname(resolve(out)),
				outDirTemplate: basename(resolve(out)),
				// `wxt zip` packs the folder into a file beside it; the hub offers that for download.
				zip: { artifactTemplate: `${basename(resolve(out))}.zip` },
			}),
	vite: () => ({
		define: {
			"import.meta.env.WXT_HUB_ORIGIN": JSON.stringify(hubOrigin),
			// Set by `npm run dev`.
			"import.meta.env.SCRIPTORIUM_DEV_BUILD": JSON.stringify(process.env.SCRIPTORIUM_DEV_BUILD === "1"),
		},
		css: { postcss: { plugins: namedWidths() } },
		plugins: [thirdPartyLicenses(bundled)],
		worker: { plugins: () => [thirdPartyLicenses(bundled, { writes: false })] },
	}),
	manifest: ({ browser, command }) => ({
		name: "Scriptorium",
		description: "Installs, runs and manages userscripts from the Scriptorium hub.",
		permissions: [
			"storage", // the installed scripts
			"unlimitedStorage", // scripts of up to 4 MB each, and their values
			"tabs", // the page the popup is about, and those that are recorded
			"scripting", // the recorder is put into pages only while something is recorded
			"webNavigation", // where recorded pages lead
			"alarms", // looking for updates
			"webRequest", // where a redirect of a script's request leads, which fetch hides
			"notifications", // GM_notification
			"contextMenus", // scripts and their commands in the browser's context menu
			"clipboardWrite", // GM_setClipboard
			"cookies", // GM_cookie, once the user allows it, and requests whose cookies replace those of the browser
			"declarativeNetRequestWithHostAccess", // an opened `.user.js` shows the confirmation page
			...(browser === "firefox" ? [] : ["userScripts"]),
			...(browser === "firefox" ? [] : ["offscreen"]), // rating updates outside of the worker
		],
		host_permissions: ["<all_urls>"],
		...(browser === "firefox"
			? {
					// Firefox lets people grant it only later (MDN, userScripts), and pages reach it only through the relay.
					optional_permissions: ["userScripts", "downloads"],
					browser_specific_settings: {
						gecko: {
							id: "extension@scriptorium.example",
							strict_min_version: "136.0",
							data_collection_permissions: { required: ["none"] },
						},
					},
				}
			: {
					// The first with a switch per extension for userscripts.
					minimum_chrome_version: "138",
					// GM_download; asked for on the extension's pages.
					optional_permissions: ["downloads"],
					key: EXTENSION_KEY,
					externally_connectable: { matches: [hubPattern] },
					web_accessible_resources: [
						// The browser redirects an opened `.user.js` there. No website can open it by itself, or find out whether the
						// extension is installed: the address that it may use changes with each start of the browser.
						{ resources: ["confirm-install.html"], matches: ["<all_urls>"], use_dynamic_url: true },
						// The hub sends its one-time code to this fixed address; no other site sees it.
						{ resources: ["sign-in.html"], matches: [hubPattern] },
					],
				}),
		// No page of the extension may stand in a frame: Install is a click on our own page, on top.
		...(command === "build"
			? {
					content_security_policy: {
						// connect-src: the worker loads the @require addresses of scripts from any web server, and the confirmation
						// page reads files where the user has allowed it; the policy is one for worker and pages.
						extension_pages: `default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self' ${hubOrigin} https: http: file:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
					},
				}
			: {}),
	}),
});
