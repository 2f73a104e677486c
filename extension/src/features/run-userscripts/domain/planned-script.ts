import { readGrants } from "@scriptorium/userscript/grants";
import type { RunAt, ScriptMetadata } from "@scriptorium/userscript/metadata";
import { isProvided, type ProvidedGrant } from "../../../library/provided-grants.ts";
import { readStoredText } from "../../../library/read-stored-text.ts";
import { findRequires } from "../../../library/script-requires.ts";
import { findResources } from "../../../library/script-resources.ts";
import type { ScriptValues, StoredResource, StoredScript } from "../../../library/stored-script.ts";
import { type ScriptHandler, scriptInfo } from "./script-info.ts";
import { type BrowserTargets, browserTargets, exceptOn } from "./script-targets.ts";

/** A stored script, read and ready to be registered. */
export interface PlannedScript {
	readonly id: string;
	readonly secret: string;
	readonly code: string;
	/** Texts that run before the code, in its scope. */
	readonly requires: readonly string[];
	/** Files by name. */
	readonly resources: ReadonlyMap<string, StoredResource>;
	readonly name: string;
	/** `GM_info`. */
	readonly info: Readonly<Record<string, unknown>>;
	readonly targets: BrowserTargets;
	readonly allFrames: boolean;
	/** Null for a script that the browser does not start: the worker does, or the user. */
	readonly runAt: "document_start" | "document_end" | "document_idle" | null;
	/** `@run-at document-start` or `document-body`: it runs before the document has been parsed. */
	readonly startsEarly: boolean;
	/** `@run-at document-body`. */
	readonly waitsForBody: boolean;
	/** The worker starts it, in private windows (`incognito-tabs`) or in others (`normal-tabs`); null for other scripts. */
	readonly startedIn: "incognito-tabs" | "normal-tabs" | null;
	/** `@run-at context-menu`: the user starts it. */
	readonly isMenuCommand: boolean;
	/** Provided functions only. */
	readonly grants: readonly ProvidedGrant[];
	/** False: the script runs in the page's own world. */
	readonly ownWorld: boolean;
	readonly values: ScriptValues;
	readonly topLevelAwait: boolean;
	/** The code runs as written, outside of any function. */
	readonly unwrap: boolean;
}

const RUN_AT: Readonly<Record<RunAt, PlannedScript["runAt"]>> = {
	"document-start": "document_start",
	"document-body": "document_start",
	"document-end": "document_end",
	"document-idle": "document_idle",
	"context-menu": null,
};

/** Grants that the page's own world has without the extension's help. */
const PAGE_GRANTS: readonly string[] = ["GM_info", "unsafeWindow"];
const NO_HANDLER: ScriptHandler = { version: "", platform: null, inPrivateWindows: false };

/**
 * Null for a script that runs nowhere: unreadable, without usable patterns, or with a `@require` or `@resource` whose content is
 * missing.
 */
export function planScript(
	stored: StoredScript,
	values: ScriptValues = {},
	handler: ScriptHandler = NO_HANDLER,
): PlannedScript | null {
	const read = readStoredText(stored);
	if (!read.ok || read.text.metadata === null || read.text.block === null) return null;
	const { metadata, block } = read.text;
	const targets = exceptOn(browserTargets(metadata), stored.offSites);
	if (targets.matches.length === 0) return null;
	const requires = findRequires(metadata.requires, stored.requires);
	const resources = findResources(metadata.resources, stored.resources);
	if (requires.missing.length + resources.missing.length > 0) return null;
	const { granted } = readGrants(metadata.grants);
	const ownWorld = needsOwnWorld(metadata);
	const { range } = block;
	const described = { id: stored.id, metadata, metadataText: read.text.code.slice(range.start, range.end), ownWorld };
	const limitedTo = metadata.runIn === "incognito-tabs" || metadata.runIn === "normal-tabs" ? metadata.runIn : null;
	// Without access to private windows all windows are normal ones.
	const isEverywhere = limitedTo === null || (limitedTo === "normal-tabs" && !handler.inPrivateWindows);
	return {
		id: stored.id,
		secret: stored.secret,
		code: read.text.body,
		requires: requires.texts,
		resources: resources.byName,
		name: metadata.name,
		info: scriptInfo(described, handler),
		targets,
		allFrames: metadata.allFrames,
		runAt: isEverywhere ? RUN_AT[metadata.runAt] : null,
		startsEarly: RUN_AT[metadata.runAt] === "document_start",
		waitsForBody: metadata.runAt === "document-body",
		startedIn: isEverywhere || metadata.runAt === "context-menu" || !handler.inPrivateWindows ? null : limitedTo,
		isMenuCommand: metadata.runAt === "context-menu",
		grants: granted.filter(isProvided),
		ownWorld,
		values,
		topLevelAwait: read.text.goal === "async-function",
		unwrap: metadata.unwrap && !ownWorld && targets.guard === null,
	};
}

/** A grant that is not provided still means that the script did not ask for the page's world. */
function needsOwnWorld({ grants, injectInto, sandbox }: ScriptMetadata): boolean {
	const { granted, unknown } = readGrants(grants);
	if (unknown.length > 0 || granted.some((grant) => !PAGE_GRANTS.includes(grant))) return true;
	return injectInto === "content" || sandbox === "DOM";
}
