import { type AnswerError, TOO_LARGE } from "../data-error.ts";
import { en } from "./messages/en.ts";

const RULE = /(?:check|unique) constraint "([^"]+)"/;
/** PostgreSQL's message for a missing privilege; the messages of our own functions are written for people. */
const PRIVILEGE = /^(?:permission denied|new row violates row-level security)/;

/**
 * The message for a person about a refused value, a missing right or an ended session. PostgreSQL's own messages name
 * relations and constraints, which do not help a person who filled in a form.
 * @param error code and message of the response
 * @param status HTTP status of the response
 * @returns the text; null for messages of our own database functions (PTxyz, 22023 and P0001), which are shown unchanged, and for
 *   other errors
 */
export function refusalText({ code, message }: AnswerError, status: number): string | null {
	if (TOO_LARGE.has(status)) return en.tooComplex;
	if (code === "42501") return PRIVILEGE.test(message) ? en.forbidden : null;
	if (code === "22023") return null;
	if (code === "23514") return ruleText(message) ?? en.outsideLimits;
	if (code === "23505") return ruleText(message) ?? en.taken;
	if (code === "23503") return en.missing;
	if (code === "23502") return en.empty;
	if (code === "22021" || code === "22P05") return en.unstorable;
	if (/^54/.test(code)) return en.tooComplex;
	if (/^2[23]/.test(code)) return en.malformed;
	if (/^PGRST30/.test(code)) return en.signedOut;
	return null;
}

function ruleText(message: string): string | null {
	const rule = RULE.exec(message)?.[1];
	return rule !== undefined && Object.hasOwn(en.rules, rule) ? (en.rules[rule] ?? null) : null;
}
