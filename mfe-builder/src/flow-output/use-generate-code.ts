import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useRef, useState } from "react";
import { useFlowStore } from "../editor/flow-store.ts";
import type { GeneratedCode } from "../editor/generated-code.ts";
import { en } from "./messages/en.ts";
import { useChosenTarget } from "./output-target-store.ts";
import { type OutputTarget, writeOutput } from "./output-targets.ts";

/** Notices of one kind that are shown one by one; the rest are counted. */
const MAX_NOTICES = 5;

/**
 * Generates the code of the open flow, with the notices of spec 03 § 8.
 * @returns `generate`, which resolves to null when there is no code, and `isBusy`
 */
export function useGenerateCode() {
	const host = useHost();
	const text = useMessages({ en });
	const [isBusy, setBusy] = useState(false);

	const notifyEach = useCallback(
		(kind: "error" | "warning", messages: readonly string[], more: (count: number) => string) => {
			for (const message of messages.slice(0, MAX_NOTICES)) host.notify(kind, message);
			if (messages.length > MAX_NOTICES) host.notify(kind, more(messages.length - MAX_NOTICES));
		},
		[host],
	);

	const generate = useCallback(
		async (target: OutputTarget): Promise<GeneratedCode | null> => {
			const { flow, settings, validateNow, setGenerated } = useFlowStore.getState();
			if (flow.nodes.length === 0) {
				host.notify("error", text.generate.empty);
				return null;
			}
			const { isValid, errors, warnings } = validateNow();
			if (!isValid) {
				host.notify("error", text.generate.invalid);
				notifyEach(
					"error",
					errors.map(({ message }) => message),
					text.generate.more,
				);
				return null;
			}
			setBusy(true);
			const written = await writeOutput(target, { flow, settings }, text);
			setBusy(false);
			if (!written.ok) {
				host.notify("error", text.generate.failed, { description: written.error.message });
				return null;
			}
			const serious = warnings.filter(({ severity }) => severity === "warning");
			notifyEach(
				"warning",
				serious.map(({ message }) => message),
				text.generate.moreWarnings,
			);
			setGenerated(written.value);
			host.notify("success", text.generate.done);
			return written.value;
		},
		[host, text, notifyEach],
	);
	return { generate, isBusy };
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
	const change = useCallback(
		async (chosen: OutputTarget) => {
			latest.current = chosen;
			setWanted(chosen);
			const { generated } = useFlowStore.getState();
			const written = generated && (await writeOutput(chosen, generated.from, text));
			// Another target may have been chosen meanwhile.
			if (latest.current !== chosen) return;
			setWanted(null);
			if (written && !written.ok) {
				host.notify("error", text.generate.failed, { description: written.error.message });
				return;
			}
			useChosenTarget.getState().choose(chosen);
			// Another flow may have been opened meanwhile.
			const { generated: now, setGenerated } = useFlowStore.getState();
			if (written && now === generated) setGenerated(written.value);
		},
		[host, text],
	);
	return { chosen: wanted ?? target, change };
}
