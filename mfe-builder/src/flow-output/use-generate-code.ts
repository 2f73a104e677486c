import type { ValidationItem } from "@scriptorium/flow/validate/validation-result";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useRef, useState } from "react";
import { useFindingListState } from "../editor/finding-list-state.ts";
import { useFlowStore } from "../editor/flow-store.ts";
import { type GeneratedCode, isOutdated } from "../editor/generated-code.ts";
import { useStepRequest } from "../editor/step-request.ts";
import { settledCode, whileWriting } from "./code-writing.ts";
import { en } from "./messages/en.ts";
import { useChosenTarget } from "./output-target-store.ts";
import { type OutputResult, type OutputTarget, writeOutput } from "./output-targets.ts";

/** Warnings that are shown one by one: with the success, as many as the screen shows at once. More are in one notice. */
const MAX_WARNING_NOTICES = 2;
/** Messages in a notice about several. */
const MAX_MESSAGES = 2;
/** For notices with several messages, in milliseconds. */
const LONG_NOTICE_MS = 10_000;

/**
 * Generates the code of the open flow, with the notices of spec 03 § 8.
 * @returns `generate`, which resolves to null when there is no code, and `isBusy`
 */
export function useGenerateCode() {
	const host = useHost();
	const text = useMessages({ en });
	const [isBusy, setBusy] = useState(false);

	/** One notice about all findings, whose button leads to the list of them. */
	const notifyAll = useCallback(
		(kind: "error" | "warning", message: string, findings: readonly ValidationItem[]) => {
			const shown = findings.length > MAX_MESSAGES ? findings.slice(0, MAX_MESSAGES - 1) : findings;
			const rest = findings.length - shown.length;
			const lines = [...shown.map((finding) => finding.message), ...(rest > 0 ? [text.generate.more(rest)] : [])];
			host.notify(kind, message, {
				description: lines.join("\n"),
				durationMs: LONG_NOTICE_MS,
				action: {
					label: kind === "error" ? text.generate.showErrors : text.generate.showWarnings,
					run: () => useFindingListState.getState().openWithFocus(),
				},
			});
		},
		[host, text],
	);

	const generate = useCallback(
		async (target: OutputTarget): Promise<GeneratedCode | null> => {
			const { flow, validated, setGenerated } = useFlowStore.getState();
			if (flow.nodes.length === 0) {
				host.notify("error", text.generate.empty);
				return null;
			}
			const validation = await validated().catch(() => null);
			if (validation === null) {
				host.notify("error", text.generate.failed, { description: text.notLoaded });
				return null;
			}
			const { isValid, errors, warnings } = validation;
			if (!isValid) {
				notifyAll("error", text.generate.invalid, errors);
				useFindingListState.getState().openWithFocus();
				return null;
			}
			setBusy(true);
			let written: OutputResult;
			let chosen = target;
			for (;;) {
				const { flow: now, settings } = useFlowStore.getState();
				const before = useChosenTarget.getState().target;
				written = await writeOutput(chosen, { flow: now, settings }, text);
				const after = useChosenTarget.getState().target;
				if (after === before || after === chosen) break;
				// Another target was chosen meanwhile.
				chosen = after;
			}
			setBusy(false);
			if (!written.ok) {
				const { message, nodeId } = written.error;
				host.notify("error", text.generate.failed, {
					description: message,
					...(nodeId == null
						? {}
						: {
								durationMs: LONG_NOTICE_MS,
								action: { label: text.generate.showStep, run: () => useStepRequest.getState().requestStep(nodeId) },
							}),
				});
				return null;
			}
			const serious = warnings.filter(({ severity }) => severity === "warning");
			if (serious.length > MAX_WARNING_NOTICES) {
				notifyAll("warning", text.generate.warnings(serious.length), serious);
			} else {
				for (const { message } of serious) host.notify("warning", message);
			}
			setGenerated(written.value);
			host.notify("success", text.generate.done);
			return written.value;
		},
		[host, text, notifyAll],
	);
	return { generate: useCallback((target: OutputTarget) => whileWriting(() => generate(target)), [generate]), isBusy };
}

/**
 * The code as the flow and its settings are now, for those who take it away: waits for what is under way, and generates anew what is
 * outdated.
 * @returns resolves to null when there is no code, which a notice has said
 */
export function useCurrentCode(): () => Promise<GeneratedCode | null> {
	const { generate } = useGenerateCode();
	return useCallback(async () => {
		const code = await settledCode();
		if (code === null || !isOutdated(code, useFlowStore.getState())) return code;
		return generate(useChosenTarget.getState().target);
	}, [generate]);
}

/**
 * Changes the output target: writes the code for another target, from the flow that the shown code was generated from.
 * @returns `change`, and `chosen`, the target to show as selected; the store has it once its code is written
 */
export function useChangeTarget() {
	const host = useHost();
	const text = useMessages({ en });
	const target = useChosenTarget((state) => state.target);
	const [wanted, setWanted] = useState<OutputTarget | null>(null);
	const latest = useRef<OutputTarget | null>(null);
	const write = useCallback(
		async (chosen: OutputTarget): Promise<GeneratedCode | null> => {
			const { generated } = useFlowStore.getState();
			const written = generated && (await writeOutput(chosen, generated.from, text));
			// Another target may have been chosen meanwhile.
			if (latest.current !== chosen) return null;
			// Code may have been generated anew, or another flow opened.
			if (useFlowStore.getState().generated !== generated) return write(chosen);
			setWanted(null);
			if (written && !written.ok) {
				host.notify("error", text.generate.failed, { description: written.error.message });
				return null;
			}
			useChosenTarget.getState().choose(chosen);
			if (written === null) return null;
			useFlowStore.getState().setGenerated(written.value);
			return written.value;
		},
		[host, text],
	);
	const change = useCallback(
		(chosen: OutputTarget) => {
			latest.current = chosen;
			setWanted(chosen);
			return whileWriting(() => write(chosen));
		},
		[write],
	);
	return { chosen: wanted ?? target, change };
}
