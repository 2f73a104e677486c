import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, CSSOptions, PluginOption } from "vite";
import { leanIcons } from "./lean-icons.ts";
import { namedWidths } from "./named-widths.ts";
import { precompress } from "./precompress.ts";
import { thirdPartyLicenses } from "./third-party-licenses.ts";

/** Whether `npm run dev` builds: without minification and compression, which take time. */
export const isDevBuild = process.env.SCRIPTORIUM_DEV_BUILD === "1";

/** Browsers of 2023 and later, as the extension's `minimum_chrome_version` implies; modules only, so no preload polyfill. */
export const browserBuild: BuildEnvironmentOptions = {
	...(isDevBuild ? { minify: false } : {}),
	target: "es2023",
	// All of these know light-dark() and nesting; older ones would get a polyfill that triples the token sheet.
	cssTarget: ["chrome123", "firefox128", "safari17.5"],
	modulePreload: { polyfill: false },
	emptyOutDir: true,
	reportCompressedSize: false,
	assetsInlineLimit: 0,
};

/**
 * Configures style sheets: class names begin with the application's name, so that those of two remotes on one page do not conflict, and
 * media queries name the widths of ui-kit.
 * @param area short name of the application, for example `catalogue`
 * @returns the `css` option of Vite
 */
export function scopedCss(area: string): CSSOptions {
	return {
		modules: { generateScopedName: `${area}-[local]-[hash:base64:6]` },
		postcss: { plugins: namedWidths() },
	};
}

/**
 * Lists the Vite plugins of every application: icons, React, third-party licenses, precompressed files.
 * @param licenses packages that builds of workers have found
 * @returns new instances of the plugins
 */
export function basePlugins(licenses?: Parameters<typeof thirdPartyLicenses>[0]): PluginOption[] {
	return [leanIcons(), react(), thirdPartyLicenses(licenses), ...(isDevBuild ? [] : [precompress()])];
}
