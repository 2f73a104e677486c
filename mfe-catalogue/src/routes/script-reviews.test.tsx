// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { assistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leak, reportRows } from "../script-security/analysis.test-support.ts";
import type { Analysis } from "../script-security/analysis.ts";
import { ScriptReviews } from "./script-reviews.tsx";

afterEach(cleanup);

const script: ScriptDetails = { ...detailsRow, tags: [...detailsRow.tags], has_flow: false };

function open(analysis: Analysis | null, shown = script) {
	const test = createTestHost(reader, async (input) =>
		Response.json(new URL(String(input)).pathname.endsWith("/versions") ? reportRows(analysis) : []),
	);
	render(
		<Surroundings host={test.host}>
			<ScriptReviews script={shown} />
		</Surroundings>,
	);
	return test;
}

it("describes the script of the page, with its rating and findings, until the page is left", async () => {
	const { assistant } = open(leak);
	await waitFor(() => expect(assistant.readContext()).toMatchObject({ risk: "red" }));
	const described = assistant.readContext();
	expect(described).toMatchObject({
		kind: "script",
		isEditable: false,
		scriptId: script.id,
		title: script.title,
		description: script.short_description,
		code: script.code,
		findings: [{ type: "cookie-to-third-party", severity: "critical", line: 3 }],
	});
	expect(assistantContext.safeParse(described).success).toBe(true);
	cleanup();
	expect(assistant.readContext()).toBeNull();
});

it("describes a script that is still being analyzed as not rated, and one without code not at all", () => {
	expect(open(null).assistant.readContext()).toMatchObject({ kind: "script", risk: null, findings: [] });
	cleanup();
	expect(open(leak, { ...script, code: null }).assistant.readContext()).toBeNull();
});
