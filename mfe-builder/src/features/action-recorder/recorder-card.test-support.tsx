import { fail, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import type { RecorderLink, RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { fireEvent, render, screen } from "@testing-library/react";
import { useRecordingOptions } from "./options/use-recording-options.ts";
import { RecorderCard, type RecorderCardProps } from "./recorder-card.tsx";

export const click = (at: number): RecordedAction => ({
	id: `a${at}`,
	type: "click",
	timestamp: 1_790_000_000_000 + at * 1500,
	url: "https://shop.example/cart",
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
	selector: { primary: `#row-${at}`, strategy: "css", fallbacks: [], attributes: {} },
});
export const secret: RecordedAction = {
	id: "s",
	type: "type",
	timestamp: 1_790_000_009_000,
	url: "https://shop.example/",
	value: "",
	clear: true,
	selector: { primary: "#password", strategy: "id", fallbacks: [], attributes: {} },
	masked: true,
};

interface Shown {
	readonly session?: typeof reader;
	readonly capabilities?: readonly string[];
	readonly actions?: readonly RecordedAction[];
	readonly answers?: boolean;
	readonly captures?: readonly RecordingCapture[];
}

/** The card of the builder, with an extension that answers. */
export function show(shown: Shown = {}) {
	const { session = reader, capabilities = ["record-actions", "record-captures"], actions = [] } = shown;
	const { answers = true, captures = [] } = shown;
	// Test files share the modules of their worker, and with them the options that another file has chosen.
	useRecordingOptions.setState(useRecordingOptions.getInitialState());
	const recording = createObservable<RecorderSnapshot>({
		state: actions.length > 0 ? "stopped" : "ready",
		sessionId: actions.length > 0 ? "s1" : null,
		actions,
		error: null,
	});
	const asked: string[] = [];
	const answer = (what: string) => async () => {
		asked.push(what);
		return answers ? succeed(undefined) : fail("UNKNOWN_ERROR" as const, "The worker is away.");
	};
	const link: RecorderLink = {
		recording,
		start: (options) => answer(`start ${Object.values(options ?? {}).join()}`)(),
		pause: answer("pause"),
		resume: answer("resume"),
		stop: answer("stop"),
		captures: async () => (answers ? succeed(captures) : fail("UNKNOWN_ERROR", "The worker is away.")),
		hide: (actionId, part) => answer(`hide ${actionId} ${part.kind}`)(),
		clear: () => recording.set({ state: "ready", sessionId: null, actions: [], error: null }),
	};
	const sent: string[] = [];
	/** What the database answers to whoever saves. */
	const refusal = { status: 403, body: { code: "42501", message: "no" } };
	const test = createTestHost(session, async (input, init) => {
		sent.push(`${init?.method} ${new URL(String(input)).pathname}`);
		return Response.json({ details: null, hint: null, ...refusal.body }, { status: refusal.status });
	});
	const flows: number[] = [];
	const opened: unknown[] = [];
	/** Whether the person cancels when another flow is open. */
	const placing = { isRefused: false };
	test.extension.set({ state: "connected", version: "1.2.3", capabilities, message: null });
	const loading = { fails: false };
	const host = {
		...test.host,
		extension: {
			...test.host.extension,
			recorder: () => (loading.fails ? Promise.reject(new Error("offline")) : Promise.resolve(link)),
		},
	};
	const description: RecorderCardProps["description"] = { current: null };
	const view = () =>
		render(
			<Surroundings host={host} at="/builder">
				<RecorderCard
					opened={null}
					onOpened={(one) => opened.push(one)}
					onFlow={async (flow) => {
						if (placing.isRefused) return false;
						flows.push(flow.nodes.length);
						return true;
					}}
					description={description}
				/>
			</Surroundings>,
		);
	return { ...test, view, recording, description, asked, flows, placing, opened, sent, refusal, loading };
}

export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
