import type { StepData } from "../document/flow-document.ts";
import type { CodeWriter } from "../generate/code-writer.ts";
import type { TypedCode } from "../generate/read-code.ts";
import type { StepCode } from "../generate/step-code.ts";
import type { ExportNoteCode } from "../tools/export-note.ts";
import type { DataPart } from "../tools/selenium-ide/side-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";

/** A step of a flow that no recorded action stands for. */
export interface AloneStep {
	readonly data: StepData;
	/** What it does. */
	readonly code: StepCode;
}

/** What such a step is written with in a script of Playwright or Puppeteer. */
export interface ScriptStatement {
	readonly writer: CodeWriter;
	/** Variable of the step's page. */
	readonly page: string;
	/** Where code of the page runs: an expression, and the parameters of the function that gets the variables. */
	readonly inside: { readonly page: string; readonly parameters: string };
	/** Writes the promise of a text of the step's element: of an attribute, `value` for a field's current value, "" for its text. */
	read(name: string): string;
	/** Opens a page in a new tab, while the steps go on in theirs. */
	openTab(url: string): void;
}

/** What such a step is written with in a test of Selenium IDE. */
export interface SideStatement {
	push(command: string, target?: string, value?: string): void;
	/** A text as the runner takes it. */
	text(text: string): string;
	/** A text that reads variables, as an expression of JavaScript. */
	expression(text: string): string;
	/** JavaScript that calls a function whose body reads variables by their names. */
	call(code: TypedCode, body: string): string;
	/** A locator of the step's element; null when none finds it. */
	locator(): string | null;
	note(code: ExportNoteCode): void;
}

/** What such a step is written with in a user flow of the DevTools Recorder, which has no variables: they are replaced by their values. */
export interface ReplayStatement {
	/** The text with the values of its variables; null when one is not known. */
	valueOf(text: string): string | null;
	/** From here on a variable has this value; null for one that is not known. */
	remember(variable: string, value: string | null): void;
	/** Adds a step that evaluates JavaScript until it is true. */
	evaluate(expression: string): void;
	note(code: ExportNoteCode): void;
}

/** How tools do a step that no recorded action stands for. Each function returns whether the tool can do it. */
export interface AloneStatements {
	script(step: AloneStep, script: ScriptStatement): boolean;
	side(step: AloneStep, side: SideStatement): boolean;
	/** Also asked about steps that a recorded action stands for: of those that were made by hand, less is known. */
	replay(step: AloneStep, replay: ReplayStatement): boolean;
	/** Reads the step from a command of Selenium IDE, by its name; null for commands of other kinds. */
	readonly readSide: Readonly<Record<string, (command: ReadableCommand) => DataPart | null>>;
}

/** A step that the tools cannot do. */
export const unsupported = {
	script: () => false,
	side: () => false,
	replay: () => false,
	readSide: {},
} satisfies AloneStatements;
