import { readGrants } from "@scriptorium/userscript/grants";
import type { RunAt } from "@scriptorium/userscript/metadata";
import { isProvided, type ProvidedGrant } from "../../../library/provided-grants.ts";
import { readStoredText } from "../../../library/read-stored-text.ts";
import { findRequires } from "../../../library/script-requires.ts";
import type { ScriptValues, StoredScript } from "../../../library/stored-script.ts";
import { type BrowserTargets, browserTargets, exceptOn } from "./script-targets.ts";

/** A stored script, read and ready to be registered. */
export interface PlannedScript {
	readonly id: string;
	readonly secret: string;
	readonly code: string;
	/** Texts that run before the code, in its scope. */
	readonly requires: readonly string[];
	readonly name: string;
	readonly namespace: string;
	readonly version: string;
	readonly description: string;
	readonly targets: BrowserTargets;
	readonly allFrames: boolean;
	readonly runAt: "document_start" | "document_end" | "document_idle";
	/** Provided functions only. Empty: the script runs in the page's own world. */
	readonly grants: readonly ProvidedGrant[];
	readonly ownWorld: boolean;
	readonly values: ScriptValues;
	readonly topLevelAwait: boolean;
	readonly handlerVersion: string;
}

const RUN_AT: Readonly<Record<RunAt, PlannedScript["runAt"] | null>> = {
	"document-start": "document_start",
	"document-body": "document_end",
	"document-end": "document_end",
	"document-idle": "document_idle",
	"context-menu": null,
};

/**
 * Null for a script that runs nowhere by itself: unreadable, without usable patterns, for the context menu, or with a
 * `@require` whose text is missing.
 */
export function planScript(stored: StoredScript, values: ScriptValues, handlerVersion: string): PlannedScript | null {
	const read = readStoredText(stored);
	if (!read.ok || read.text.metadata === null) return null;
	const { metadata } = read.text;
	const targets = exceptOn(browserTargets(metadata), stored.offSites);
	const runAt = RUN_AT[metadata.runAt];
	if (targets.matches.length === 0 || runAt === null) return null;
	const requires = findRequires(metadata.requires, stored.requires);
	if (requires.missing.length > 0) return null;
	const { granted, unknown } = readGrants(metadata.grants);
	return {
		id: stored.id,
		secret: stored.secret,
		code: read.text.body,
		requires: requires.texts,
		name: metadata.name,
		namespace: metadata.namespace ?? "",
		version: metadata.version ?? "",
		description: metadata.description ?? "",
		targets,
		allFrames: metadata.allFrames,
		runAt,
		grants: granted.filter(isProvided),
		// A grant that is not provided still means that the script did not ask for the page's world.
		ownWorld: granted.length + unknown.length > 0,
		values,
		topLevelAwait: read.text.goal === "async-function",
		handlerVersion,
	};
}
