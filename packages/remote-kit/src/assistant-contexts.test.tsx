// @vitest-environment happy-dom
import { assistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import {
	contextLimits,
	contextOfFlow,
	contextOfRecording,
	contextOfScript,
	type OpenScript,
} from "./assistant-contexts.ts";
import { createTestHost, Surroundings, visitor } from "./host.test-support.tsx";
import { useAssistantContext } from "./use-assistant-context.ts";

afterEach(cleanup);

const { finding } = contextLimits;
const findings = (count: number, more = 0) =>
	Array.from({ length: count }, () => ({
		type: "t".repeat(finding.type + more),
		severity: "low" as const,
		description: "d".repeat(finding.description + more),
		line: 1,
	}));
const script = (more: number): OpenScript => ({
	kind: "edited",
	scriptId: null,
	title: "t".repeat(contextLimits.title + more),
	description: "d".repeat(contextLimits.description + more),
	code: "c".repeat(contextLimits.code),
	rating: { risk: "amber", findings: findings(contextLimits.findings + more, more) },
});
const recording = (more: number) =>
	contextOfRecording(
		"t".repeat(contextLimits.title + more),
		Array.from({ length: contextLimits.steps + more }, () => "s".repeat(contextLimits.step + more)),
	);
const flowOf = (length: number) => ({ nodes: "x".repeat(length - '{"nodes":""}'.length) });

it("describes what is exactly at the limits of a request, and cuts what is over them", () => {
	for (const described of [script(0), script(1)].map(contextOfScript)) {
		expect(described).toEqual(contextOfScript(script(0)));
		expect(assistantContext.safeParse(described).success).toBe(true);
	}
	expect(recording(1)).toEqual(recording(0));
	expect(assistantContext.safeParse(recording(1)).success).toBe(true);
	expect(contextOfFlow("t".repeat(501), flowOf(contextLimits.flow))?.name).toHaveLength(500);
});

/** A context with one thing more than a limit allows. */
const over = {
	title: { ...contextOfScript(script(0)), title: "t".repeat(contextLimits.title + 1) },
	description: { ...contextOfScript(script(0)), description: "d".repeat(contextLimits.description + 1) },
	code: { ...contextOfScript(script(0)), code: "c".repeat(contextLimits.code + 1) },
	findings: { ...contextOfScript(script(0)), findings: findings(contextLimits.findings + 1) },
	finding: { ...contextOfScript(script(0)), findings: findings(1, 1) },
	steps: { ...recording(0), steps: Array.from({ length: contextLimits.steps + 1 }, () => "s") },
	step: { ...recording(0), steps: ["s".repeat(contextLimits.step + 1)] },
};
it.each(Object.entries(over))("has the limit of the request: %s", (_name, context) => {
	expect(assistantContext.safeParse(context).success).toBe(false);
});

it("describes nothing for longer code, without code, for a longer flow, and for an empty recording", () => {
	expect(contextOfScript({ ...script(0), code: "c".repeat(contextLimits.code + 1) })).toBeNull();
	expect(contextOfScript({ ...script(0), code: " \n" })).toBeNull();
	expect(contextOfFlow("A flow", flowOf(contextLimits.flow + 1))).toBeNull();
	expect(contextOfRecording("A recording", [])).toBeNull();
});

it("describes a script that is not rated as not rated, and one that is only looked at as not editable", () => {
	const described = contextOfScript({ ...script(0), kind: "script", rating: null });
	expect(described).toMatchObject({ kind: "script", isEditable: false, risk: null, findings: [] });
});

it("reads what was rendered last, only when a question is sent, until the screen closes", () => {
	const test = createTestHost(visitor, () => Promise.reject(new Error("no network in this test")));
	let reads = 0;
	const { rerender, unmount } = renderHook(
		({ title }) =>
			useAssistantContext(() => {
				reads += 1;
				return contextOfRecording(title, ["Click"]);
			}),
		{
			initialProps: { title: "First" },
			wrapper: ({ children }: { children: ReactNode }) => <Surroundings host={test.host}>{children}</Surroundings>,
		},
	);
	rerender({ title: "Second" });
	expect(reads).toBe(0);
	expect(test.assistant.readContext()).toMatchObject({ title: "Second" });
	expect(reads).toBe(1);
	unmount();
	expect(test.assistant.readContext()).toBeNull();
});
