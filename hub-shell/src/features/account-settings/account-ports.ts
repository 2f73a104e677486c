import type { Result } from "@scriptorium/core-types/errors";
import type { OwnAccount } from "@scriptorium/hub-data/profiles/own-account";
import type { StoredValue } from "../../session/session-storage.ts";
import type { AccountDraft } from "./form-values.ts";

/** Kind of the pending action that only leads back to this page. */
export const OPEN_ACCOUNT = "account-settings/open";

/** What the account page needs of the shell beside its host context; given by the router. */
export interface AccountPorts {
	/** The unsaved form of this tab; it survives a reload and a sign-in. */
	readonly draft: StoredValue<AccountDraft>;
	/** Leads back to this page after the sign-in that is about to happen. */
	returnAfterSignIn(): void;
	/** Applies the theme to this browser. */
	chooseTheme(theme: OwnAccount["theme"]): void;
	/** Shows the changed name and picture in the header. */
	accountChanged(): void;
	/** Ends the sessions of the person everywhere, or of this browser after the account is gone. */
	signOut(scope: "global" | "local"): Promise<Result<void>>;
}
