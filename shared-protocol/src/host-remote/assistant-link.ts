import type { AssistantContext, AssistantScript } from "../hub-edge/ai-script-assistant.ts";

/** What a screen hands to the Script Assistant, or gets from it. Since contract 1.6. */
export type AssistantProposal =
	| {
			readonly kind: "script";
			readonly script: AssistantScript;
			/** Whether the person wants to try the script first. */
			readonly purpose: "edit" | "test";
	  }
	| {
			readonly kind: "flow";
			readonly name: string;
			/** The document of `storeFlow`, to be read with `readStoredFlow`. */
			readonly flow: unknown;
	  };

type ProposalOf<Kind extends AssistantProposal["kind"]> = Extract<AssistantProposal, { readonly kind: Kind }>;

/** The Script Assistant, as remotes see it. Since contract 1.6. */
export interface AssistantLink {
	/**
	 * Describes what a screen shows while it is open; the newest description wins.
	 * @param describe called when the person sends a question; null when there is nothing to describe, or it is over a limit of
	 * `assistantLimits`
	 * @returns the function that removes the description
	 */
	describe(describe: () => AssistantContext | null): () => void;
	/**
	 * Opens the assistant and asks it a question in the person's name, after a click of hers. A visitor reads that she has to sign in.
	 * @param message the question, in the language of the page
	 */
	ask(message: string): void;
	/**
	 * Receives what the person opens from an answer. A proposal that is already waiting, because its screen had to be opened first, arrives
	 * at once; each arrives once.
	 * @param kind the kind that the screen can show
	 * @param receive shows it; nothing of the person's work may be lost by it
	 * @returns the function that ends this, for when the screen closes
	 */
	onProposal<Kind extends AssistantProposal["kind"]>(
		kind: Kind,
		receive: (proposal: ProposalOf<Kind>) => void,
	): () => void;
}
