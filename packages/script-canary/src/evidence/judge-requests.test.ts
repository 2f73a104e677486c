import { describe, expect, test } from "vitest";
import type { RequestRecord } from "../network/request-record.ts";
import type { Secret, SecretKind } from "../secrets/secret.ts";
import { readScript } from "../site/read-script.ts";
import { judgeRequests } from "./judge-requests.ts";

const SENT = "planted";

function judge(host: string, kind: SecretKind, declared: readonly string[]) {
	const record: RequestRecord = {
		host,
		method: "POST",
		url: `http://${host}/check`,
		headers: {},
		body: SENT,
		via: "fetch",
		phase: "alone",
		agreed: false,
		visible: false,
		isHeard: () => false,
	};
	const lines = declared.map((name) => `// @connect ${name}\n`).join("");
	const code = `// ==UserScript==\n// @name Check\n// @match *://*/*\n${lines}// ==/UserScript==\nvoid 0;`;
	const facts = readScript({ code, kind: "userscript" });
	const secret: Secret = { kind, place: "a planted secret", value: SENT };
	return judgeRequests([record], facts, (text) => (text.includes(SENT) ? [secret] : []));
}

describe("judgeRequests", () => {
	test.each(["localhost", "127.0.0.1", "127.1", "[::1]", "192.168.1.20", "nas.local"])(
		"takes page content at %s for no harm when the script names the host",
		(host) => {
			expect(judge(host, "page", [host])).toEqual([]);
			expect(judge(host, "page", [])).toHaveLength(1);
		},
	);

	test("takes cookies for harm at a local host as well", () => {
		expect(judge("localhost", "cookie", ["localhost"])).toHaveLength(1);
	});

	test("takes the same at a declared host of the internet for harm", () => {
		expect(judge("c.example", "page", ["c.example"])).toHaveLength(1);
	});
});
