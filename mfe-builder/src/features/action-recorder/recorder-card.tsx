import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import { contextOfRecording } from "@scriptorium/remote-kit/assistant-contexts";
import { useHost } from "@scriptorium/remote-kit/host";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { Card } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Circle, Pause, Undo2 } from "lucide-react";
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react";
import { useUndoAction } from "../../editor/use-undo-action.ts";
import { ActionList } from "./action-list.tsx";
import { RecordingCaptures } from "./captures/recording-captures.tsx";
import { CarriedNotesList } from "./carried-notes.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { describeActions } from "./describe-actions.ts";
import { en } from "./messages/en.ts";
import type { OpenedRecording } from "./open-recording.ts";
import { optionsOf } from "./options/option-values.ts";
import { OptionsDialog } from "./options/options-dialog.tsx";
import { useRecordingOptions } from "./options/use-recording-options.ts";
import { en as place } from "./place/messages/en.ts";
import type { PlaceFlow } from "./place-flow.ts";
import styles from "./recorder-card.module.css";
import { RecorderControls } from "./recorder-controls.tsx";
import { RecordingActions } from "./recording-actions.tsx";
import { SaveRecording } from "./save-recording.tsx";
import { useBarRecorder } from "./use-bar-recorder.ts";
import { useHiddenValues } from "./use-hidden-values.ts";
import { useRecorder } from "./use-recorder.ts";
import { useRecorderCommands } from "./use-recorder-commands.ts";
import { useRecordingFiles } from "./use-recording-files.ts";
import type { SavedSource } from "./use-save-recording.ts";

export interface RecorderCardProps {
	/** A recording from a file or the cloud; shown instead of the extension's last one. */
	readonly opened: OpenedRecording | null;
	readonly onOpened: (recording: OpenedRecording | null) => void;
	readonly onFlow: PlaceFlow;
	/** Set while the card is on the screen: describes the recording that it shows to the Script Assistant. */
	readonly description: RefObject<(() => AssistantContext | null) | null>;
}

/** Capability that an extension with captures announces. */
const CAPTURES = "record-captures";

