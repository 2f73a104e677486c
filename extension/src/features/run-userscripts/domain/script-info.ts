import type { ScriptMetadata } from "@scriptorium/userscript/metadata";

/** What the extension says about itself in `GM_info`. */
export interface ScriptHandler {
	readonly version: string;
	/** Null where the browser does not say. */
	readonly platform: { readonly os: string; readonly arch: string } | null;
	/** The user lets the extension run in private windows. */
	readonly inPrivateWindows: boolean;
}

export interface DescribedScript {
	readonly id: string;
	readonly metadata: ScriptMetadata;
	/** The metadata block as written. */
	readonly metadataText: string;
	readonly ownWorld: boolean;
}

/** `GM_info`, with the fields of Violentmonkey and Tampermonkey. */
export function scriptInfo(
	{ id, metadata, metadataText, ownWorld }: DescribedScript,
	{ version, platform, inPrivateWindows }: ScriptHandler,
): Readonly<Record<string, unknown>> {
	const { runIn } = metadata;
	// A registration is the same for all windows, so where both kinds are possible it is not known which it is.
	const isKnown = !inPrivateWindows || runIn === "incognito-tabs" || runIn === "normal-tabs";
	const isIncognito = isKnown ? inPrivateWindows && runIn === "incognito-tabs" : undefined;
	return {
		scriptHandler: "Scriptorium",
		version,
		uuid: id,
		injectInto: ownWorld ? "content" : "page",
		sandboxMode: ownWorld ? "dom" : "raw",
		scriptMetaStr: metadataText,
		scriptUpdateURL: metadata.updateUrl ?? metadata.downloadUrl ?? "",
		scriptWillUpdate: metadata.downloadUrl?.toLowerCase() !== "none",
		downloadMode: "native",
		...(platform === null ? {} : { platform: { ...platform, browserName: "chrome" } }),
		...(isIncognito === undefined ? {} : { isIncognito }),
		script: {
			name: metadata.name,
			namespace: metadata.namespace ?? "",
			version: metadata.version ?? "",
			description: metadata.description ?? "",
			author: metadata.author ?? "",
			copyright: metadata.copyright ?? "",
			icon: metadata.icon ?? "",
			icon64: metadata.icon64 ?? "",
			homepage: metadata.homepage ?? "",
			homepageURL: metadata.homepage ?? "",
			supportURL: metadata.support ?? "",
			downloadURL: metadata.downloadUrl ?? "",
			updateURL: metadata.updateUrl ?? "",
			license: metadata.license ?? "",
			matches: metadata.matches,
			excludeMatches: metadata.excludeMatches,
			includes: metadata.includes,
			excludes: metadata.excludes,
			grant: metadata.grants,
			grants: metadata.grants,
			require: metadata.requires,
			resources: metadata.resources.map(({ name, url }) => ({ name, url })),
			connects: metadata.connects,
			antifeatures: metadata.antifeatures,
			tags: metadata.tags,
			runAt: metadata.runAt,
			"run-at": metadata.runAt,
			runIn: metadata.runIn ?? "",
			injectInto: metadata.injectInto,
			sandbox: metadata.sandbox ?? "",
			noframes: !metadata.allFrames,
			unwrap: metadata.unwrap,
			topLevelAwait: metadata.topLevelAwait,
			uuid: id,
		},
	};
}
