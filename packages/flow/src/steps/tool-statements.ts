import type { StepData } from "../document/flow-document.ts";
import type { CodeWriter } from "../generate/code-writer.ts";
import type { TypedCode } from "../generate/read-code.ts";
import type { StepCode } from "../generate/step-code.ts";
import type { ExportNoteCode } from "../tools/export-note.ts";
import type { DataPart } from "../tools/selenium-ide/side-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";

/** A step of a flow that does not correspond to a recorded action. */
export interface AloneStep {
	readonly data: StepData;
	/** The operations that the step performs, as the code generators read them. */
	readonly code: StepCode;
}

/** Writes such a step into a script for Playwright or Puppeteer. */
export interface ScriptStatement {
	readonly writer: CodeWriter;
	/** Variable of the step's page. */
	readonly page: string;
	/** How to evaluate code in the page: the expression to evaluate it on, and the parameters of the function that receives the variables. */
	readonly inside: { readonly page: string; readonly parameters: string };
	/**
	 * Writes an expression for a promise of a string read from the step's element.
	 * @param name an attribute's name, `value` for a field's current value, or "" for the element's text
	 */
	read(name: string): string;
	/** Writes a statement that opens an address in a new tab; later steps continue in the current tab. */
	openTab(url: string): void;
}

/** Writes a step as a command of a Selenium IDE test. */
export interface SideStatement {
	push(command: string, target?: string, value?: string): void;
	/** Escapes a text for the test runner. */
	text(text: string): string;
	/** A text with variables as a JavaScript expression. */
	expression(text: string): string;
	/** JavaScript that calls a function whose body accesses variables by name. */
	call(code: TypedCode, body: string): string;
	/** A locator for the step's element; null if Selenium IDE has no locator for it. */
	locator(): string | null;
	note(code: ExportNoteCode): void;
}

/** Writes such a step into a DevTools Recorder user flow, which has no variables: each is replaced by its value. */
export interface ReplayStatement {
	/** The text with its variables replaced by their values; null if a value is unknown. */
	valueOf(text: string): string | null;
	/** Sets the value of a variable for the following steps; null if it is unknown. */
	remember(variable: string, value: string | null): void;
	/** Adds a step that evaluates JavaScript until it is true. */
	evaluate(expression: string): void;
	note(code: ExportNoteCode): void;
}

/** Exports a step that does not correspond to a recorded action. Each function returns whether the tool supports the step. */
export interface AloneStatements {
	script(step: AloneStep, script: ScriptStatement): boolean;
	side(step: AloneStep, side: SideStatement): boolean;
	/** Also called for steps that correspond to a recorded action: a step made by hand may lack what the action needs. */
	replay(step: AloneStep, replay: ReplayStatement): boolean;
	/** Reads the step from a command of Selenium IDE, by its name; null for commands of other kinds. */
	readonly readSide: Readonly<Record<string, (command: ReadableCommand) => DataPart | null>>;
}

/** A step that no tool supports. */
export const unsupported = {
	script: () => false,
	side: () => false,
	replay: () => false,
	readSide: {},
} satisfies AloneStatements;