/** Spec 03 § 2: records with the extension, and exports the recording as flows and files. */
export function RecorderCard({ opened, onOpened, onFlow, description }: RecorderCardProps) {
	const text = useMessages({ en });
	const placeText = useMessages({ en: place });
	const host = useHost();
	const recorder = useRecorder();
	const commands = useRecorderCommands(recorder);
	const undoAction = useUndoAction();
	const files = useRecordingFiles({ onOpened, onFlow });
	const [asked, setAsked] = useState<"clear" | "start" | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [areOptionsAsked, askForOptions] = useState(false);
	const { values: options } = useRecordingOptions();
	/** The actions that were saved or made into a flow: they are not lost with this list. */
	const [kept, setKept] = useState<readonly unknown[]>([]);
	const { extension, link, recording } = recorder;
	const { state } = recording;
	const running = state === "recording" || state === "paused" || state === "asking" ? state : "other";
	/** While something is recorded, that is shown. */
	const shown = running === "other" || running === "asking" ? opened : null;
	const hidden = useHiddenValues(
		shown?.actions ?? recording.actions,
		shown === null ? link : null,
		shown ?? recording.sessionId,
	);
	const { actions } = hidden;
	const describe = useEffectEvent(() => contextOfRecording(shown?.title ?? text.untitled, describeActions(actions)));
	useEffect(() => {
		description.current = () => describe();
		return () => {
			description.current = null;
		};
	}, [description]);
	const source: SavedSource = {
		openedAs: shown?.title ?? null,
		sessionId: (shown === null ? recording.sessionId : null) ?? "imported",
		extensionVersion: extension.version ?? "none",
		actions,
	};
	const openAgain = useCallback(
		(waiting: SavedSource) => {
			if (waiting.openedAs !== null) onOpened({ title: waiting.openedAs, actions: waiting.actions });
		},
		[onOpened],
	);
	const isAtRisk = actions.length > 0 && opened === null && kept !== actions;

	async function start() {
		setAsked(null);
		onOpened(null);
		files.forgetNotes();
		await commands.start(optionsOf(options));
	}
	function clear() {
		setAsked(null);
		files.forgetNotes();
		if (opened === null) commands.clear();
		else onOpened(null);
	}
	async function convert() {
		if (actions.length === 0) {
			host.notify("error", text.notices.nothingRecorded);
			return;
		}
		if (!(await onFlow(convertRecording(actions)))) return;
		setKept(actions);
		const said = opened === null ? text.notices.converted : text.notices.convertedOpened;
		host.notify("success", said, { action: undoAction() });
	}
	const canStart = recording.state !== "connecting";
	const isConnected = link !== null && extension.state === "connected";
	const startOrAsk = () => (isAtRisk ? setAsked("start") : void start());
	useBarRecorder(
		isConnected ? { state: running === "other" ? "idle" : running, canStart, count: actions.length } : null,
		{ ...commands, start: startOrAsk, convert: () => void convert() },
	);
	function save() {
		if (actions.length === 0) host.notify("error", text.notices.nothingToSave);
		else setSaving(true);
	}

	return (
		<Card className={styles.card}>
			<header className={styles.header}>
				<h2>{placeText.heading}</h2>
				{running === "recording" && (
					<Badge tone="rubric" icon={<Circle aria-hidden="true" fill="currentColor" />}>
						{text.recording}
					</Badge>
				)}
				{running === "paused" && <Badge icon={<Pause aria-hidden="true" />}>{text.paused}</Badge>}
				{extension.version !== null && <span className={styles.version}>{text.version(extension.version)}</span>}
			</header>
			<ConnectionNotice recorder={recorder} />
			{isConnected && (
				<RecorderControls
					state={running}
					canStart={canStart}
					canClear={actions.length > 0}
					onStart={startOrAsk}
					onPause={commands.pause}
					onResume={commands.resume}
					onStop={commands.stop}
					onSetOptions={() => askForOptions(true)}
					onClear={() => (isAtRisk ? setAsked("clear") : clear())}
				/>
			)}
			{recording.error !== null && (
				<p role="alert" className={styles.error}>
					{recording.error.message}
				</p>
			)}
			<div className={styles.about}>
				<span>{shown === null ? "" : text.opened(shown.title)}</span>
				<span aria-live="polite">{text.count(actions.length)}</span>
			</div>
			{actions.length === 0 ? (
				<p className={styles.empty}>
					<strong>{text.empty}</strong>
					{running === "recording" ? text.waitingHint : running === "paused" ? text.pausedHint : text.emptyHint}
				</p>
			) : (
				<ActionList actions={actions} onHide={(actionId, part) => void hidden.hide(actionId, part)} />
			)}
			<HiddenValuesNotice count={hidden.count} onUndo={hidden.undo} />
			{opened === null && extension.capabilities.includes(CAPTURES) && (
				<RecordingCaptures link={link} recording={recording} changes={hidden.changes} />
			)}
			<RecordingActions
				isComplete={actions.length > 0 && running === "other"}
				onConvert={() => void convert()}
				onSave={save}
				onExport={(format) => void files.exportAs(format, shown?.title ?? text.untitled, actions)}
				onImport={(file) => void files.importFrom(file)}
			/>
			{files.notes !== null && <CarriedNotesList notes={files.notes} onClose={files.forgetNotes} />}
			{files.choice}
			{areOptionsAsked && <OptionsDialog onClose={() => askForOptions(false)} />}
			{asked !== null && (
				<ConfirmDialog
					what={asked}
					count={actions.length}
					onConfirm={() => (asked === "start" ? void start() : clear())}
					onClose={() => setAsked(null)}
				/>
			)}
			<SaveRecording
				isOpen={isSaving}
				onOpenChange={setSaving}
				title={shown?.title ?? ""}
				source={source}
				onResumed={openAgain}
				onSaved={(saved) => {
					if (!isSameRecording(saved, source)) return;
					setKept(actions);
					hidden.keep();
				}}
			/>
		</Card>
	);
}

/** After a sign-in the same recording comes from two places: the extension and this browser's storage. */
const isSameRecording = (one: SavedSource, other: SavedSource): boolean =>
	one.openedAs === other.openedAs && one.sessionId === other.sessionId && one.actions.length === other.actions.length;

interface HiddenValuesNoticeProps {
	readonly count: number;
	readonly onUndo: () => void;
}

/** Says that values were hidden, and brings back the last one. */
function HiddenValuesNotice({ count, onUndo }: HiddenValuesNoticeProps) {
	const { hide: text } = useMessages({ en });
	return (
		<div role="status" className={styles.about}>
			{count > 0 && (
				<>
					<span>{text.done(count)}</span>
					<Button
						size="small"
						variant="quiet"
						icon={<Undo2 aria-hidden="true" />}
						aria-label={text.undoName}
						onClick={onUndo}
					>
						{text.undo}
					</Button>
				</>
			)}
		</div>
	);
}
