import { fail, type Result } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import type { RestReader } from "../backend/rest-reader.ts";
import type { ApiErrorCode } from "./schemas/error.ts";

/** What an endpoint may use to answer. */
export interface Reading {
	readonly rest: RestReader;
	/** The hub's own, without a trailing slash. */
	readonly origin: string;
	/** The address that was asked for, on that origin. */
	readonly url: URL;
}

/** One address of the API: what is served and what the OpenAPI document says are made of this same object. */
export interface Endpoint {
	/** Below the base, with parameters as OpenAPI writes them: `/scripts/{id}`. */
	readonly path: string;
	readonly operationId: string;
	readonly summary: string;
	readonly params: z.ZodObject;
	readonly query: z.ZodObject;
	/** Of a 200. */
	readonly answer: z.ZodType;
	/** Which refusals are possible beside a bad query and a backend that is away. */
	readonly refusals: readonly ApiErrorCode[];
	respond(params: Readonly<Record<string, string>>, reading: Reading): Promise<Result<unknown, ApiErrorCode>>;
}

interface EndpointParts<Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType> {
	readonly path: string;
	readonly operationId: string;
	readonly summary: string;
	readonly params: Params;
	readonly query: Query;
	readonly answer: Answer;
	readonly refusals?: readonly ApiErrorCode[];
	read(asked: z.output<Params> & z.output<Query>, reading: Reading): Promise<Result<z.output<Answer>, ApiErrorCode>>;
}

/** Checks what was asked before it is read. Parameters of the path in another form are addresses that do not exist. */
export function defineEndpoint<Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType>(
	parts: EndpointParts<Params, Query, Answer>,
): Endpoint {
	const { read, ...described } = parts;
	return {
		...described,
		refusals: parts.refusals ?? [],
		async respond(rawParams, reading) {
			const params = parts.params.safeParse(rawParams);
			if (!params.success) return fail("not_found", "There is nothing at this address.");
			const query = parts.query.safeParse(readQuery(reading.url.searchParams, parts.query));
			if (!query.success) {
				return fail("invalid_request", "A parameter has a value that is not allowed.", z.prettifyError(query.error));
			}
			return read({ ...params.data, ...query.data }, reading);
		},
	};
}

/** Lists are written with commas, or by repeating the parameter; anything else that is repeated stays a list, and fails. */
function readQuery(search: URLSearchParams, schema: z.ZodObject): Record<string, string | string[]> {
	return Object.fromEntries(
		[...new Set(search.keys())].map((name) => {
			const values = search.getAll(name);
			if (isList(schema.shape[name])) return [name, values.flatMap((value) => value.split(","))];
			return [name, values.length === 1 ? (values[0] ?? "") : values];
		}),
	);
}

function isList(field: unknown): boolean {
	return field instanceof z.ZodOptional ? isList(field.unwrap()) : field instanceof z.ZodArray;
}
