import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { OwnAccount } from "./own-account.ts";

/** What one can change of one's account; empty optional texts are stored as null. */
export interface AccountChanges
	extends Pick<OwnAccount, "display_name" | "username" | "preferred_language" | "theme">,
		Readonly<Record<"bio" | "website_url" | "github_url" | "full_name" | "preferred_model", string>> {}

/**
 * Saves profile and preferences of the signed-in person, both or neither.
 * @param client the hub client
 * @param changes all fields
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; CONFLICT if the username is taken, otherwise a `DataErrorCode`
 */
export function saveAccount(
	client: HubClient,
	changes: AccountChanges,
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client.rpc("save_account", {
		p_display_name: changes.display_name,
		p_username: changes.username,
		p_bio: changes.bio,
		p_website_url: changes.website_url,
		p_github_url: changes.github_url,
		p_full_name: changes.full_name,
		p_preferred_language: changes.preferred_language,
		p_preferred_model: changes.preferred_model,
		p_theme: changes.theme,
	});
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
