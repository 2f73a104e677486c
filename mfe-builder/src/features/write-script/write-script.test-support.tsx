import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useParams, useSearchParams } from "react-router-dom";
import { CodeTab } from "./code-tab.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditSavedScript } from "./edit-saved-script.tsx";
import { useLiveAnalysis } from "./live-analysis/use-live-analysis.ts";
import { useScriptEditor } from "./use-script-editor.ts";

/** A row of `save_script()`. */
export const saved = {
	id: detailsRow.id,
	slug: "table-to-csv",
	version_id: "1a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
	semver: "1.0.0",
	kind: "bookmarklet",
	is_published: true,
	moderation_status: "none",
};
/** A row of `get_script()`: a public script of the signed-in person. */
export const own = { ...detailsRow, owner_id: reader.user?.id };

interface Answers {
	readonly save?: () => Response | Promise<Response>;
	readonly analyze?: () => Response;
	readonly script?: unknown;
	/** Of `get_script`, in place of `script`. */
	readonly read?: () => Response | Promise<Response>;
	readonly fork?: () => Response | Promise<Response>;
	readonly tags?: (signal: AbortSignal | null) => Response | Promise<Response>;
	/** 'Back to Copilot'; without it there is no such button. */
	readonly onBack?: () => void;
}

/** Opens the editor at an address, with these answers of the hub. */
export function open(path: string, answers: Answers = {}, session = reader) {
	const { save, analyze, fork, tags, script = own, read, onBack } = answers;
	const calls: { name: string; body: Record<string, unknown> }[] = [];
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const name = new URL(String(input)).pathname.split("/").at(-1) ?? "";
		const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : {};
		calls.push({ name, body: body as Record<string, unknown> });
		if (name === "get_script" && read) return read();
		if (name === "get_script") return Response.json(script === null ? [] : [script]);
		if (name === "save_script") return save?.() ?? Response.json([saved]);
		if (name === "fork_script") return fork?.() ?? Response.error();
		if (name === "test-bookmarklet") return Response.json({ available: true, reason: null });
		if (name === "generate-tags" && tags) return tags(init?.signal ?? null);
		return analyze?.() ?? Response.json({ error: "down", details: null, code: "down", status: 503 }, { status: 503 });
	};
	const test = createTestHost(session, fetch);
	function Page() {
		const { id } = useParams();
		const [search] = useSearchParams();
		const scriptId = id ?? search.get("edit");
		if (scriptId === null) return <Editor saved={null} onBack={onBack} />;
		return <EditSavedScript id={scriptId}>{(script) => <Editor saved={script} onBack={onBack} />}</EditSavedScript>;
	}
	render(
		<Surroundings host={test.host} at={path}>
			<Routes>
				<Route path="/create" element={<Page />} />
				<Route path="/bookmarklet/:id/edit" element={<Page />} />
				<Route path="/bookmarklet/:id" element="the script's page" />
				<Route path="/manage-bookmarklets" element="the drafts" />
				<Route path="/not-found" element="Page Not Found" />
			</Routes>
		</Surroundings>,
	);
	return { ...test, calls, named: (name: string) => calls.filter((call) => call.name === name) };
}

/** The Code tab with the offer of the draft; the page with both tabs has tests of its own. */
function Editor({ saved: script, onBack }: { saved: ScriptDetails | null; onBack: (() => void) | undefined }) {
	const editor = useScriptEditor({ saved: script, onShowCodeTab: () => undefined });
	const analysis = useLiveAnalysis(editor.values.code, editor.values.title);
	return (
		<>
			{editor.draft && <DraftOffer onRestore={editor.restoreDraft} onDiscard={editor.discardDraft} />}
			<CodeTab
				saved={script}
				editor={editor}
				analysis={analysis}
				plan={null}
				{...(onBack ? { onBackToCopilot: onBack } : {})}
			/>
		</>
	);
}

export const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills in a new script, with or without a category. */
export async function fill(category: string | null = "productivity") {
	type("Title", "Table to CSV");
	type("Description", "Saves any table of a page.");
	if (category !== null) type("Category", category);
	type("Tags", "CSV, table, csv");
	await waitFor(() => type("Bookmarklet Code", "javascript:alert(1)"));
}
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const edit = `/bookmarklet/${detailsRow.id}/edit`;
