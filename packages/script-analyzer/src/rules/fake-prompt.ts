import { framesOf, looksAt } from "../flows/element-looks.ts";
import type { Leak } from "../flows/leak.ts";
import { describeLeak } from "../flows/leak-rule.ts";
import { isOwnQuestion } from "../flows/texts.ts";
import { whose } from "../flows/whose.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

/** Words by which people are asked for what signs them in or opens a wallet, in the larger languages. */
const SECRET_WORDS =
	/\b(?:password|passphrase|passcode|passwort|kennwort|mot de passe|contraseña|senha|seed|(?:12|24|twelve|twenty-four)[- ]?words?|backup card|recovery phrase|mnemonic|private key|secret phrase|pin code|one-time|verification code|otp|2fa|cvv|cvc|card number|expiry|iban|social security|ssn)\b|парол|密码|密碼|パスワード|비밀번호/iu;
const SEED_WORDS =
	/\b(?:recovery|seed|secret) (?:phrase|words)\b|\b(?:12|24|twelve|twenty-four)[- ]?words?\b|\brestore your wallet\b/i;
const SIGN_IN_WORDS =
	/\b(?:session (?:has )?(?:expired|timed out)|sign in again|log ?in again|verify your (?:account|identity)|re-?enter|unlock your|confirm your (?:account|identity))\b/i;

export const fakePrompt: Rule = {
	id: "fake-prompt",
	title: "False sign-in",
	catches: "Prompts and overlays made by the script that ask for passwords, codes or seed phrases and send them away.",
	severity: "critical",
	advice: "Do not install the script. Type passwords only into pages of the site itself.",
	check: (subject) => [...subject.leaks.flatMap((leak) => judge(leak, subject)), ...covers(subject)],
};

/** A page of somebody else laid over the whole of this one. */
function covers({ source, trace, reach }: Subject): Finding[] {
	return framesOf(trace).flatMap(({ kind, gesture, destinations, offset }) => {
		const foreign = destinations.find((destination) => whose(destination, reach) === "stranger");
		if (kind !== "frame" || gesture === "purpose" || !foreign) return [];
		const looks = looksAt(source.program, source.text, offset);
		if (!/position\s*:\s*fixed/i.test(looks) || !/inset\s*:\s*0|(?:100(?:vw|vh|%)[\s\S]*){2}/i.test(looks)) return [];
		return [at(offset, "medium", `Lays a page of ${foreign.host ?? "another server"} over the whole of this one.`)];
	});
}

function judge(leak: Leak, { source }: Subject): Finding[] {
	const { carried, destination, effect, to } = leak;
	if (!isOwnQuestion(carried.origin) || (to !== "stranger" && to !== "unknown")) return [];
	const words = [carried.origin.what, ...carried.steps.map(({ description }) => description)].join(" ");
	const asks =
		carried.origin.kind === "password" ||
		SECRET_WORDS.test(words) ||
		SECRET_WORDS.test(source.text) ||
		SIGN_IN_WORDS.test(source.text);
	// A key for the service itself, typed into the script's own settings, travels in a header to a declared server.
	const poses = carried.origin.kind === "password" || SIGN_IN_WORDS.test(source.text) || SEED_WORDS.test(source.text);
	const settings = carried.role === "header" || (effect.gesture === "purpose" && !poses);
	if (!asks || (destination.declared && settings)) return [];
	const description = describeLeak(leak, "What you answer to a prompt of the script, which asks for secret data, is");
	return [
		{
			severity: to === "unknown" || destination.declared ? "medium" : "critical",
			offset: effect.offset,
			steps: carried.steps,
			description,
		},
	];
}
