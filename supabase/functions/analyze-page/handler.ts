import { succeed } from "@scriptorium/core-types/errors";
import { analyzePageRequest, MAX_PAGE_BYTES } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import type { PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import type { Answered, GenerationPorts } from "../_shared/generation/begin-generation.ts";
import { findPerson } from "../_shared/http/find-person.ts";
import { answer, preflight, refusal } from "../_shared/http/json-answer.ts";
import { readJson } from "../_shared/http/read-json.ts";
import { analyzeHtml } from "./analyze-html.ts";

export type AnalyzePagePorts = Pick<GenerationPorts, "store" | "publishableKey" | "now">;

/** Analyzes the text of a page, without executing or fetching anything that stands in it. */
export async function handleAnalyzePage(request: Request, ports: AnalyzePagePorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method !== "POST") return refusal({ code: "method_not_allowed", message: "Use POST." });
	const made = await analysisFor(request, ports);
	return made.ok ? answer(made.value) : refusal(made.error);
}

async function analysisFor(request: Request, ports: AnalyzePagePorts): Answered<PageAnalysis> {
	const read = await readJson(request, analyzePageRequest, MAX_PAGE_BYTES);
	if (!read.ok) return read;
	const person = await findPerson(request, ports, "Sign in to analyze pages.");
	if (!person.ok) return person;
	const turn = await ports.store.reserve(person.value, null);
	return turn.ok ? succeed(analyzeHtml(read.value, ports.now())) : turn;
}
