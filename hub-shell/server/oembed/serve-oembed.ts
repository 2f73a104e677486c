import * as z from "zod";
import { readScriptCard } from "../backend/read-scripts.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import { escapeXml } from "../escape-xml.ts";
import { textResponse } from "../static/text-response.ts";
import { embeddedScript } from "./embedded-page.ts";
import { en } from "./messages/en.ts";
import { scriptEmbed } from "./script-embed.ts";

const pixels = z.coerce.number().int().min(1).optional();
const sizes = z.object({ maxwidth: pixels, maxheight: pixels });

const TYPES = { json: "application/json; charset=utf-8", xml: "text/xml; charset=utf-8" } as const;
const CORS = { "access-control-allow-origin": "*" };

/** `GET /oembed?url=…&format=json|xml&maxwidth=…&maxheight=…` for the pages of scripts. */
export async function serveOembed(
	request: Request,
	{ rest, origin }: { readonly rest: RestReader; readonly origin: string },
): Promise<Response> {
	const asked = new URL(request.url).searchParams;
	const format = asked.get("format") ?? "json";
	// Source: https://oembed.com § 2.3.3.
	if (format !== "json" && format !== "xml") return refuse(501, en.unknownFormat);
	const address = asked.get("url");
	if (address === null) return refuse(400, en.missingUrl);
	const size = sizes.safeParse(Object.fromEntries(asked));
	if (!size.success) return refuse(400, en.badSize);

	const named = embeddedScript(address, origin);
	if (!named) return refuse(404, en.notFound);
	const script = await readScriptCard(rest, named);
	if (!script.ok) return unavailable(script.error.message);
	if (!script.value) return refuse(404, en.notFound);
	const limits = { maxWidth: size.data.maxwidth, maxHeight: size.data.maxheight };
	const embed = scriptEmbed(script.value, origin, limits);
	const text = format === "json" ? `${JSON.stringify(embed)}\n` : toXml(embed);
	return textResponse(request, text, {
		headers: { ...CORS, "content-type": TYPES[format], "cache-control": "public, max-age=300" },
	});
}

function toXml(embed: Readonly<Record<string, string | number>>): string {
	const fields = Object.entries(embed).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
	return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join("\n")}\n</oembed>\n`;
}

function unavailable(reason: string): Response {
	console.warn(`[oembed] ${reason}`);
	return refuse(503, en.unavailable, { "retry-after": "60" });
}

function refuse(status: number, text: string, more: Record<string, string> = {}): Response {
	const headers = { ...CORS, "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", ...more };
	return new Response(`${text}\n`, { status, headers });
}
