import * as z from "zod";
import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { forkOrigin, riskLevel, author as scriptAuthor } from "../backend/script-rows.ts";
import { API_BASE } from "./api-base.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { authorDetails, categoryList, ratedVersion, reviewPage, tagPage, versionPage } from "./schemas/catalogue.ts";
import { type ApiErrorCode, apiError, statusOf } from "./schemas/error.ts";
import { script, scriptPage, scriptWithCode } from "./schemas/script.ts";

const components = z.registry<{ id: string }>();
const named: Readonly<Record<string, z.ZodType>> = {
	RiskLevel: riskLevel,
	ScriptAuthor: scriptAuthor,
	ForkOrigin: forkOrigin,
	Script: script,
	ScriptWithCode: scriptWithCode,
	ScriptPage: scriptPage,
	Version: ratedVersion,
	VersionPage: versionPage,
	ReviewPage: reviewPage,
	CategoryList: categoryList,
	TagPage: tagPage,
	Author: authorDetails,
	Error: apiError,
};
for (const [id, schema] of Object.entries(named)) components.add(schema, { id });

const reference = (id: string) => `#/components/schemas/${id}`;

/** Generates the OpenAPI 3.1 document from the endpoints' schemas. */
export function openApiDocument(origin: string): unknown {
	return {
		openapi: "3.1.1",
		info: {
			title: `${SITE_NAME} API`,
			version: "1.0.0",
			description:
				"The public catalog of bookmarklets and userscripts, to be read by programs. No key is needed; every origin may ask. It shows what a visitor sees: no drafts, nothing that was removed.",
		},
		servers: [{ url: `${origin}${API_BASE}` }],
		// An empty list declares that no authentication is needed.
		security: [],
		paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
		components: { schemas: componentSchemas() },
	};
}

function operation({ operationId, summary, params, query, answer, refusals }: Endpoint) {
	const codes: readonly ApiErrorCode[] = ["invalid_request", ...refusals, "internal", "unavailable"];
	return {
		operationId,
		summary,
		parameters: [...parameters(params, "path"), ...parameters(query, "query")],
		responses: {
			200: { description: answer.description ?? summary, headers: { ETag: entityTagHeader }, content: json(answer) },
			304: { description: "What `If-None-Match` names is still right." },
			...Object.fromEntries(
				codes.map((code) => [statusOf[code], { description: `\`${code}\``, content: json(apiError) }]),
			),
		},
	};
}

const entityTagHeader = { description: "To be sent back in `If-None-Match`.", schema: { type: "string" } };

function parameters(schema: z.ZodObject, place: "path" | "query") {
	const { properties = {} } = z.toJSONSchema(schema, { io: "output" });
	const needed = new Set(z.toJSONSchema(schema, { io: "input" }).required);
	return Object.entries(properties).map(([name, property]) => {
		const { description, ...form } = typeof property === "object" ? property : {};
		return {
			name,
			in: place,
			required: place === "path" || needed.has(name),
			...(description === undefined ? {} : { description }),
			schema: form,
			// Lists may also use commas.
			...(form.type === "array" ? { style: "form", explode: false } : {}),
		};
	});
}

function json(schema: z.ZodType) {
	const id = components.get(schema)?.id;
	if (id === undefined) throw new Error("Every answer of the API has a name in the document.");
	return { "application/json": { schema: { $ref: reference(id) } } };
}

function componentSchemas(): Record<string, unknown> {
	const { schemas } = z.toJSONSchema(components, { uri: reference, io: "output" });
	return Object.fromEntries(
		// A component is known by its place in the document, and the document says the dialect.
		Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => [id, schema]),
	);
}
