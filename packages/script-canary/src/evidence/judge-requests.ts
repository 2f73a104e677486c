import { registrableDomain } from "@scriptorium/script-analyzer/engine/site";
import { pinningOf } from "@scriptorium/script-analyzer/flows/pinned-address";
import { isLocalHost } from "@scriptorium/userscript/local-host";
import type { Evidence } from "../canary-report.ts";
import type { RequestRecord } from "../network/request-record.ts";
import type { Secret } from "../secrets/secret.ts";
import type { ScriptFacts } from "../site/read-script.ts";
import { isHarm } from "./grade-secret.ts";
import { joinedTexts } from "./joined-texts.ts";

const MAX_JOINED_REQUESTS = 1_000;
/** Maximum number of requests to one host that are searched individually, from the start and from the end each. */
const MAX_SEARCHED_PER_END = 120;
const IN_ADDRESS = "a token in the address of the page";

type Find = (text: string) => readonly Secret[];

/** Whether a host does not belong to the page's own site. */
export function isStranger(host: string, facts: ScriptFacts): boolean {
	return registrableDomain(host) !== registrableDomain(facts.address.hostname);
}

export function isDeclaredHost(host: string, { declared }: ScriptFacts): boolean {
	return declared.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Finds planted secrets in requests to other sites. */
export function judgeRequests(records: readonly RequestRecord[], facts: ScriptFacts, find: Find): Evidence[] {
	const byHost = new Map<string, RequestRecord[]>();
	for (const record of records) {
		if (!isStranger(record.host, facts)) continue;
		const domain = registrableDomain(record.host);
		byHost.set(domain, [...(byHost.get(domain) ?? []), record]);
	}
	return [...byHost.values()].flatMap((group) => {
		const read =
			group.length <= MAX_SEARCHED_PER_END * 2
				? group
				: [...group.slice(0, MAX_SEARCHED_PER_END), ...group.slice(-MAX_SEARCHED_PER_END)];
		const found = read.map((record) => ({ record, inBody: find(record.body), beside: find(headOf(record)) }));
		const single = found.flatMap((one) => judgeOne(one, facts));
		const [last] = group.slice(-1);
		if (single.length > 0 || last === undefined) return single;
		// Secrets that were sent in one piece have been judged above.
		const known = new Set(found.flatMap(({ inBody, beside }) => [...inBody, ...beside]));
		const pieces = new Set(
			joinedTexts(group.slice(-MAX_JOINED_REQUESTS))
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
	// A token in the page's address counts only when it was extracted, not when the whole address was sent.
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
	const { host, via, visible, phase, agreed } = record;
	const circumstances = {
		asked: phase === "asked",
		silent: phase === "alone",
		responseIgnored: !visible && !record.isHeard(),
		// A bookmarklet has no @connect: it names the host in a question before it sends.
		declared: isDeclaredHost(host, facts) || agreed,
		local: isLocalHost(host),
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

/** Formats a request as "GET https://host/path by fetch": shortened, and without the query, which may hold secrets. */
function describe({ method, url, via }: RequestRecord): string {
	const { origin, pathname } = new URL(url);
	return `${method} ${(origin === "null" ? url : origin + pathname).slice(0, 120)} by ${via}`;
}

/** Finds binary recordings in requests to other sites. Use only when camera, microphone or screen were opened. */
export function judgeMedia(records: readonly RequestRecord[], facts: ScriptFacts): Evidence[] {
	const sent = records.filter(
		({ host, body, phase, agreed }) =>
			isStranger(host, facts) && isRecording(body) && !(phase === "asked" && (agreed || isDeclaredHost(host, facts))),
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

/** Whether a body contains a media file: as such, inside a form, or as a `data:` address. */
function isRecording(body: string): boolean {
	if ([WEBM, JPEG, "\u0089PNG", "OggS"].some((start) => body.includes(start))) return true;
	return /RIFF....(?:WAVE|WEBP)|ftyp(?:isom|mp4)|data:(?:image|audio|video)\//s.test(body);
}

/** Reports code of other sites that ran in the page. Pinned and loosely pinned code of public stores is left to the static analyzer. */
export function judgeCode(ran: readonly RequestRecord[], facts: ScriptFacts): Evidence[] {
	return ran.flatMap((record) => {
		if (!isStranger(record.host, facts)) return [];
		const pinning = pinningOf(record.url);
		if (pinning === "pinned" || pinning === "loose") return [];
		const description = `In a test run, code that ${record.host} answered was executed in the page (${describe(record)}).`;
		return [{ what: "remote-code", host: record.host, via: record.via, description }];
	});
}

/** Reports that the script ran code that the test had planted. Other pages can do the same to its users. */
export function injectedCode(from: string): Evidence {
	const description = `In a test run, the script executed code that ${from} contained; every page can run code of its own in it.`;
	return { what: "injected-code", description, host: null, via: from };
}
