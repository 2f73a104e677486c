import type { Result } from "@scriptorium/core-types/errors";
import type {
	AssistantAnswer,
	AssistantStep,
	FoundDocument,
	FoundScript,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { GenerationPorts } from "../_shared/generation/begin-generation.ts";

/** What the assistant needs beside a model and the quota of the day. */
export interface AssistantPorts extends GenerationPorts {
	/** Searches the scripts that every visitor sees. */
	searchScripts(query: string, signal: AbortSignal): Promise<Result<FoundScripts, "database_unreachable">>;
	/**
	 * Stores a question with its answer.
	 * @returns id of the stored answer; null if the person has cleared the conversation since the question
	 */
	keep(
		person: string,
		question: KeptQuestion,
		answer: KeptAnswer,
	): Promise<Result<string | null, "database_unreachable">>;
}

export interface KeptQuestion {
	readonly text: string;
	readonly askedAt: Date;
}

export interface FoundScripts {
	readonly scripts: readonly FoundScript[];
	/** All hits. */
	readonly total: number;
}

export type KeptAnswer = Pick<
	AssistantAnswer,
	"content" | "script" | "flow" | "scripts" | "documents" | "steps" | "model_used"
> & {
	/** Whether it was ended before it was complete. */
	readonly is_cut: boolean;
};

/** An answer before it is stored. */
export interface Draft {
	readonly content: string;
	readonly script?: AssistantAnswer["script"];
	/** Document of `storeFlow`. */
	readonly flow?: object | null;
	readonly scripts?: readonly FoundScript[];
	readonly documents?: readonly FoundDocument[];
}

/** Tells the caller what happens while it happens. */
export interface Telling {
	/** Something was done for the answer. */
	step(step: AssistantStep): void;
	/** The next characters of the text. */
	text(text: string): void;
	/** The next characters of the script while a model writes it. */
	code(text: string): void;
}
