import { branchesOf } from "@scriptorium/flow/document/branches";
import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import type { BranchName } from "@scriptorium/flow/steps/step-list";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search, Unlink } from "lucide-react";
import { useState } from "react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { edgeExits, outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { KindIcon } from "../../editor/step-views/kind-icon.tsx";
import { summarizeStep } from "../../editor/step-views/step-summary.ts";
import styles from "./connect-step.module.css";
import { en } from "./messages/en.ts";

/** Steps that are listed at once. */
const MAX_LISTED = 100;

export interface ConnectStepDialogProps {
	readonly step: FlowNode;
	readonly onClose: () => void;
}

/** Connects a step to another one without dragging, and removes its connections. */
export function ConnectStepDialog({ step, onClose }: ConnectStepDialogProps) {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	const commands = useEditCommands();
	const flow = useFlowStore((state) => state.flow);
	const branches = branchesOf(step.type);
	const exits = edgeExits(flow);
	const own = flow.edges.filter(({ source }) => source === step.id);
	const [exit, setExit] = useState<BranchName | undefined>(
		() => branches?.find((name) => own.every((edge) => exits.get(edge) !== name)) ?? branches?.[0],
	);
	const [query, setQuery] = useState("");
	const wanted = query.trim().toLocaleLowerCase();
	const labels = new Map(flow.nodes.map(({ id, data }) => [id, data.label]));
	const found = outlineOf(flow)
		.flatMap((row) => (row.kind === "step" && row.node.id !== step.id ? [row.node] : []))
		.filter(({ type, data }) =>
			[data.label, words.kinds[type], summarizeStep(type, data, words)].some((part) =>
				part.toLocaleLowerCase().includes(wanted),
			),
		);
	const connect = (target: string) => {
		if (commands.connect({ source: step.id, target, sourceHandle: exit })) onClose();
	};

	return (
		<Dialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={text.title(step.data.label)}
			closeLabel={text.close}
		>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					if (found[0] !== undefined) connect(found[0].id);
				}}
			>
				{branches !== null && (
					<Select
						label={text.exit}
						options={branches.map((name) => ({ value: name, label: words.branches[name] }))}
						value={exit ?? ""}
						onValueChange={setExit}
					/>
				)}
				<TextField
					label={text.search}
					labelHidden
					placeholder={text.search}
					type="search"
					icon={<Search />}
					value={query}
					onChange={({ target }) => setQuery(target.value)}
				/>
				<ul className={styles.targets} aria-label={text.targets}>
					{found.slice(0, MAX_LISTED).map((target) => (
						<li key={target.id}>
							<button type="button" onClick={() => connect(target.id)}>
								<KindIcon kind={target.type} />
								<span>
									<strong>{target.data.label}</strong>
									<small>{summarizeStep(target.type, target.data, words)}</small>
								</span>
							</button>
						</li>
					))}
				</ul>
				<p role="status" className={styles.more}>
					{found.length === 0 ? text.none : found.length > MAX_LISTED ? text.more(found.length - MAX_LISTED) : ""}
				</p>
			</form>
			{own.length > 0 && (
				<section aria-label={text.existing}>
					<h3 className={styles.heading}>{text.existing}</h3>
					<ul className={styles.existing}>
						{own.map((edge) => {
							const label = labels.get(edge.target) ?? "";
							const from = exits.get(edge);
							return (
								<li key={edge.id}>
									<span>{from === undefined ? text.to(label) : text.toFrom(words.branches[from], label)}</span>
									<IconButton
										label={text.remove(label)}
										icon={<Unlink aria-hidden="true" />}
										onClick={() => commands.disconnect(edge.id)}
									/>
								</li>
							);
						})}
					</ul>
				</section>
			)}
		</Dialog>
	);
}
