import { builderCategories, DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import type { FlowTemplate, TemplateIcon } from "@scriptorium/flow/templates/flow-template";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";
import { useHost } from "@scriptorium/remote-kit/host";
import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Code, FilePenLine, type LucideIcon, Radar, Share2, ShoppingCart, Table } from "lucide-react";
import { useId } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useUndoAction } from "../../editor/use-undo-action.ts";
import { en } from "./messages/en.ts";
import styles from "./template-list.module.css";

const ICONS: Readonly<Record<TemplateIcon, LucideIcon>> = {
	form: FilePenLine,
	table: Table,
	monitor: Radar,
	share: Share2,
	cart: ShoppingCart,
	code: Code,
};

const GROUPS = builderCategories
	.map((category) => ({ category, templates: flowTemplates.filter((template) => template.category === category) }))
	.filter(({ templates }) => templates.length > 0);

export interface TemplateListProps {
	/** A template was loaded: its flow and settings are open. */
	readonly onLoaded?: (template: FlowTemplate) => void;
}

/** The templates by category (spec 03 § 2). Loading one can be undone. */
export function TemplateList({ onLoaded }: TemplateListProps) {
	const host = useHost();
	const text = useMessages({ en });
	const undoAction = useUndoAction();
	const open = useFlowStore((state) => state.open);
	const restored = useFlowStore((state) => state.restored);
	const id = useId();

	async function load(template: FlowTemplate) {
		// Opened before the draft was read, it would replace it without a way back.
		await restored();
		const settings = { ...DEFAULT_SETTINGS, ...template.settings };
		open(text.change(template.name), template.flow, { settings });
		host.notify("success", text.loaded(template.name), { action: undoAction() });
		onLoaded?.(template);
	}

	return (
		<div className={styles.templates}>
			<h2 id={`${id}-heading`} className={styles.heading}>
				{text.heading}
			</h2>
			<p className={styles.lead}>{text.lead}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section className={styles.list} aria-labelledby={`${id}-heading`} tabIndex={0}>
				{GROUPS.map(({ category, templates }) => (
					<div key={category}>
						<h3 id={`${id}-${category}`} className={styles.category}>
							{text.categories[category]}
						</h3>
						<ul aria-labelledby={`${id}-${category}`} className={styles.group}>
							{templates.map((template) => (
								<li key={template.id}>
									<Entry template={template} onLoad={() => void load(template)} />
								</li>
							))}
						</ul>
					</div>
				))}
			</section>
		</div>
	);
}

function Entry({ template, onLoad }: { readonly template: FlowTemplate; readonly onLoad: () => void }) {
	const text = useMessages({ en });
	const Icon = ICONS[template.icon];
	return (
		<button type="button" className={styles.entry} onClick={onLoad}>
			<Icon aria-hidden="true" className={styles.icon} />
			<span className={styles.words}>
				<strong className={styles.name}>{template.name}</strong>{" "}
				<span className={styles.description}>{template.description}</span>
			</span>{" "}
			<Badge>{text.actions(template.flow.nodes.length)}</Badge>
		</button>
	);
}
