import { MAX_NOTE_LENGTH, NOTE_SIDE } from "@scriptorium/flow/document/flow-limits";
import { changeNote } from "@scriptorium/flow/editing/edit-notes";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type NodeProps, NodeResizer } from "@xyflow/react";
import { memo, useState } from "react";
import { en as commandWords } from "../../editor/commands/en.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { type NoteNodeType, nameId } from "./canvas-items.ts";
import { en } from "./messages/en.ts";
import styles from "./note-node.module.css";

/** A sticky note. A double click or Enter edits its text. */
export const NoteNode = memo(function NoteNode({ id, data: { note }, selected }: NodeProps<NoteNodeType>) {
	const text = useMessages({ en });
	const labels = useMessages({ en: commandWords }).changes;
	const [isEdited, setEdited] = useState(false);
	return (
		<>
			<NodeResizer
				isVisible={selected}
				minWidth={NOTE_SIDE.min}
				minHeight={NOTE_SIDE.min}
				maxWidth={NOTE_SIDE.max}
				maxHeight={NOTE_SIDE.max}
				handleClassName={styles.grip ?? ""}
				lineClassName={styles.side ?? ""}
			/>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the canvas makes the note focusable, and edits it with Enter. */}
			<div className={styles.note} onDoubleClick={() => setEdited(true)} data-edit-note={id}>
				<span id={nameId(id)} hidden>
					{text.note}: {note.text}
				</span>
				{isEdited ? (
					<textarea
						// biome-ignore lint/a11y/noAutofocus: the person has just asked to write here.
						autoFocus
						className={`nodrag nowheel ${styles.text}`}
						aria-label={text.noteText}
						maxLength={MAX_NOTE_LENGTH}
						value={note.text}
						onChange={({ target }) =>
							useFlowStore
								.getState()
								.change(labels.editNote, ({ flow }) => ({ flow: changeNote(flow, id, { text: target.value }) }), {
									typing: `note ${id}`,
								})
						}
						onBlur={() => setEdited(false)}
						onKeyDown={(event) => {
							event.stopPropagation();
							if (event.key !== "Escape") return;
							setEdited(false);
							event.currentTarget.closest<HTMLElement>(".react-flow__node")?.focus();
						}}
					/>
				) : (
					<p className={styles.text}>{note.text === "" ? <em>{text.noteEmpty}</em> : note.text}</p>
				)}
			</div>
		</>
	);
});
