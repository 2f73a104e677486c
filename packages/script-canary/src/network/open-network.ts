import { isStranger } from "../evidence/judge-requests.ts";
import { marker, type Secrets } from "../secrets/make-secrets.ts";
import type { ScriptFacts } from "../site/read-script.ts";
import { answerStranger } from "./answer-request.ts";
import { destinationOf } from "./destination.ts";
import { jsonAnswer } from "./json-answer.ts";
import { beaconCode, packedFor, RAN_HOST, readBeacon } from "./planted-code.ts";
import { isPoolTalk, poolAnswers } from "./pool-answer.ts";
import { type Answer, type Arrived, startRecordingProxy } from "./recording-proxy.ts";
import type { Phase, RequestRecord } from "./request-record.ts";

export interface CanaryNetwork {
	readonly port: number;
	/** Requests to other sites, in order. */
	records(): readonly RequestRecord[];
	/** Requests whose responses were executed in the page. */
	ran(): readonly RequestRecord[];
	/** Records data that is sent without a visible request. */
	note(sent: { readonly via: string; readonly url: string; readonly text: string }): void;
	/** Sets the current visit, counted from 0; the form of responses depends on it. */
	setVisit(visit: number): void;
	/** Records that the response from this address was read. */
	heard(url: string): void;
	/** Returns planted code as the content of a `@resource` from this address; empty for the page's own site. */
	resource(url: string): string;
	/** Returns code to plant in the page's address or a message; when it is run, `ranFrom` contains `from`. */
	bait(from: string): string;
	/** Sets the messages that windows of other sites post to the page. */
	setQuestions(questions: readonly unknown[]): void;
	ranFrom(): readonly string[];
	close(): Promise<void>;
}

/** Maximum number of recorded requests per run. */
const MAX_RECORDS = 1_500;

/** Headers set by the browser, not by the script. */
const OWN_HEADERS =
	/^(?:host|connection|user-agent|accept.*|sec-.*|referer|origin|cookie|content-length|proxy-.*|upgrade.*|dnt|x-canary-.*|cache-control|pragma|priority)$/;

/** Starts a simulated internet: the page's own site answers as a real site does, all other hosts answer plausibly. */
export async function openNetwork(options: {
	script: string;
	facts: ScriptFacts;
	secrets: Secrets;
	site: (arrived: Arrived) => Answer;
	phase: () => Phase;
	/** Whether the visitor has agreed to a question that names the host. */
	isAgreed: (host: string) => boolean;
}): Promise<CanaryNetwork> {
	const { facts, script, phase, isAgreed } = options;
	const records: RequestRecord[] = [];
	const ran: RequestRecord[] = [];
	const codes = new Map<string, RequestRecord>();
	const baits = new Map<string, string>();
	const ranFrom: string[] = [];
	let questions: readonly unknown[] = [];
	const visited = new Set<string>();
	let visit = 0;
	const heard = new Set<string>();

	const record = (
		arrived: Omit<Arrived, "method"> & { method: string },
		via: string,
		visible: boolean,
	): RequestRecord => {
		const { url, method, body } = arrived;
		const headers = Object.fromEntries(Object.entries(arrived.headers).filter(([name]) => !OWN_HEADERS.test(name)));
		const made = {
			host: url.hostname,
			method,
			url: url.href,
			headers,
			body,
			via,
			phase: phase(),
			agreed: isAgreed(url.hostname),
			visible,
			isHeard: () => heard.has(url.href),
		};
		visited.add(url.hostname);
		if (records.length < MAX_RECORDS) records.push(made);
		return made;
	};
	const proxy = await startRecordingProxy({
		connect: (host) => {
			// A bare connection already reveals the host name. It is recorded only when no request has followed before.
			if (host === RAN_HOST || !isStranger(host, facts) || visited.has(host)) return;
			record({ url: new URL(`https://${host}/`), method: "CONNECT", headers: {}, body: "" }, "connection", false);
		},
		answer: (arrived) => {
			const { url, headers } = arrived;
			if (url.hostname === RAN_HOST) {
				const { id, where } = readBeacon(url) ?? { id: "", where: "" };
				const from = codes.get(id);
				const bait = baits.get(id);
				const inPage = where === facts.address.origin || where === "null";
				if (from && inPage) ran.push(from);
				if (bait !== undefined && inPage) ranFrom.push(bait);
				return { status: 204, headers: { "access-control-allow-origin": "*" }, body: "" };
			}
			if (!isStranger(url.hostname, facts)) return options.site(arrived);
			const destination = destinationOf(headers);
			const kept = record(arrived, destination === "empty" ? "fetch" : destination, destination === "document");
			const id = marker();
			codes.set(id, kept);
			return answerStranger(arrived, { script, code: beaconCode(id), visit, questions });
		},
		socket: (url, headers, text) => {
			if (!isStranger(url.hostname, facts))
				return text === "" ? [] : [JSON.stringify({ text: options.secrets.socketText.value })];
			const kept = record({ url, headers, body: text, method: "GET" }, "WebSocket", false);
			if (isPoolTalk(text)) return poolAnswers();
			const id = marker();
			codes.set(id, kept);
			const code = packedFor(script, beaconCode(id), visit);
			if (records.filter(({ via }) => via === "WebSocket").length > 200) return [];
			return [visit === 1 ? code : jsonAnswer(`.code .js .cmd .data .script ${script}`, code)];
		},
	});
	return {
		port: proxy.port,
		records: () => records,
		ran: () => ran,
		note: ({ via, url, text }) => {
			const parsed = URL.parse(url);
			if (parsed !== null && isStranger(parsed.hostname, facts))
				record({ url: parsed, method: "GET", headers: {}, body: text }, via, false);
		},
		setVisit: (now) => {
			visit = now;
		},
		heard: (url) => heard.add(url),
		resource: (url) => {
			const parsed = URL.parse(url);
			if (parsed === null || !isStranger(parsed.hostname, facts)) return "";
			const id = marker();
			const from = { url: parsed, method: "GET", headers: {}, body: "" };
			codes.set(id, record(from, "@resource", false));
			return `${beaconCode(id)};\n${beaconCode(id)}`;
		},
		bait: (from) => {
			const id = marker();
			baits.set(id, from);
			return beaconCode(id);
		},
		ranFrom: () => ranFrom,
		setQuestions: (asked) => {
			questions = asked;
		},
		close: proxy.close,
	};
}
