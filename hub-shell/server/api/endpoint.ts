import { fail, type Result } from "@scriptorium/core-types/errors";
import * as z from "zod";
import type { RestReader } from "../backend/rest-reader.ts";
import type { ApiErrorCode } from "./schemas/error.ts";

/** Dependencies of an endpoint. */
export interface Reading {
	readonly rest: RestReader;
	/** Public origin of the hub without a trailing slash. */
	readonly origin: string;
	/** The requested address on that origin. */
	readonly url: URL;
}

/** One endpoint of the API. The same definition serves requests and generates the OpenAPI document. */
export interface Endpoint {
	/** Path below the base, with parameters in OpenAPI syntax: `/scripts/{id}`. */
	readonly path: string;
	readonly operationId: string;
	readonly summary: string;
	readonly params: z.ZodObject;
	readonly query: z.ZodObject;
	/** Schema of the response with status 200. */
	readonly answer: z.ZodType;
	/** Possible errors besides an invalid query and an unreachable backend. */
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

/** Validates a request before data is read. Invalid path parameters are answered as unknown addresses. */
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

/** Lists use commas or repeated parameters. Other repeated parameters stay lists and fail validation. */
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
