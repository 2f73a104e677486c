import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { type Grant, readGrants } from "@scriptorium/userscript/grants";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import { targetsOf } from "../../../script-library/page-targets.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";
import { metadataOf } from "../domain/metadata-of.ts";
import { browserTargets, coversSite, exceptOn } from "../domain/script-targets.ts";

export interface CallClaim {
	readonly scriptId: string;
	readonly secret: string;
}

export type CallRefusal = "PERMISSION_DENIED" | "GRANT_MISSING";

/**
 * Checks one call of a running script: the secret is that script's, it is switched on, the call comes from a document
 * of a site that it names, and it asked for the function. The browser does not say from which world a message comes.
 * @param grant the function that the call needs, or several of which one is enough; null for calls that every script with grants may make
 */
export type AuthorizeCall = (
	claim: CallClaim,
	sender: UserScriptSender | null,
	grant: Grant | readonly Grant[] | null,
) => Promise<Result<StoredScript, CallRefusal>>;

export interface AuthorizeCallPorts {
	readonly library: ScriptLibrary;
	readonly settings: Pick<SettingsStore, "read">;
	readonly log: (line: string) => void;
}

export function createAuthorizeCall({ library, settings, log }: AuthorizeCallPorts): AuthorizeCall {
	const logged = new Set<string>();
	const refuse = (code: CallRefusal, scriptId: string, reason: string): Result<never, CallRefusal> => {
		const line = `refused a call of ${scriptId}: ${reason}`;
		if (!logged.has(line)) log(line);
		logged.add(line);
		return fail(code, reason);
	};

	return async ({ scriptId, secret }, sender, grant) => {
		const script = await library.get(scriptId);
		if (script === null || script.secret !== secret) {
			return refuse("PERMISSION_DENIED", script === null ? "an unknown script" : scriptId, "not its secret");
		}
		if (!(await settings.read()).scriptsOn)
			return refuse("PERMISSION_DENIED", scriptId, "all scripts are switched off");
		if (!script.enabled) return refuse("PERMISSION_DENIED", scriptId, "it is switched off");
		const metadata = metadataOf(script);
		if (!metadata) return refuse("PERMISSION_DENIED", scriptId, "its metadata cannot be read");
		// The site, not the path: a page can change its path without a load, and the script goes on in it.
		const targets = targetsOf(script);
		if (targets === null || !coversSite(exceptOn(browserTargets(targets), script.offSites), sender?.url ?? "")) {
			return refuse("PERMISSION_DENIED", scriptId, "its patterns do not name the site that it comes from");
		}
		const enough = grant === null ? null : [grant].flat();
		const { granted } = readGrants(metadata.grants);
		if (enough !== null && !enough.some((one) => granted.includes(one))) {
			return refuse("GRANT_MISSING", scriptId, `it has no @grant ${enough.join(" or ")}`);
		}
		return succeed(script);
	};
}
