import { type CodedError, fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { MAX_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import {
	type TestBookmarkletRequest,
	type TestRunErrorCode,
	type TestRunEvent,
	testBookmarkletRequest,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { isLocalHost } from "@scriptorium/userscript/local-host";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { findPerson } from "../_shared/http/find-person.ts";
import { answer, HEADERS, preflight, refusal, refusalBody } from "../_shared/http/json-answer.ts";
import { readJson } from "../_shared/http/read-json.ts";
import type { TestRunPorts } from "./ports.ts";

/** Of an error that nobody expected. */
export const RUN_BROKEN_OFF = { code: "browser_unavailable", message: "The test run broke off. Try again." } as const;

/** The run did not take place, or not because of the script: its token is given back. */
const FREE: ReadonlySet<TestRunErrorCode> = new Set(["already_running", "busy", "browser_unavailable"]);

/** Answers whether tests are run here (GET), and runs tests (POST), with the result as JSON or as the last of a stream of events. */
export async function handleTestBookmarklet(request: Request, ports: TestRunPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method === "GET") {
		const { worker } = ports;
		return answer("reason" in worker ? { available: false, reason: worker.reason } : await worker.status());
	}
	if (request.method !== "POST") return refusal({ code: "method_not_allowed", message: "Use GET or POST." });
	const asked = await readJson(request, testBookmarkletRequest, MAX_BODY_BYTES);
	if (!asked.ok) return refusal(asked.error);
	const left = new AbortController();
	const begun = await beginRun(request, asked.value, ports, AbortSignal.any([request.signal, left.signal]));
	if (!begun.ok) return refusal(begun.error);
	const isStream = (request.headers.get("Accept") ?? "").includes("text/event-stream");
	const type = isStream ? "text/event-stream; charset=utf-8" : "application/json";
	const body = bodyOf(begun.value, isStream ? writeEvent : writeEnd, left);
	return new Response(body, { headers: { ...HEADERS, "Content-Type": type } });
}

/** A run that the worker has taken: its events, the first one included. */
type Begun = AsyncGenerator<TestRunEvent, void, void>;

/** Everything that can be refused before the worker begins, with the status of the refusal. */
async function beginRun(
	request: Request,
	asked: TestBookmarkletRequest,
	ports: TestRunPorts,
	signal: AbortSignal,
): Promise<Result<Begun, TestRunErrorCode>> {
	const { worker, store } = ports;
	const problem = problemOf(asked);
	if (problem !== null) return { ok: false, error: problem };
	const person = await findPerson(request, ports, "Sign in to test scripts on the server.");
	if (!person.ok) return person;
	const unreadable = problemOfText(asked.code);
	if (unreadable !== null) return { ok: false, error: unreadable };
	if ("reason" in worker) return fail("browser_unavailable", worker.reason);
	const taken = await store.take(person.value);
	if (!taken.ok) return taken;
	const giveBack = async () => {
		const given = await store.giveBack(person.value);
		if (!given.ok) console.error("The token of a test run could not be given back:", given.error.details);
	};
	const events = withRefund(worker.run({ ...asked, person: person.value }, signal), giveBack);
	const first = await events.next();
	if (first.done === true) return fail("browser_unavailable", RUN_BROKEN_OFF.message); // the caller has left
	if (first.value.type !== "error") return succeed(following(first.value, events));
	await events.return();
	const { code, error, details } = first.value;
	return fail(code, error, details ?? undefined);
}

/** Passes events on; gives the token back when the run ends without having begun, or through no fault of the script. */
async function* withRefund(events: Begun, giveBack: () => Promise<void>): Begun {
	let isOwed = true;
	const settle = async () => {
		if (isOwed) await giveBack();
		isOwed = false;
	};
	try {
		for await (const event of events) {
			if (event.type === "phase" || event.type === "result") isOwed = false;
			if (event.type === "error" && FREE.has(event.code)) isOwed = true;
			// Before the person is told, who may try again at once.
			if (event.type === "error") await settle();
			yield event;
		}
	} finally {
		await settle();
	}
}

async function* following(first: TestRunEvent, rest: Begun): Begun {
	try {
		yield first;
		yield* rest;
	} finally {
		await rest.return();
	}
}

function problemOf({ code, testUrl }: TestBookmarkletRequest): CodedError<TestRunErrorCode> | null {
	if (code.trim() === "") return { code: "code_empty", message: "No code to test" };
	const refused = refuseAddress(URL.parse(testUrl));
	return refused === null ? null : { code: "url_not_allowed", message: refused };
}

/** What can be told from the address alone, before a token is taken. The worker checks ports, and what names resolve to. */
function refuseAddress(url: URL | null): string | null {
	if (url === null || !["http:", "https:"].includes(url.protocol)) {
		return "Enter a complete address of the web, such as https://example.com/.";
	}
	if (url.username !== "" || url.password !== "") {
		return "The address contains a user name or a password. Remove it, test runs sign in nowhere.";
	}
	return isLocalHost(url.hostname)
		? `${url.hostname.slice(0, 100)} is no public address. Test runs reach public addresses only.`
		: null;
}

function problemOfText(code: string): CodedError<TestRunErrorCode> | null {
	const read = readScriptText(code);
	if (read.ok) return null;
	const [{ line, message }] = read.problems;
	return {
		code: "code_unreadable",
		message: `Line ${line}: ${message}`,
		details: JSON.stringify({ line, message }),
	};
}

const writeEvent = (event: TestRunEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/**
 * Writes the body of a JSON answer. Its first character is sent when the run begins, because Deno notices that a caller has left only
 * while it sends; so the status is 200, also for a refusal that comes later.
 */
function writeEnd(event: TestRunEvent): string {
	if (event.type === "result") return JSON.stringify(event.result);
	if (event.type !== "error") return "\n";
	const { type: _type, ...body } = event;
	return JSON.stringify(body);
}

function bodyOf(
	begun: Begun,
	write: (event: TestRunEvent) => string,
	left: AbortController,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream<Uint8Array>({
		async start(controller) {
			const send = (event: TestRunEvent): void => {
				if (!left.signal.aborted) controller.enqueue(encoder.encode(write(event)));
			};
			try {
				for await (const event of begun) send(event);
			} catch (thrown) {
				console.error("A test run broke off:", messageOf(thrown));
				send({ type: "error", ...refusalBody(RUN_BROKEN_OFF), code: RUN_BROKEN_OFF.code });
			}
			if (!left.signal.aborted) controller.close();
		},
		cancel: () => left.abort(),
	});
}
