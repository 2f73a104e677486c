import { expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
	new Request("http://localhost/rest/v1/tags", { method: "POST", headers, body, duplex: "half" } as RequestInit);

it("reads a body of the largest size", async () => {
	const body = await readBody(send("x".repeat(100)), 100);
	expect(body instanceof Blob ? await body.text() : body).toBe("x".repeat(100));
});

it("stops reading at the limit and tells the sender", async () => {
	let sent = 0;
	let cancelled = false;
	const endless = new ReadableStream({
		pull: (controller) => {
			sent += 10;
			controller.enqueue(new Uint8Array(10));
		},
		cancel: () => {
			cancelled = true;
		},
	});
	expect(await readBody(send(endless), 100)).toBe("too_large");
	expect(sent).toBeLessThanOrEqual(120);
	expect(cancelled).toBe(true);
});

it("does not begin to read what is announced as larger", async () => {
	const request = send("short", { "Content-Length": "101" });
	expect(await readBody(request, 100)).toBe("too_large");
	expect(request.bodyUsed).toBe(false);
});

it("finds no body where there is none", async () => {
	expect(await readBody(new Request("http://localhost/rest/v1/tags"), 100)).toBeNull();
});
