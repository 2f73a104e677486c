import { createObservable, type Observable } from "@scriptorium/core-types/observable";
import type { AssistantLink, AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";

/** A text that opens the panel. */
export interface AssistantQuestion {
	readonly message: string;
	/** Whether it only stands in the panel's field: the person sends it. */
	readonly isDraft: boolean;
}

/** The side of the link that the panel of the assistant uses. */
export interface AssistantPort {
	readonly link: AssistantLink;
	/** A question that a screen has asked, or a draft; null when none waits. The panel takes it by `takeQuestion`. */
	readonly question: Observable<AssistantQuestion | null>;
	/** @returns the waiting question, which no longer waits then; null when none does */
	takeQuestion(): AssistantQuestion | null;
	/**
	 * Opens the panel with a text in its field.
	 * @param message the text, which may be empty
	 */
	openWith(message: string): void;
	/** @returns what the person has open now; null when no screen describes anything */
	readContext(): AssistantContext | null;
	/**
	 * Gives a proposal to the screen that shows its kind, or keeps it until one is open. A newer one replaces the one that waits.
	 * @param proposal what the person has chosen
	 */
	propose(proposal: AssistantProposal): void;
}

/** The pending action that opens the panel again after a sign-in; its payload has the `message` that was typed. */
export const OPEN_ASSISTANT = "script-assistant/open";

const SCREENS: Readonly<Record<AssistantProposal["kind"], string>> = { script: "/create", flow: "/builder" };

/**
 * Creates the link between the assistant's panel and the screens of the remotes.
 * @param navigate opens the screen that shows a proposal, when none that can is open
 * @returns both sides of the link
 */
export function createAssistantLink(navigate: (path: string) => void): AssistantPort {
	const descriptions: (() => AssistantContext | null)[] = [];
	const receivers: { readonly kind: string; readonly receive: (proposal: AssistantProposal) => void }[] = [];
	const question = createObservable<AssistantQuestion | null>(null);
	let waiting: AssistantProposal | null = null;

	return {
		question,
		openWith: (message) => question.set({ message, isDraft: true }),
		takeQuestion() {
			const taken = question.getSnapshot();
			if (taken !== null) question.set(null);
			return taken;
		},
		readContext: () => descriptions.at(-1)?.() ?? null,
		propose(proposal) {
			const receiver = receivers.findLast(({ kind }) => kind === proposal.kind);
			waiting = receiver ? null : proposal;
			if (receiver) receiver.receive(proposal);
			else navigate(SCREENS[proposal.kind]);
		},
		link: {
			describe(describe) {
				descriptions.push(describe);
				return () => remove(descriptions, describe);
			},
			ask: (message) => question.set({ message, isDraft: false }),
			onProposal(kind, receive) {
				const receiver = {
					kind,
					receive: (proposal: AssistantProposal) => {
						if (isOfKind(proposal, kind)) receive(proposal);
					},
				};
				receivers.push(receiver);
				if (waiting && isOfKind(waiting, kind)) {
					const proposal = waiting;
					waiting = null;
					receive(proposal);
				}
				return () => remove(receivers, receiver);
			},
		},
	};
}

function isOfKind<Kind extends AssistantProposal["kind"]>(
	proposal: AssistantProposal,
	kind: Kind,
): proposal is Extract<AssistantProposal, { readonly kind: Kind }> {
	return proposal.kind === kind;
}

function remove<Item>(list: Item[], item: Item): void {
	const index = list.indexOf(item);
	if (index >= 0) list.splice(index, 1);
}
