import { branchesOf } from "@scriptorium/flow/document/branches";
import { type BranchName, type StepKind, stepCategories } from "@scriptorium/flow/steps/step-list";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { type Translation, useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search } from "lucide-react";
import { useState } from "react";
import { edgeExits } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { StepPlace } from "../../editor/step-place.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { KindIcon } from "../../editor/step-views/kind-icon.tsx";
import { PALETTE_KINDS } from "../../editor/step-views/palette-kinds.ts";
import colors from "../../editor/step-views/step-color.module.css";
import styles from "./add-step.module.css";
import { en } from "./messages/en.ts";

export interface AddStepDialogProps {
	readonly place: StepPlace;
	/** The place has the branch that was chosen. */
	readonly onChoose: (kind: StepKind, place: StepPlace) => void;
	readonly onClose: () => void;
}

/** Chooses the kind of a new step, and for a condition or loop the branch. */
export function AddStepDialog({ place, onChoose, onClose }: AddStepDialogProps) {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	const flow = useFlowStore((state) => state.flow);
	const [query, setQuery] = useState("");
	const asksForExit = place.kind === "after" && place.exit === undefined;
	const step = asksForExit ? flow.nodes.find(({ id }) => id === place.stepId) : undefined;
	const branches = step === undefined ? null : branchesOf(step.type);
	const [exit, setExit] = useState(() => freeExit(flow, step));
	const choose = (kind: StepKind) => onChoose(kind, asksForExit ? { ...place, exit } : place);
	const wanted = query.trim().toLocaleLowerCase();
	const isMatch = (kind: StepKind) =>
		[words.kinds[kind], words.about[kind]].some((part) => part.toLocaleLowerCase().includes(wanted));
	const groups = stepCategories
		.map((category) => ({ category, kinds: PALETTE_KINDS[category].filter(isMatch) }))
		.filter(({ kinds }) => kinds.length > 0);
	const found = groups.flatMap(({ kinds }) => kinds);
	/** The choice of Enter: a name that begins with the search text, before others that contain it. */
	const first = found.find((kind) => words.kinds[kind].toLocaleLowerCase().startsWith(wanted)) ?? found[0];

	return (
		<Dialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={titleOf(place, flow, text)}
			closeLabel={text.close}
		>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					if (first !== undefined) choose(first);
				}}
			>
				{branches !== null && (
					<Select
						label={text.where}
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
				<div className={styles.results}>
					{groups.map(({ category, kinds }) => (
						<section key={category} aria-label={words.groups[category]}>
							<h3>{words.groups[category]}</h3>
							<ul>
								{kinds.map((kind) => (
									<li key={kind}>
										<button type="button" className={colors[category]} onClick={() => choose(kind)}>
											<KindIcon kind={kind} />
											<span>
												<strong>{words.kinds[kind]}</strong>
												<small>{words.about[kind]}</small>
											</span>
										</button>
									</li>
								))}
							</ul>
						</section>
					))}
					{groups.length === 0 && <p role="status">{text.none(query.trim())}</p>}
				</div>
			</form>
		</Dialog>
	);
}

type Flow = Parameters<typeof edgeExits>[0];

function titleOf(place: StepPlace, { nodes, edges }: Flow, text: Translation<typeof en>): string {
	const labelOf = (id: string | undefined) => nodes.find((node) => node.id === id)?.data.label ?? "";
	switch (place.kind) {
		case "end":
		case "at":
			return text.titleFirst;
		case "after":
			return text.title(labelOf(place.stepId));
		case "into": {
			const edge = edges.find(({ id }) => id === place.connectionId);
			return text.titleBetween(labelOf(edge?.source), labelOf(edge?.target));
		}
		case "connected":
			return place.direction === "from" ? text.title(labelOf(place.stepId)) : text.titleBefore(labelOf(place.stepId));
	}
}

/** The branch that has no step yet, else the one that comes after a loop, or the first of a condition. */
function freeExit(flow: Flow, step: Flow["nodes"][number] | undefined): BranchName | undefined {
	const branches = step === undefined ? null : branchesOf(step.type);
	if (branches === null) return undefined;
	const exits = edgeExits(flow);
	const taken = new Set(flow.edges.filter(({ source }) => source === step?.id).map((edge) => exits.get(edge)));
	return branches.find((name) => !taken.has(name)) ?? (step?.type === "loop" ? "done" : branches[0]);
}
