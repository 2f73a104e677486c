import { layerMessages } from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import { append, applyList, bare, ownKeys, textOf } from "./built-ins.ts";
import type { RequestBody } from "./request-body.ts";
import { blobSize, ownOf, upperCase } from "./web-built-ins.ts";

const { forEach: eachHeader } = Headers.prototype;
const { floor } = Math;
const toNumber = Number;
const MAX_TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** Who asks: every message of a script carries this. */
export interface RequestOwner {
	readonly scriptId: string;
	readonly secret: string;
}

/**
 * The first message of a request: what the worker needs of the details that the script gave. Only own properties count.
 * @param address in full
 */
export function openingOf(owner: RequestOwner, details: unknown, address: string, body: RequestBody | null): object {
	const of = (name: string): unknown => ownOf(details, name);
	const message = bare();
	message.type = layerMessages.openRequest;
	message.scriptId = owner.scriptId;
	message.secret = owner.secret;
	message.method = upperCase(textOrNull(of("method")) ?? "") || "GET";
	message.url = address;
	message.headers = readHeaders(of("headers"));
	message.timeoutMs = readTimeout(of("timeout"));
	message.anonymous = of("anonymous") === true || of("mozAnon") === true;
	message.cookie = textOrNull(of("cookie"));
	message.user = textOrNull(of("user"));
	message.password = textOrNull(of("password"));
	const redirect = of("redirect");
	message.redirect = redirect === "error" || redirect === "manual" ? redirect : "follow";
	message.cache = of("nocache") === true ? "no-store" : of("revalidate") === true ? "no-cache" : "default";
	message.body = body === null ? null : sizeAndType(body);
	return message;
}

function sizeAndType({ blob, type }: RequestBody): object {
	const described = bare();
	described.bytes = blobSize(blob) ?? 0;
	described.type = type;
	return described;
}

/** Pairs of name and value of a plain object or of `Headers`; entries without a value are left out. */
export function readHeaders(headers: unknown): readonly unknown[] {
	const pairs: unknown[] = [];
	const add = (name: string, value: unknown): void => {
		if (value === undefined || value === null) return;
		const pair: unknown[] = [];
		append(pair, name);
		append(pair, textOf(value));
		append(pairs, pair);
	};
	if (typeof headers !== "object" || headers === null) return pairs;
	try {
		applyList(eachHeader, headers, [(value: string, name: string) => add(name, value)]);
		return pairs;
	} catch {
		// a plain object
	}
	const names = ownKeys(headers);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index];
		if (name !== undefined) add(name, ownOf(headers, name));
	}
	return pairs;
}

/** Whole milliseconds, also of a text such as "5000"; 0 for none. */
export function readTimeout(given: unknown): number {
	const value = typeof given === "string" ? toNumber(given) : given;
	if (typeof value !== "number" || !(value >= 1)) return 0;
	return value < MAX_TIMEOUT_MS ? floor(value) : MAX_TIMEOUT_MS;
}

const textOrNull = (value: unknown): string | null => (value === undefined || value === null ? null : textOf(value));
