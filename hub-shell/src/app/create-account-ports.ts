import { type AccountPorts, OPEN_ACCOUNT } from "../features/account-settings/account-ports.ts";
import { draftSchema } from "../features/account-settings/form-values.ts";
import type { ThemeChoice } from "../features/switch-theme/theme.ts";
import { createStoredValue } from "../session/session-storage.ts";
import { endSessions } from "../session/sign-in.ts";
import type { Hub } from "./start-hub.ts";

/** Connects the account page to the parts of the shell; loaded with that page. */
export function createAccountPorts(hub: Hub, theme: ThemeChoice): AccountPorts {
	return {
		draft: createStoredValue(sessionStorage, "scriptorium-account-draft", draftSchema),
		returnAfterSignIn: () => hub.pendingActions.save({ kind: OPEN_ACCOUNT, returnTo: "/account", payload: {} }),
		chooseTheme: theme.choose,
		accountChanged: () => void hub.sessions.refreshAccount(),
		// The usage session is written with the token that signing out takes away.
		signOut: async (scope) => {
			await hub.usage.end();
			return endSessions(hub.client.auth, scope);
		},
	};
}
