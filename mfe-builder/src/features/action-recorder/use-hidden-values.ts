import { type HideablePart, hideValue } from "@scriptorium/flow/recording/hide-value";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { useHost } from "@scriptorium/remote-kit/host";
import type { RecorderLink } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo, useState } from "react";
import { en } from "./messages/en.ts";

/** One value that was hidden: the actions that changed by it, as they were and as they are. */
interface Edit {
	readonly before: readonly RecordedAction[];
	readonly after: readonly RecordedAction[];
}

export interface HiddenValues {
	/** The actions with values hidden or restored here. */
	readonly actions: readonly RecordedAction[];
	/** Values that can be brought back. */
	readonly count: number;
	/** Number of hidden values so far; changes whenever other views of the recording must be read again. */
	readonly changes: number;
	hide(actionId: string, part: HideablePart): Promise<void>;
	undo(): void;
	/** After saving, hidden values can no longer be restored. */
	keep(): void;
}

/**
 * Hides values of a recording. The extension forgets a value at once; it can be brought back from this page's memory until the
 * recording is saved or the page is left.
 * @param link where the actions are the extension's, otherwise null
 * @param recordingId another one begins without hidden values
 */
export function useHiddenValues(
	recorded: readonly RecordedAction[],
	link: RecorderLink | null,
	recordingId: unknown,
): HiddenValues {
	const host = useHost();
	const { hide: text } = useMessages({ en });
	const [state, setState] = useState({ recordingId, edits: [] as readonly Edit[], now: NOTHING, changes: 0 });
	const { edits, now, changes } = state.recordingId === recordingId ? state : { edits: [], now: NOTHING, changes: 0 };
	const actions = useMemo(
		() => (now.size === 0 ? recorded : recorded.map((action) => now.get(action.id) ?? action)),
		[recorded, now],
	);
	const change = (next: readonly Edit[], shown: readonly RecordedAction[]) =>
		setState({
			recordingId,
			edits: next,
			changes: changes + 1,
			now: new Map([...now, ...shown.map((action) => [action.id, action] as const)]),
		});
	return {
		actions,
		changes,
		count: edits.length,
		async hide(actionId, part) {
			const hidden = hideValue(actions, actionId, part).actions;
			const changed = actions.flatMap((before, at) => {
				const after = hidden[at];
				return after === undefined || after === before ? [] : [{ before, after }];
			});
			const done = await (link === null ? { ok: true } : link.hide(actionId, part));
			if (!done.ok) {
				host.notify("error", text.failed);
				return;
			}
			const edit = { before: changed.map(({ before }) => before), after: changed.map(({ after }) => after) };
			change([...edits, edit], edit.after);
		},
		undo() {
			const last = edits.at(-1);
			if (last !== undefined) change(edits.slice(0, -1), last.before);
		},
		keep: () => setState({ recordingId, edits: [], now, changes }),
	};
}

const NOTHING: ReadonlyMap<string, RecordedAction> = new Map();
