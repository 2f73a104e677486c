import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/**
 * Makes a one-time code with which a desktop app gets a session of the signed-in person.
 * @param client the hub client
 * @param request challenge of the app's verifier (S256), and the address to which the code is sent
 * @returns the code, valid once and for 60 seconds
 */
export function createDesktopCode(
	client: HubClient,
	request: { readonly codeChallenge: string; readonly redirectUri: string },
): Promise<DataResult<string>> {
	const call = client.rpc("create_desktop_code", {
		p_code_challenge: request.codeChallenge,
		p_redirect_uri: request.redirectUri,
	});
	return readAnswer(prepareRequest(call), z.string());
}
