import { expect, test } from "vitest";
import { type RenewalOutcome, watchRenewals } from "./watch-renewals.ts";

const RENEWAL = "https://hub.example/auth/v1/token?grant_type=refresh_token";

function watched(answer: () => Response | Promise<Response>) {
	const seen: RenewalOutcome[] = [];
	return {
		seen,
		ask: watchRenewals(
			async () => answer(),
			(outcome) => seen.push(outcome),
		),
	};
}

test.each([
	[200, "done"],
	[400, "refused"],
	[401, "refused"],
	[403, "refused"],
	[429, "unreachable"],
	[500, "unreachable"],
	[503, "unreachable"],
] as const)("a renewal answered with %i is %s", async (status, outcome) => {
	const { seen, ask } = watched(() => Response.json({}, { status }));
	expect((await ask(RENEWAL)).status).toBe(status);
	expect(seen).toEqual([outcome]);
});

test("a renewal without an answer is unreachable, and still fails", async () => {
	const { seen, ask } = watched(() => Promise.reject(new TypeError("Failed to fetch")));
	await expect(ask(RENEWAL)).rejects.toThrow("Failed to fetch");
	expect(seen).toEqual(["unreachable"]);
});

test("a session expires by the clock of this computer: the second of the server is left out", async () => {
	const { ask } = watched(() => Response.json({ access_token: "a", expires_in: 3600, expires_at: 1 }));
	for (const grant of ["refresh_token", "pkce"]) {
		const answer = await ask(`https://hub.example/auth/v1/token?grant_type=${grant}`);
		expect(await answer.json()).toEqual({ access_token: "a", expires_in: 3600 });
	}
});

test("other requests and failed sign-ins are not renewals", async () => {
	const { seen, ask } = watched(() => Response.json({ expires_at: 1 }, { status: 400 }));
	for (const path of ["token?grant_type=pkce", "user", "logout?scope=local"]) {
		const answer = await ask(`https://hub.example/auth/v1/${path}`);
		expect(await answer.json()).toEqual({ expires_at: 1 });
	}
	expect(seen).toEqual([]);
});
