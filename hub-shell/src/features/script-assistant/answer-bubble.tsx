import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { TEMPLATE_MODE } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { memo } from "react";
import { Link } from "../../navigation/link.tsx";
import styles from "./answer-bubble.module.css";
import { catalog } from "./messages/catalog.ts";
import { ScriptCard } from "./script-card.tsx";
import type { Bubble, ShownAnswer } from "./shown-messages.ts";
import { ThinkingList } from "./thinking-list.tsx";

type Propose = (proposal: AssistantProposal) => void;
type Answer = Extract<Bubble, { readonly kind: "answer" }>;

/** An answer, complete or as it arrives. Its text is shown as it stands, never as markup. */
export function AnswerBubble({ bubble, onPropose }: { readonly bubble: Answer; readonly onPropose: Propose }) {
	const { answer, question, state, code } = bubble;
	return (
		<div className={styles.answer} data-message="assistant" data-state={state}>
			<AnswerText answer={answer} state={state} code={code} />
			<AnswerParts answer={answer} question={question} onPropose={onPropose} />
			{answer.model_used === TEMPLATE_MODE && <WithoutModel />}
		</div>
	);
}

function AnswerText({ answer, state, code }: Pick<Answer, "answer" | "state" | "code">) {
	const { log: texts } = useMessages(catalog);
	const isWaiting = state === "streaming" && answer.content === "" && code === "";
	return (
		<>
			<VisuallyHidden>{texts.assistant}</VisuallyHidden>
			{answer.steps.length > 0 && <ThinkingList steps={answer.steps} />}
			{isWaiting && (
				<p className={styles.note}>
					<span className={styles.spinner} aria-hidden="true" />
					{texts.working}
				</p>
			)}
			{answer.content !== "" && (
				<p className={styles.text} dir="auto">
					{answer.content}
				</p>
			)}
			{code !== "" && <CodeBlock code={code} label={texts.codePart} className={styles.code ?? ""} />}
			{state === "cut" && (
				<p className={styles.note}>{answer.content === "" && code === "" ? texts.stoppedEarly : texts.stopped}</p>
			)}
		</>
	);
}

interface AnswerPartsProps {
	readonly answer: ShownAnswer;
	readonly question: string;
	readonly onPropose: Propose;
}

/** Longest name of a flow that has no other than the question. */
const MAX_NAME = 80;

/** The parts below the text of an answer. Memoized, so that they are not rendered again while another answer streams in. */
const AnswerParts = memo(function AnswerParts({ answer, question, onPropose }: AnswerPartsProps) {
	const { flow: texts } = useMessages(catalog);
	const { script, flow } = answer;
	const openFlow = () => onPropose({ kind: "flow", name: question.slice(0, MAX_NAME) || texts.name, flow });
	return (
		<>
			{script !== null && <ScriptCard script={script} onPropose={onPropose} />}
			{flow !== null && (
				<p>
					<Button size="small" variant={script === null ? "primary" : "secondary"} onClick={openFlow}>
						{texts.open}
					</Button>
				</p>
			)}
			<Found answer={answer} />
		</>
	);
});

function Found({ answer: { scripts, documents } }: { readonly answer: ShownAnswer }) {
	const { found: texts, risks } = useMessages(catalog);
	return (
		<>
			{scripts.length > 0 && (
				<ul className={styles.found} aria-label={texts.scripts}>
					{scripts.map(({ id, title, path, risk }) => (
						<li key={id}>
							<Link to={path}>{title}</Link> <RiskBadge level={risk} label={risks[risk]} />
						</li>
					))}
				</ul>
			)}
			{documents.length > 0 && (
				<ul className={styles.found} aria-label={texts.documents}>
					{documents.map(({ title, path }) => (
						<li key={path}>
							<Link to={path}>{title}</Link>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function WithoutModel() {
	const { log: texts } = useMessages(catalog);
	return <p className={styles.note}>{texts.withoutModel}</p>;
}
