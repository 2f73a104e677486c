import { readGrants } from "@scriptorium/userscript/grants";
import type { RunAt } from "@scriptorium/userscript/metadata";
import { targetsOf } from "../../../script-library/page-targets.ts";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import { findRequires, type LibraryText } from "../../../script-library/script-requires.ts";
import { findResources } from "../../../script-library/script-resources.ts";
import type { StoredResource, StoredScript } from "../../../script-library/stored-script.ts";
import { isProvided, type ProvidedGrant } from "../../../userscript-api/provided-grants.ts";
import { needsOwnWorld } from "../../../userscript-api/script-world.ts";
import { type ScriptHandler, scriptInfo } from "./script-info.ts";
import { type BrowserTargets, browserTargets, exceptOn } from "./script-targets.ts";

/** A stored script, read and ready to be registered. */
export interface PlannedScript {
	readonly id: string;
	readonly secret: string;
	readonly code: string;
	/** Run before the code, in its scope. */
	readonly requires: readonly LibraryText[];
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
	/**
	 * The body with `@run-at document-body`. The head for a script at document-start whose texts name it: other managers start such scripts
	 * some time after the document begins, and many put a style sheet there with their first statement (SweetAlert2 does).
	 */
	readonly waitsFor: "head" | "body" | null;
	/** The worker starts it, in private windows (`incognito-tabs`) or in others (`normal-tabs`); null for other scripts. */
	readonly startedIn: "incognito-tabs" | "normal-tabs" | null;
	/** `@run-at context-menu`: the user starts it. */
	readonly isMenuCommand: boolean;
	/** Provided functions only. */
	readonly grants: readonly ProvidedGrant[];
	/** False: the script runs in the page's own world. */
	readonly ownWorld: boolean;
	/**
	 * In a world of its own, and its texts name `unsafeWindow`: it gets the page's side of it, granted or not, as in other managers. Each
	 * such script costs a registration.
	 */
	readonly usesPageWindow: boolean;
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

const NO_HANDLER: ScriptHandler = { version: "", platform: null, inPrivateWindows: false };

/**
 * Null for a script that runs nowhere: unreadable, without usable patterns, or with a `@require` or `@resource` whose content is
 * missing.
 */
export function planScript(stored: StoredScript, handler: ScriptHandler = NO_HANDLER): PlannedScript | null {
	const read = readStoredText(stored);
	if (!read.ok || read.text.metadata === null || read.text.block === null) return null;
	const { block } = read.text;
	const pages = targetsOf(stored);
	if (pages === null) return null;
	const targets = exceptOn(browserTargets(pages), stored.offSites);
	if (targets.matches.length === 0) return null;
	const metadata = { ...read.text.metadata, runAt: stored.rules.runAt ?? read.text.metadata.runAt };
	const requires = findRequires(metadata.requires, stored.requires);
	const resources = findResources(metadata.resources, stored.resources);
	if (requires.missing.length + resources.missing.length > 0) return null;
	const texts = [...requires.libraries.map(({ text }) => text), read.text.body];
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
		requires: requires.libraries,
		resources: resources.byName,
		name: metadata.name,
		info: scriptInfo(described, handler),
		targets,
		allFrames: metadata.allFrames,
		runAt: isEverywhere ? RUN_AT[metadata.runAt] : null,
		startsEarly: RUN_AT[metadata.runAt] === "document_start",
		waitsFor: partFor(metadata.runAt, texts),
		startedIn: isEverywhere || metadata.runAt === "context-menu" || !handler.inPrivateWindows ? null : limitedTo,
		isMenuCommand: metadata.runAt === "context-menu",
		grants: granted.filter(isProvided),
		ownWorld,
		usesPageWindow: ownWorld && texts.some((text) => text.includes("unsafeWindow")),
		topLevelAwait: read.text.goal === "async-function",
		unwrap: metadata.unwrap && !ownWorld && targets.guard === null,
	};
}

/** `document.head`, `getElementsByTagName("head")`. */
const NAMES_HEAD = /\.\s*head\b|["'`]head["'`]/i;

function partFor(runAt: RunAt, texts: readonly string[]): PlannedScript["waitsFor"] {
	if (runAt === "document-body") return "body";
	return runAt === "document-start" && texts.some((text) => NAMES_HEAD.test(text)) ? "head" : null;
}
