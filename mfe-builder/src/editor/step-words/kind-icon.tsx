import type { StepKind } from "@scriptorium/flow/steps/step-list";
import {
	AppWindow,
	ArrowLeft,
	ArrowUpDown,
	Bell,
	ClipboardCopy,
	Code,
	Database,
	Eye,
	FileUp,
	GitBranch,
	Hand,
	Keyboard,
	ListChecks,
	type LucideIcon,
	MessageSquare,
	MousePointer2,
	MousePointerClick,
	Navigation,
	Repeat,
	RotateCw,
	ScrollText,
	SquareCheck,
	TextCursorInput,
	TextSelect,
	Timer,
} from "lucide-react";

const ICONS: Readonly<Record<StepKind, LucideIcon>> = {
	click: MousePointerClick,
	type: TextCursorInput,
	select: ListChecks,
	check: SquareCheck,
	hover: MousePointer2,
	drag: Hand,
	keypress: Keyboard,
	scroll: ArrowUpDown,
	upload: FileUp,
	dialog: MessageSquare,
	extract: TextSelect,
	store: Database,
	copy: ClipboardCopy,
	navigate: Navigation,
	reload: RotateCw,
	back: ArrowLeft,
	tab: AppWindow,
	wait: Timer,
	condition: GitBranch,
	loop: Repeat,
	observe: Eye,
	alert: Bell,
	log: ScrollText,
	custom: Code,
};

/** The mark of a kind of step; its name is beside it. */
export function KindIcon({ kind }: { readonly kind: StepKind }) {
	const Icon = ICONS[kind];
	return <Icon aria-hidden="true" />;
}
