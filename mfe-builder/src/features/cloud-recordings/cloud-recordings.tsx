import type { RecordingsWanted } from "@scriptorium/hub-data/query-keys/recording-query-keys";
import type { RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { useSession } from "@scriptorium/remote-kit/host";
import { defineReturn, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { Button } from "@scriptorium/ui-kit/button";
import { Card } from "@scriptorium/ui-kit/card";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import styles from "./cloud-recordings.module.css";
import { DeleteRecordingDialog } from "./delete-recording-dialog.tsx";
import { EditRecordingDialog } from "./edit-recording-dialog.tsx";
import { en } from "./messages/en.ts";
import { RecordingRow } from "./recording-row.tsx";
import { RecordingsList } from "./recordings-list.tsx";
import { type ReadRecording, useOpenRecording } from "./use-open-recording.ts";

const signInAction = defineReturn("cloud-recordings/sign-in");

export interface CloudRecordingsProps {
	/** The signed-in person's and the public ones; the chosen one comes here, whole. */
	readonly onOpen: (recording: ReadRecording) => void;
}

export function CloudRecordings({ onOpen }: CloudRecordingsProps) {
	const text = useMessages({ en });
	const signInFor = useSignInFor(signInAction);
	const { user, status } = useSession();
	const [whose, setWhose] = useState<"own" | "public">("own");
	const [term, setTerm] = useState("");
	const [changed, setChanged] = useState<{ readonly how: "edit" | "remove"; readonly entry: RecordingEntry } | null>(
		null,
	);
	const opening = useOpenRecording(onOpen);
	usePendingAction(signInAction);
	const searched = useSettled(term.trim());
	const wanted: RecordingsWanted | null =
		whose === "public" ? { whose } : user === null ? null : { whose, userId: user.id, term: searched };
	const close = () => setChanged(null);

	return (
		<Card className={styles.panel}>
			<h2>{text.heading}</h2>
			<fieldset className={styles.whose}>
				<legend className={styles.hidden}>{text.which}</legend>
				{(["own", "public"] as const).map((choice) => (
					<Button key={choice} size="small" aria-pressed={whose === choice} onClick={() => setWhose(choice)}>
						{choice === "own" ? text.own : text.everybody}
					</Button>
				))}
			</fieldset>
			{whose === "own" && user !== null && (
				<TextField
					label={text.search}
					labelHidden
					placeholder={text.search}
					type="search"
					icon={<Search aria-hidden="true" />}
					value={term}
					onChange={(event) => setTerm(event.target.value)}
				/>
			)}
			{whose === "own" && status === "signed-out" ? (
				<EmptyState
					title={text.signIn.title}
					action={<Button onClick={() => signInFor({})}>{text.signIn.action}</Button>}
				>
					{text.signIn.text}
				</EmptyState>
			) : (
				<RecordingsList key={whose} wanted={wanted}>
					{(entry, place) => (
						<RecordingRow
							entry={entry}
							place={place}
							isOwn={entry.user_id === user?.id}
							isOpening={opening.isPending && opening.variables.id === entry.id}
							onOpen={() => opening.mutate(entry)}
							onChange={(how) => setChanged({ how, entry })}
						/>
					)}
				</RecordingsList>
			)}
			{changed?.how === "edit" && <EditRecordingDialog entry={changed.entry} onClose={close} />}
			{changed?.how === "remove" && <DeleteRecordingDialog entry={changed.entry} onClose={close} />}
		</Card>
	);
}

/** A value once nothing was typed for 300 ms. */
function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), 300);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}
