import type { StepData } from "../document/flow-document.ts";
import type { ActionPlace, Modifiers } from "../recording/action-fields.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import type { ReadableStep } from "../tools/devtools-recorder/replay-document.ts";
import type { ReplayStep } from "../tools/devtools-recorder/replay-steps.ts";
import type { ExportNoteCode } from "../tools/export-note.ts";
import type { ActionPart, ImportNoteCode } from "../tools/import-note.ts";
import type { PuppeteerFunction } from "../tools/puppeteer/puppeteer-functions.ts";
import type { ActionParts, CommandParts } from "../tools/selenium-ide/side-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";
import type { StepKind } from "./step-list.ts";

/** A step that a recorded action becomes, without the fields that all of them have. */
export type RecordedStep = { readonly type: StepKind } & Omit<StepData, "category" | "frame">;

/** How flows and tools express one type of recorded action. */
export interface ActionDefinition<Action extends ActionPlace> {
	/** Converts it to a step (spec 03 § 4). */
	toStep(action: Action): RecordedStep;
	/** Changes the texts in which a flow may read variables. */
	mapTexts(action: Action, change: (text: string) => string): Action;
	/** Statements of a Playwright test, one per line; none for effects of other actions. */
	playwright(action: Action, statement: PlaywrightStatement): readonly string[];
	/** An expression of Puppeteer, a promise; null for effects of other actions. */
	puppeteer(action: Action, expression: PuppeteerExpression): string | null;
	/** Steps of the DevTools Recorder. */
	replay(action: Action, surroundings: ReplaySurroundings): readonly ReplayStep[];
	/** Reads it from steps of the DevTools Recorder, by their types; null for steps of other kinds. */
	readonly readReplay: ReplayReaders;
	/** Commands of Selenium IDE. */
	side(action: Action, surroundings: SideSurroundings): CommandParts;
	/** Reads it from commands of Selenium IDE, by their names. */
	readonly readSide: Readonly<Record<string, (command: ReadableCommand) => ActionParts>>;
	/** Reads it from the JavaScript that an export wrote for want of a command; null for other code. */
	readSideScript(code: string): ActionParts | null;
}

/** What an action of a Playwright test is written with. */
export interface PlaywrightStatement {
	/** Variable of the action's page. */
	readonly page: string;
	/** Writes the locator of an element. */
	on(target: RecordedTarget): string;
	/** Writes a text, which may read variables of a flow. */
	text(value: string): string;
	/** Writes the address of a page to open. */
	address(url: string): string;
	/** Writes the environment variable of a masked value, with a note. */
	secret(): string;
	note(code: ExportNoteCode): void;
}

/** What an action of a Puppeteer script is written with. */
export interface PuppeteerExpression {
	/** Variable of the action's page. */
	readonly page: string;
	/** Expression of the page, frame or element in which selectors are searched. */
	readonly scope: string;
	/** The call gets a variable `signal`, which aborts it. */
	readonly takesSignal: boolean;
	/** Writes a method call on an element; without a call, the element. */
	on(target: RecordedTarget, call?: string): string;
	/** Writes a method call that element handles support and locators do not. */
	onHandle(target: RecordedTarget, call: string): string;
	/** Writes a call during which keys are held. */
	holding(modifiers: Modifiers | undefined, call: string): string;
	/** Writes a call of one of the script's own functions. */
	call(name: PuppeteerFunction, ...values: readonly string[]): string;
	/** Writes a call of one of them with a found element. */
	callWith(name: PuppeteerFunction, element: string): string;
	/** Writes a text, which may read variables of a flow. */
	text(value: string): string;
	/** Writes the selectors of an element. */
	selectors(target: RecordedTarget): readonly string[];
	/** Writes the address of a page to open. */
	address(url: string): string;
	/** Whether no page has been shown yet in the tab, which an action opened; afterwards one has. */
	showsFirstPage(): boolean;
	/** Writes the environment variable of a masked value. */
	secret(): string;
	note(code: ExportNoteCode): void;
}

/** Context of an action that is exported to a DevTools Recorder user flow. */
export interface ReplaySurroundings {
	readonly note: (code: ExportNoteCode) => void;
	/** A dialog whose answer was given before it opens. */
	readonly isAnswered: boolean;
	/** An earlier action put the caret into the field of a text. */
	readonly hasCaret: boolean;
	/** It leads to another page. */
	readonly leads: boolean;
	/** The tab that it opens becomes a window. */
	readonly holdsShift: boolean;
}

/** Context of an action that is exported to a Selenium IDE test. */
export interface SideSurroundings {
	/** Origin of the project's addresses. */
	readonly origin: string;
	/** Name of the variable for the secret. */
	readonly secret: string | undefined;
	/** Variables that texts read on purpose. */
	readonly variables: ReadonlySet<string>;
}

/** State of reading a user flow that a step depends on. */
export interface ReplayReading {
	/** Modifier keys that are held. */
	readonly held: Modifiers;
	readonly note: (code: ImportNoteCode) => void;
}

/** Readers by the type of the step. They return the action without the fields that every action has; null for steps of other kinds. */
export type ReplayReaders = {
	readonly [Type in ReadableStep["type"]]?: (
		step: Extract<ReadableStep, { type: Type }>,
		reading: ReplayReading,
	) => ActionPart | null;
};

/** The parts of actions that no text of which may read variables. */
export const noTexts = { mapTexts: <Action>(action: Action): Action => action };
/** The parts of actions that no script of Selenium IDE stands for. */
export const noSideScript = { readSideScript: (): ActionParts | null => null };
