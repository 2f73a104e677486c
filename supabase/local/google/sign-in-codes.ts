import { randomBytes } from "node:crypto";
import type { StandInAccount } from "./accounts.ts";

interface Grant {
	readonly account: StandInAccount;
	readonly redirectUri: string;
	readonly expiresAt: number;
}

const LIFETIME_MS = 60_000;

/** Authorization codes: unguessable, one minute, one use, bound to the address they were sent to (RFC 6749, 4.1.2). */
export class SignInCodes {
	readonly #grants = new Map<string, Grant>();
	readonly #now: () => number;

	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
	}

	issue(account: StandInAccount, redirectUri: string): string {
		for (const [code, grant] of this.#grants) if (grant.expiresAt <= this.#now()) this.#grants.delete(code);
		const code = randomBytes(32).toString("base64url");
		this.#grants.set(code, { account, redirectUri, expiresAt: this.#now() + LIFETIME_MS });
		return code;
	}

	/** @returns null for a code that is unknown, used, expired, or was issued for another address */
	redeem(code: string, redirectUri: string): StandInAccount | null {
		const grant = this.#grants.get(code);
		this.#grants.delete(code);
		if (!grant || grant.expiresAt <= this.#now() || grant.redirectUri !== redirectUri) return null;
		return grant.account;
	}
}
