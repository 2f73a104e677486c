import type { AssistantScript } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/en.ts";

type Capabilities = AssistantScript["rating"]["capabilities"];
type Texts = Translation<typeof en>["can"];

/** So many names of a kind are listed; the page of a script and the editor list all. */
const MAX_NAMES = 5;

/**
 * Describes what the analysis of a script found that it can do.
 * @param capabilities of its rating
 * @param texts of the language
 * @returns sentences without a full stop; at least one
 */
export function describeCapabilities(capabilities: Capabilities, texts: Texts): readonly string[] {
	const grants = capabilities.grants.filter(({ what }) => what !== "none");
	const hosts = capabilities.hosts.map(({ host }) => nameOfHost(host, texts));
	const sentences = [
		grants.length > 0 && texts.grants(list(grants.map(({ what }) => what))),
		hosts.length > 0 && texts.hosts(list(hosts)),
		capabilities.storage.length > 0 && texts.storage,
		capabilities.cookies.length > 0 && texts.cookies,
		capabilities.listeners.length > 0 && texts.listeners(list(capabilities.listeners.map(({ what }) => what))),
		capabilities.code_loading.length > 0 && texts.code_loading,
		capabilities.hooks.length > 0 && texts.hooks,
		capabilities.unresolved.length > 0 && texts.unresolved,
		capabilities.offline && texts.offline,
	].filter((sentence) => sentence !== false);
	return sentences.length === 0 ? [texts.nothing] : sentences;
}

function list(names: readonly string[]): string {
	const different = [...new Set(names)];
	const shown = different.slice(0, MAX_NAMES).join(", ");
	return different.length > MAX_NAMES ? `${shown}, …` : shown;
}

/** The analyzer's placeholders for unnamed hosts (`analysis-result.ts` of script-analyzer). */
function nameOfHost(host: string, texts: Texts): string {
	if (host === "(this site)") return texts.ownSite;
	if (host === "(given by the page)") return texts.givenByPage;
	return host === "(unknown)" ? texts.unknownHost : host;
}
