import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem, MenuSeparator } from "@scriptorium/ui-kit/menu";
import {
	BoxSelect,
	ClipboardPaste,
	Copy,
	CopyPlus,
	ListPlus,
	PencilLine,
	Scissors,
	Settings2,
	Spline,
	StickyNote,
	Trash2,
	Workflow,
} from "lucide-react";
import type { ReactNode } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import styles from "./flow-canvas.module.css";
import { en } from "./messages/en.ts";

export type MenuSubject =
	| { readonly kind: "step" | "note" | "edge"; readonly id: string }
	| { readonly kind: "selection" }
	| { readonly kind: "canvas" };

export interface MenuPlace {
	readonly subject: MenuSubject;
	/** Pixels of the window. */
	readonly x: number;
	readonly y: number;
}

export interface CanvasMenuCommands {
	configure(id: string): void;
	duplicate(): void;
	addAfter(id: string): void;
	addInto(connectionId: string): void;
	addHere(): void;
	connectFrom(id: string): void;
	copy(): void;
	cut(): void;
	paste(): void;
	remove(): void;
	disconnect(id: string): void;
	editNote(id: string): void;
	addNote(): void;
	tidy(): void;
	selectAll(): void;
}

export interface CanvasMenuProps extends MenuPlace {
	readonly commands: CanvasMenuCommands;
	readonly onClose: () => void;
}

/** What can be done with a part of the canvas, at the pointer or at the part that has the focus. */
export function CanvasMenu({ subject, x, y, commands, onClose }: CanvasMenuProps) {
	const text = useMessages({ en });
	return (
		<Menu
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			align="start"
			label={text.menu.label(useSubjectName(subject))}
			trigger={
				<button
					type="button"
					tabIndex={-1}
					aria-hidden="true"
					className={styles.menuPlace}
					style={{ insetInlineStart: x, insetBlockStart: y }}
				/>
			}
		>
			<MenuItems subject={subject} commands={commands} />
		</Menu>
	);
}

function MenuItems({ subject, commands }: Pick<CanvasMenuProps, "subject" | "commands">): ReactNode {
	const { menu: text, addNote, tidy } = useMessages({ en });
	const common = (
		<>
			<MenuItem icon={<Copy aria-hidden="true" />} hint="Ctrl+C" onSelect={commands.copy}>
				{text.copy}
			</MenuItem>
			<MenuItem icon={<Scissors aria-hidden="true" />} hint="Ctrl+X" onSelect={commands.cut}>
				{text.cut}
			</MenuItem>
			<MenuSeparator />
			<MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" hint="Del" onSelect={commands.remove}>
				{text.remove}
			</MenuItem>
		</>
	);
	const duplicate = (
		<MenuItem icon={<CopyPlus aria-hidden="true" />} hint="Ctrl+D" onSelect={commands.duplicate}>
			{text.duplicateNode}
		</MenuItem>
	);
	switch (subject.kind) {
		case "step":
			return (
				<>
					<MenuItem
						icon={<Settings2 aria-hidden="true" />}
						hint="Enter"
						onSelect={() => commands.configure(subject.id)}
					>
						{text.configure}
					</MenuItem>
					{duplicate}
					<MenuItem icon={<ListPlus aria-hidden="true" />} onSelect={() => commands.addAfter(subject.id)}>
						{text.addAfter}
					</MenuItem>
					<MenuItem icon={<Spline aria-hidden="true" />} onSelect={() => commands.connectFrom(subject.id)}>
						{text.connectTo}
					</MenuItem>
					<MenuSeparator />
					{common}
				</>
			);
		case "note":
			return (
				<>
					<MenuItem
						icon={<PencilLine aria-hidden="true" />}
						hint="Enter"
						onSelect={() => commands.editNote(subject.id)}
					>
						{text.editNote}
					</MenuItem>
					{duplicate}
					<MenuSeparator />
					{common}
				</>
			);
		case "edge":
			return (
				<>
					<MenuItem icon={<ListPlus aria-hidden="true" />} onSelect={() => commands.addInto(subject.id)}>
						{text.insert}
					</MenuItem>
					<MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => commands.disconnect(subject.id)}>
						{text.removeConnection}
					</MenuItem>
				</>
			);
		case "selection":
			return (
				<>
					{duplicate}
					{common}
				</>
			);
		case "canvas":
			return (
				<>
					<MenuItem icon={<ListPlus aria-hidden="true" />} onSelect={commands.addHere}>
						{text.addHere}
					</MenuItem>
					<MenuItem icon={<ClipboardPaste aria-hidden="true" />} hint="Ctrl+V" onSelect={commands.paste}>
						{text.paste}
					</MenuItem>
					<MenuItem icon={<StickyNote aria-hidden="true" />} onSelect={commands.addNote}>
						{addNote}
					</MenuItem>
					<MenuItem icon={<Workflow aria-hidden="true" />} onSelect={commands.tidy}>
						{tidy}
					</MenuItem>
					<MenuItem icon={<BoxSelect aria-hidden="true" />} hint="Ctrl+A" onSelect={commands.selectAll}>
						{text.selectAll}
					</MenuItem>
				</>
			);
	}
}

function useSubjectName(subject: MenuSubject): string {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	return useFlowStore(({ flow, selection }) => {
		if (subject.kind === "canvas") return text.menu.canvas;
		if (subject.kind === "edge") return text.menu.connection;
		if (subject.kind === "note") return text.note;
		if (subject.kind === "selection") return text.menu.selection(selection.steps.length + selection.notes.length);
		const step = flow.nodes.find(({ id }) => id === subject.id);
		return step === undefined ? "" : step.data.label || words.kinds[step.type];
	});
}
