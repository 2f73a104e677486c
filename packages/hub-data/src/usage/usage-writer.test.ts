import { expect, test } from "vitest";
import { createUsageWriter, type UsageEventRow } from "./usage-writer.ts";

const event: UsageEventRow = {
	session_id: "s1",
	user_id: "rita",
	event_type: "click",
	event_category: "script",
	event_action: "copy",
	event_label: null,
	event_value: null,
	properties: {},
	page_url: "/",
};

/** A writer whose requests are kept as they would be sent. */
function start(answer: () => Response, token: string | null = "token-1") {
	const sent: Request[] = [];
	const writer = createUsageWriter({
		backendUrl: "https://backend.example",
		publishableKey: "key-1",
		accessToken: () => token,
		fetch: async (input, init) => {
			sent.push(new Request(input, init));
			return answer();
		},
	});
	return { writer, sent };
}
const created = () => new Response(null, { status: 201 });

test("writes as the signed-in person, asks for nothing back, and ends one session only", async () => {
	const { writer, sent } = start(created);
	const end = { ended_at: "2026-11-20T10:00:00.000Z", exit_page: "/", page_views: 1, duration_seconds: 2 };
	expect(await writer.endSession("s1&x=1", end)).toEqual({ ok: true, value: undefined });
	const [request] = sent;
	expect(request?.method).toBe("PATCH");
	expect(request?.url).toBe("https://backend.example/rest/v1/user_sessions?session_id=eq.s1%26x%3D1");
	expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
		apikey: "key-1",
		authorization: "Bearer token-1",
		prefer: "return=minimal",
	});
	expect(await request?.json()).toEqual(end);
});

test("a batch of events is one request", async () => {
	const { writer, sent } = start(created);
	await writer.addEvents([event, { ...event, event_label: "x" }]);
	expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
		"POST https://backend.example/rest/v1/user_events",
	]);
	expect(await sent[0]?.json()).toEqual([event, { ...event, event_label: "x" }]);
});

test("every request outlives its page", async () => {
	const { writer, sent } = start(created);
	await writer.startSession({ session_id: "s1", user_id: "rita", user_agent: "", referrer: null, entry_page: "/" });
	await writer.addEvents([event]);
	expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
});

test("nobody signed in, a refusal and no answer are results, not throws", async () => {
	const visitor = start(created, null);
	expect(await visitor.writer.addEvents([event])).toMatchObject({ error: { code: "SIGNED_OUT" } });
	expect(visitor.sent).toEqual([]);
	const refused = start(() => new Response('{"message":"too many"}', { status: 429 }));
	expect(await refused.writer.addEvents([event])).toMatchObject({
		error: { code: "REFUSED", message: '429 {"message":"too many"}' },
	});
	const offline = start(() => {
		throw new TypeError("Failed to fetch");
	});
	expect(await offline.writer.addEvents([event])).toMatchObject({
		error: { code: "OFFLINE", message: "Failed to fetch" },
	});
});
