import type { Secrets } from "../secrets/make-secrets.ts";

/** Chooses the visitor's answer to a prompt of the script: the secret that it asks for, otherwise the suggested text. */
export function answerPrompt(question: string, suggested: string, secrets: Secrets): string {
	if (/seed|recovery|mnemonic|phrase|\b(?:12|24|twelve)[ -]words?|private key/i.test(question)) {
		const words = secrets.walletPhrase.value;
		return /\b24\b/.test(question) ? `${words} ${words}` : words;
	}
	const ofService = /\bapi\b|api.?key|access token/i.test(question);
	if (/passw|passphrase|\bpin\b|sign.?in|log.?in|session (?:has )?(?:expired|ended)/i.test(question) && !ofService)
		return secrets.ownPassword.value;
	return suggested === "" ? secrets.ownField.value : suggested;
}
