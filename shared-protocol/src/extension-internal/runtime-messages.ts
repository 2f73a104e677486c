import type { MessageDefinition } from "../channel/define-message.ts";
import { analyzePage } from "./analyze-page.ts";
import { removeScript } from "./change-script.ts";
import { confirmInstall } from "./confirm-install.ts";
import { generateScript } from "./generate-script.ts";
import { listScripts } from "./list-scripts.ts";
import { openEditor, openOptions } from "./open-page.ts";
import { pingExtension } from "./ping-extension.ts";
import { runInstalledScript } from "./run-installed-script.ts";
import { saveScript } from "./script-versions.ts";
import { getAuthToken, setAuthToken } from "./sign-in.ts";
import { syncUserScripts } from "./sync-user-scripts.ts";
import { runInChosenTab } from "./test-run-pages.ts";

/**
 * The runtime messages and action types of spec 03 § 7, each with the message that carries it. `set_auth_token` carries the hub's one-time code, never a token.
 */
export const runtimeMessages = {
	ping: pingExtension,
	analyze_page: analyzePage,
	execute_script: runInChosenTab,
	generate_script: generateScript,
	get_auth_token: getAuthToken,
	set_auth_token: setAuthToken,
	sync_scripts: syncUserScripts,
	CREATE_SCRIPT: confirmInstall,
	UPDATE_SCRIPT: saveScript,
	DELETE_SCRIPT: removeScript,
	RUN_SCRIPT: runInstalledScript,
	GET_SCRIPTS: listScripts,
	ANALYZE_PAGE: analyzePage,
	OPEN_OPTIONS: openOptions,
	OPEN_EDITOR: openEditor,
} as const satisfies Readonly<Record<string, MessageDefinition>>;
