import * as z from "zod";
import { bodyTooLarge, readBody } from "../limit-body.ts";

/** Maximum length of a logged text, in characters. */
const MAX_TEXT_LENGTH = 200;

const text = z.string().transform((value) => value.slice(0, MAX_TEXT_LENGTH));

/** Body that browsers post to a policy's `report-uri`. Source: W3C Content Security Policy Level 3, § 5.3. */
const cspReport = z.object({
	"csp-report": z.object({
		"document-uri": text,
		"effective-directive": text.optional(),
		"violated-directive": text.optional(),
		"blocked-uri": text.optional(),
		"source-file": text.optional(),
		"line-number": z.int().optional(),
		"script-sample": text.optional(),
		disposition: z.enum(["enforce", "report"]).optional(),
	}),
});

/** Content of a report. It is untrusted: anybody can send one. */
export type CspReport = z.infer<typeof cspReport>["csp-report"];

/**
 * Handles `POST /csp-reports`: a browser reports a violation of the Content-Security-Policy.
 * @param log receives each readable report
 * @returns 204; 400 for a body that is no report; 413 for one that is too large; 415 for another media type
 */
export async function receiveReport(request: Request, log: (report: CspReport) => void): Promise<Response> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim();
	if (type !== "application/csp-report") return refuse(415, "Reports have the type application/csp-report.");
	const body = await readBody(request);
	if (body === "too_large") return bodyTooLarge();
	const report = cspReport.safeParse(parseJson(await body.text()));
	if (!report.success) return refuse(400, "This is no report of a Content-Security-Policy.");
	log(report.data["csp-report"]);
	return new Response(null, { status: 204 });
}

/** Parses JSON; undefined for invalid JSON. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/**
 * Formats a report as one line for the log. JSON escapes line ends and control characters, which could forge log lines.
 * @param report as a browser sent it
 */
export function reportLine(report: CspReport): string {
	return `[csp] ${JSON.stringify(report).replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, "")}`;
}

function refuse(status: 400 | 415, message: string): Response {
	return new Response(`${message}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
