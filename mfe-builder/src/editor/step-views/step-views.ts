import type { StepData } from "@scriptorium/flow/document/flow-document";
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
import type { StepField, StepView, SummaryParts } from "./step-view.ts";

const element: StepField = { control: "element", hint: "selector" };
const optionalElement: StepField = { control: "element", hint: "optionalElement" };
const recordedOnly: StepField = { control: "recorded-only" };
const message: StepField = { control: "area", field: "message", label: "message", hint: "variables" };
const variable: StepField = { control: "text", field: "variable", label: "variable" };

const elementAndValue = ({ element: named, value }: SummaryParts): string[] => [named, value];
const field =
	(name: "url" | "message" | "condition" | "code") =>
	({ data }: SummaryParts): string[] => [data[name] ?? ""];
const named = ({ variable: name = "" }: StepData, is: string): string[] => [
	name === "" || is === "" ? name || is : `${name} = ${is}`,
];

/** How each kind of step is shown. A new kind needs an entry here, and nothing else in the builder. */
export const stepViews: Readonly<Record<StepKind, StepView>> = {
	click: {
		label: "Click",
		about: "Clicks an element",
		icon: MousePointerClick,
		isInPalette: true,
		summary: elementAndValue,
		fields: [element, { control: "integer", field: "waitBefore", label: "waitBefore" }],
	},
	type: {
		label: "Type",
		about: "Types text into a field",
		icon: TextCursorInput,
		isInPalette: true,
		summary: elementAndValue,
		fields: [
			element,
			{ control: "area", field: "value", label: "text", hint: "variables" },
			{ control: "switch", field: "clearFirst", label: "clearFirst" },
		],
	},
	select: {
		label: "Select",
		about: "Selects an option of a list",
		icon: ListChecks,
		isInPalette: true,
		summary: elementAndValue,
		fields: [element, { control: "area", field: "value", label: "option", hint: "option" }],
	},
	check: {
		label: "Check",
		about: "Checks or unchecks a box",
		icon: SquareCheck,
		isInPalette: true,
		summary: elementAndValue,
		fields: [element, { control: "parameter-switch", path: ["checked"], label: "checked" }],
	},
	hover: {
		label: "Hover",
		about: "Moves the pointer onto an element",
		icon: MousePointer2,
		isInPalette: true,
		summary: elementAndValue,
		fields: [element, { control: "parameter-integer", path: ["duration"], label: "hoverTime" }],
	},
	drag: {
		label: "Drag",
		about: "Drags one element onto another",
		icon: Hand,
		isInPalette: false,
		summary: elementAndValue,
		fields: [element, recordedOnly],
	},
	keypress: {
		label: "Press Key",
		about: "Presses a key or a shortcut",
		icon: Keyboard,
		isInPalette: true,
		summary: elementAndValue,
		fields: [{ control: "line", field: "value", label: "key", hint: "key" }, { control: "modifiers" }, optionalElement],
	},
	scroll: {
		label: "Scroll",
		about: "Scrolls the page or an element",
		icon: ArrowUpDown,
		isInPalette: true,
		summary: elementAndValue,
		fields: [
			optionalElement,
			{ control: "parameter-integer", path: ["to", "x"], label: "scrollX" },
			{ control: "parameter-integer", path: ["to", "y"], label: "scrollY" },
			{ control: "parameter-switch", path: ["smooth"], label: "smooth" },
		],
	},
	upload: {
		label: "Choose File",
		about: "Chooses files; recorded only",
		icon: FileUp,
		isInPalette: false,
		summary: elementAndValue,
		fields: [element, recordedOnly],
	},
	dialog: {
		label: "Answer Dialog",
		about: "Answers a dialog of the page",
		icon: MessageSquare,
		isInPalette: false,
		summary: field("message"),
		fields: [recordedOnly],
	},
	extract: {
		label: "Extract",
		about: "Reads text or an attribute into a variable",
		icon: TextSelect,
		isInPalette: true,
		summary: ({ data, element: of }) => named(data, of),
		fields: [element, variable, { control: "text", field: "attribute", label: "attribute", hint: "attribute" }],
	},
	store: {
		label: "Store",
		about: "Sets a variable",
		icon: Database,
		isInPalette: true,
		summary: ({ data, value }) => [data.variable ? `${data.variable} = ${value}` : value],
		fields: [variable, { control: "area", field: "value", label: "value", hint: "variables" }],
	},
	copy: {
		label: "Copy",
		about: "Copies text to the clipboard",
		icon: ClipboardCopy,
		isInPalette: true,
		summary: elementAndValue,
		fields: [{ control: "area", field: "value", label: "copied", hint: "variables" }],
	},
	navigate: {
		label: "Navigate",
		about: "Opens an address",
		icon: Navigation,
		isInPalette: true,
		summary: field("url"),
		fields: [
			{ control: "text", field: "url", label: "url", hint: "variables" },
			{ control: "switch", field: "newTab", label: "newTab" },
		],
	},
	reload: {
		label: "Reload",
		about: "Loads the page again",
		icon: RotateCw,
		isInPalette: true,
		summary: field("url"),
		fields: [],
	},
	back: {
		label: "Back",
		about: "Goes back one page",
		icon: ArrowLeft,
		isInPalette: true,
		summary: field("url"),
		fields: [],
	},
	tab: {
		label: "Change Tab",
		about: "Opens, closes or changes a tab",
		icon: AppWindow,
		isInPalette: false,
		summary: elementAndValue,
		fields: [recordedOnly],
	},
	wait: {
		label: "Wait",
		about: "Waits for a time",
		icon: Timer,
		isInPalette: true,
		summary: ({ data: { delay }, text }) => [delay === undefined ? "" : text.seconds(delay)],
		fields: [{ control: "integer", field: "delay", label: "delay" }],
	},
	condition: {
		label: "Condition",
		about: "Continues in one of two branches",
		icon: GitBranch,
		isInPalette: true,
		summary: field("condition"),
		fields: [{ control: "code", field: "condition", label: "condition", hint: "condition" }],
	},
	loop: {
		label: "Loop",
		about: "Repeats steps a number of times, or for each element",
		icon: Repeat,
		isInPalette: true,
		summary: ({ data: { times }, element: of, text }) =>
			of === "" ? [times === undefined ? "" : text.times(times)] : [text.forEach(of)],
		fields: [
			{ control: "integer", field: "times", label: "times", hint: "times" },
			{ control: "element", hint: "loopSelector" },
		],
	},
	observe: {
		label: "Wait for Element",
		about: "Waits until an element is there",
		icon: Eye,
		isInPalette: true,
		summary: elementAndValue,
		fields: [element, { control: "integer", field: "timeout", label: "timeout" }],
	},
	alert: {
		label: "Alert",
		about: "Shows a message",
		icon: Bell,
		isInPalette: true,
		summary: field("message"),
		fields: [message],
	},
	log: {
		label: "Log",
		about: "Writes a message to the console",
		icon: ScrollText,
		isInPalette: true,
		summary: field("message"),
		fields: [message],
	},
	custom: {
		label: "Custom Code",
		about: "Runs JavaScript of your own",
		icon: Code,
		isInPalette: true,
		summary: field("code"),
		fields: [{ control: "code", field: "code", label: "code", hint: "code" }],
	},
};
