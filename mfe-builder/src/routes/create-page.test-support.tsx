import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import type { OutlineLink } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { render } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { WriteScriptRoute } from "./write-script-route.tsx";

/** A public script of the signed-in person. */
export const own = { ...detailsRow, owner_id: reader.user?.id };

interface Answers {
	/** Answer to a GET of `generate-bookmarklet`. */
	readonly status?: unknown;
	/** Answers of `generate-bookmarklet`, one for each request; the signal is the request's. */
	readonly generate?: (body: Record<string, unknown>, signal: AbortSignal | null) => Response | Promise<Response>;
	readonly search?: () => Response;
	/** Answers `test-bookmarklet`; without it the function is down. */
	readonly test?: typeof globalThis.fetch;
	/** Pages that the person shares; without it there is no extension. */
	readonly outline?: OutlineLink["request"];
	/** What the person has opened from the Script Assistant on another page. */
	readonly proposal?: AssistantProposal;
}

/** Opens the create page at an address, with these answers of the hub. */
export function openCreatePage(
	path: string,
	session: HubSession,
	{ status, generate, search, test: testFunction, outline, proposal }: Answers = {},
) {
	const calls: { name: string; body: Record<string, unknown> }[] = [];
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const name = new URL(String(input)).pathname.split("/").at(-1) ?? "";
		const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
		const fields = (body ?? {}) as Record<string, unknown>;
		calls.push({ name, body: fields });
		if (name === "get_script") return Response.json([own]);
		if (name === "test-bookmarklet" && testFunction) return testFunction(input, init);
		if (name === "search_scripts" && search) return search();
		if (name === "generate-bookmarklet" && body === null && status !== undefined) return Response.json(status);
		if (name === "generate-bookmarklet" && body !== null && generate) return generate(fields, init?.signal ?? null);
		return Response.json({ error: "down", details: null, code: "down", status: 503 }, { status: 503 });
	};
	const test = createTestHost(session, fetch);
	if (proposal) test.assistant.propose(proposal);
	if (outline) test.extension.set({ state: "connected", version: "1", capabilities: [], message: null });
	const host = outline ? { ...test.host, outline: { request: outline } } : test.host;
	render(
		<Surroundings host={host} at={path}>
			<Routes>
				<Route path="/" element="home" />
				<Route path="/create" element={<WriteScriptRoute />} />
				<Route path="/bookmarklet/:id/edit" element={<WriteScriptRoute />} />
				<Route path="/bookmarklet/:id" element="the script's page" />
			</Routes>
		</Surroundings>,
	);
	return { ...test, named: (name: string) => calls.filter((call) => call.name === name) };
}

/** A stream of events as `generate-bookmarklet` sends it. */
export function streamOf(...events: readonly unknown[]): Response {
	const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
	return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

const quota = { used: 2, limit: 20, resets_at: "2026-11-29T00:00:00Z" };
/** Status of a hub with a model. */
export const modelStatus = { model: "writer-1", models: ["writer-1"], quota };
/** The model's answer with a plan. */
export const modelPlan = {
	type: "result",
	result: {
		title: "Headings",
		description: "Colors every heading.",
		category: "design",
		tags: ["color"],
		code: "",
		model_used: "writer-1",
		quota,
		plan: {
			summary: "Colors every heading.",
			steps: ["Finds the headings", "Colors them"],
			kind: "userscript",
			matches: ["*://example.com/*"],
			grants: [],
			hosts: [],
			elements: [],
			unseen: "The page itself was not seen.",
		},
	},
};
