// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { assistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leak, reportRows } from "../script-security/analysis.test-support.ts";
import type { Analysis } from "../script-security/analysis.ts";
import { DescribedSecurity } from "./described-security.tsx";
import { ScriptReviews } from "./script-reviews.tsx";

afterEach(cleanup);

const script: ScriptDetails = { ...detailsRow, tags: [...detailsRow.tags], has_flow: false };

/** Parts whose code comes on use, in whichever order: each describes the script, so that a question of the first one has it. */
const PARTS = [
	["reviews", ScriptReviews],
	["security section", DescribedSecurity],
] as const;

function open(Part: (typeof PARTS)[number][1], analysis: Analysis | null, shown = script) {
	const test = createTestHost(reader, async (input) =>
		Response.json(new URL(String(input)).pathname.endsWith("/versions") ? reportRows(analysis) : []),
	);
	render(
		<Surroundings host={test.host}>
			<Part script={shown} />
		</Surroundings>,
	);
	return test;
}

it.each(PARTS)(
	"the %s: describes the script, with its rating and findings, until the page is left",
	async (_name, Part) => {
		const { assistant } = open(Part, leak);
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
	},
);

it.each(PARTS)(
	"the %s: describes a script that is being analyzed as not rated, and one without code not at all",
	(_name, Part) => {
		expect(open(Part, null).assistant.readContext()).toMatchObject({ kind: "script", risk: null, findings: [] });
		cleanup();
		expect(open(Part, leak, { ...script, code: null }).assistant.readContext()).toBeNull();
	},
);
