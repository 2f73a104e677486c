import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./copilot-notes.module.css";
import type { CopilotWork, ModelOrder } from "./copilot-state.ts";
import { en } from "./messages/en.ts";
import type { Copilot } from "./use-copilot.ts";

type WorkOf<Kind extends CopilotWork["kind"]> = Extract<CopilotWork, { kind: Kind }>;

/** The code as it arrives, with Stop. */
export function ProgressNote({ work, onStop }: { work: WorkOf<"busy">; onStop: () => void }) {
	const { progress: text } = useMessages({ en });
	return (
		<section className={styles.note} aria-label={text[work.step]}>
			<p role="status">{text[work.step]}</p>
			{work.text !== "" && <PartOfCode code={work.text} label={text.code} />}
			{work.step !== "reading" && (
				<p className={styles.actions}>
					<Button onClick={onStop}>{text.stop}</Button>
				</p>
			)}
		</section>
	);
}

/** What the model is going to write: nothing is written before it is approved. */
export function PlanNote({
	work: { plan, order },
	onApprove,
	onChange,
}: {
	work: WorkOf<"plan">;
	onApprove: (order: ModelOrder) => void;
	onChange: () => void;
}) {
	const { plan: text } = useMessages({ en });
	const elements = elementsOf(plan, order);
	const rows = [
		[text.matches, plan.kind === "bookmarklet" ? [text.every] : plan.matches],
		[text.grants, plan.grants.filter((grant) => grant !== "none")],
		[text.hosts, plan.hosts],
		...(elements.length === 0 ? [] : [[text.elements, elements] as const]),
		...(plan.unseen === null ? [] : [[text.unseen, [plan.unseen]] as const]),
	] as const;
	return (
		<section className={styles.note} aria-labelledby="copilot-plan">
			<h2 id="copilot-plan" className={styles.heading}>
				{text.heading}
			</h2>
			<p role="status">{plan.summary}</p>
			<h3 className={styles.subheading}>{text.steps}</h3>
			<ol className={styles.list}>
				{plan.steps.map((step, index) => (
					<li key={`${index} ${step}`}>{step}</li>
				))}
			</ol>
			<dl className={styles.facts}>
				{rows.map(([label, entries]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{entries.length === 0 ? text.none : entries.join(", ")}</dd>
					</div>
				))}
			</dl>
			<div className={styles.actions}>
				<Button onClick={onChange}>{text.change}</Button>
				<Button variant="primary" onClick={() => onApprove(order)}>
					{text.approve}
				</Button>
			</div>
		</section>
	);
}

/** The elements of the shared page that the plan names by number, in words. */
function elementsOf({ elements }: ScriptPlan, { outline }: ModelOrder): string[] {
	const named = outline?.elements.filter(({ number }) => elements.includes(number)) ?? [];
	return named.map(({ tag, role, name }) => `${role ?? tag} ${name}`.trim());
}

/** Why no script came, and what is left of it. */
export function FailureNote({
	work: { code, received, order, said },
	copilot,
}: {
	work: WorkOf<"failed">;
	copilot: Pick<Copilot, "retry" | "useTemplate">;
}) {
	const { failed: text, progress } = useMessages({ en });
	return (
		<section className={styles.note} role="alert">
			<p>
				<strong>{order.kind === "refine" ? text.refine : text.generate}</strong> {said ?? reasonOf(code, text)}
			</p>
			{received !== "" && (
				<>
					<p className={styles.quiet}>{text.kept}</p>
					<PartOfCode code={received} label={progress.code} />
				</>
			)}
			<div className={styles.actions}>
				{order.kind !== "refine" && (
					<Button variant="quiet" onClick={() => copilot.useTemplate(order.request)}>
						{text.template}
					</Button>
				)}
				<Button variant="primary" onClick={() => copilot.retry(order)}>
					{text.retry}
				</Button>
			</div>
		</section>
	);
}

type FailedTexts = ReturnType<typeof useMessages<typeof en>>["failed"];

function reasonOf(code: string, text: FailedTexts): string {
	if (code === "ABORTED") return text.stopped;
	if (code === "interrupted") return text.interrupted;
	const isKnown = (name: string): name is keyof FailedTexts["reasons"] => Object.hasOwn(text.reasons, name);
	return text.reasons[isKnown(code) ? code : "other"];
}

function PartOfCode({ code, label }: { code: string; label: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className={styles.code} aria-label={label} tabIndex={0} dir="ltr">
			<code>{code}</code>
		</section>
	);
}
