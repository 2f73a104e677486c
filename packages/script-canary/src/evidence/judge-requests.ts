import { registrableDomain } from "@scriptorium/script-analyzer/engine/site";
import { pinningOf } from "@scriptorium/script-analyzer/flows/pinned-address";
import type { Evidence } from "../canary-report.ts";
import type { RequestRecord } from "../network/request-record.ts";
import type { Secret } from "../secrets/secret.ts";
import type { ScriptFacts } from "../site/read-script.ts";
import { isHarm } from "./grade-secret.ts";
import { joinedTexts } from "./joined-texts.ts";

const MOST_JOINED = 1_000;
/** Requests to one host that are read one by one: the first, and the last. */
const MOST_READ = 120;
const IN_ADDRESS = "a token in the address of the page";

type Find = (text: string) => readonly Secret[];

/** Hosts that are not the page's own site. */
export function isStranger(host: string, facts: ScriptFacts): boolean {
	return registrableDomain(host) !== registrableDomain(facts.address.hostname);
}

export function isDeclaredHost(host: string, { declared }: ScriptFacts): boolean {
	return declared.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Planted secrets in what left for other sites. */
export function judgeRequests(records: readonly RequestRecord[], facts: ScriptFacts, find: Find): Evidence[] {
	const byHost = new Map<string, RequestRecord[]>();
	for (const record of records) {
		if (!isStranger(record.host, facts)) continue;
		const domain = registrableDomain(record.host);
		byHost.set(domain, [...(byHost.get(domain) ?? []), record]);
	}
	return [...byHost.values()].flatMap((group) => {
		const read = group.length <= MOST_READ * 2 ? group : [...group.slice(0, MOST_READ), ...group.slice(-MOST_READ)];
		const found = read.map((record) => ({ record, inBody: find(record.body), beside: find(headOf(record)) }));
		const single = found.flatMap((one) => judgeOne(one, facts));
		const [last] = group.slice(-1);
		if (single.length > 0 || last === undefined) return single;
		// What was there in one piece has been judged.
		const known = new Set(found.flatMap(({ inBody, beside }) => [...inBody, ...beside]));
		const pieces = new Set(
			joinedTexts(group.slice(-MOST_JOINED))
				.flatMap(find)
				.filter((secret) => !known.has(secret)),
		);
		return [...pieces].flatMap((secret) =>
			toEvidence(secret, last, true, facts, ", piece by piece in several requests"),
		);
	});
}

interface Found {
	readonly record: RequestRecord;
	readonly inBody: readonly Secret[];
	readonly beside: readonly Secret[];
}

/** Address and headers as one text. */
function headOf({ url, headers }: RequestRecord): string {
	const lines = Object.entries(headers).map((pair) => pair.join(": "));
	return [url, ...lines].join("\n");
}

function judgeOne({ record, inBody, beside }: Found, facts: ScriptFacts): Evidence[] {
	const all = [...new Set([...inBody, ...beside])];
	// A token in the address of the page is only a theft when it was taken out of it.
	const wholeAddress = all.some(({ kind }) => kind === "address");
	const taken = all.filter(({ place }) => !(wholeAddress && place === IN_ADDRESS));
	return taken.flatMap((secret) => toEvidence(secret, record, inBody.includes(secret), facts, ""));
}

function toEvidence(
	secret: Secret,
	record: RequestRecord,
	whole: boolean,
	facts: ScriptFacts,
	how: string,
): Evidence[] {
	const { host, via, visible, phase } = record;
	const circumstances = {
		asked: phase === "asked",
		silent: phase === "alone",
		unheard: !visible && !record.isHeard(),
		declared: isDeclaredHost(host, facts),
		visible,
		everywhere: facts.everywhere,
		whole,
	};
	if (!isHarm(secret.kind, circumstances)) return [];
	return [
		{
			what: secret.kind,
			host,
			via,
			description: `In a test run, ${secret.place} went to ${host}${how} (${describe(record)}).`,
		},
	];
}

/** "GET https://host/path by fetch", short and without what was planted in its query. */
function describe({ method, url, via }: RequestRecord): string {
	const { origin, pathname } = new URL(url);
	return `${method} ${(origin === "null" ? url : origin + pathname).slice(0, 120)} by ${via}`;
}

/** Binary recordings that left after camera, microphone or screen had been opened. */
export function judgeMedia(records: readonly RequestRecord[], facts: ScriptFacts): Evidence[] {
	const sent = records.filter(
		({ host, body, phase }) =>
			isStranger(host, facts) && isRecording(body) && !(phase === "asked" && isDeclaredHost(host, facts)),
	);
	return sent.map((record) => ({
		what: "media",
		host: record.host,
		via: record.via,
		description: `In a test run, a recording of camera, microphone or screen went to ${record.host} (${describe(record)}).`,
	}));
}

const WEBM = "\u001a\u0045\u00df\u00a3";
const JPEG = "\u00ff\u00d8\u00ff";

/** As a file of its own, inside a form, or as a data address. */
function isRecording(body: string): boolean {
	if ([WEBM, JPEG, "\u0089PNG", "OggS"].some((start) => body.includes(start))) return true;
	return /RIFF....(?:WAVE|WEBP)|ftyp(?:isom|mp4)|data:(?:image|audio|video)\//s.test(body);
}

/** Somebody else's code that ran in the page. Code from public stores that cannot change, or is only loosely pinned, is the static report's. */
export function judgeCode(ran: readonly RequestRecord[], facts: ScriptFacts): Evidence[] {
	return ran.flatMap((record) => {
		if (!isStranger(record.host, facts)) return [];
		const pinning = pinningOf(record.url);
		if (pinning === "pinned" || pinning === "loose") return [];
		const description = `In a test run, code that ${record.host} answered was executed in the page (${describe(record)}).`;
		return [{ what: "remote-code", host: record.host, via: record.via, description }];
	});
}

/** Code that was only put in front of the script, and ran: anybody can do the same to its users. */
export function injectedCode(from: string): Evidence {
	const description = `In a test run, the script executed code that ${from} contained; every page can run code of its own in it.`;
	return { what: "injected-code", description, host: null, via: from };
}
