import { useSession } from "@scriptorium/remote-kit/host";
import { defineReturn, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { type ReactNode, type RefObject, useEffect } from "react";
import { Announcer } from "../../editor/announcer.tsx";
import { useFlowStore } from "../../editor/flow-store.ts";
import styles from "./builder-screen.module.css";
import { en } from "./messages/en.ts";

const signInAction = defineReturn("builder-screen/sign-in");

export const builderPanels = ["actions", "templates", "recordings"] as const;
export type BuilderPanel = (typeof builderPanels)[number];

export const builderViews = ["visual", "code"] as const;
export type BuilderView = (typeof builderViews)[number];

export interface BuilderScreenProps {
	/** The column with toolbar, flow and code. */
	readonly editor: RefObject<HTMLDivElement | null>;
	readonly panel: BuilderPanel;
	readonly onPanelChange: (panel: BuilderPanel) => void;
	readonly panels: Readonly<Record<BuilderPanel, ReactNode>>;
	/** Beside the title. */
	readonly recorder: ReactNode;
	readonly toolbar: ReactNode;
	readonly view: BuilderView;
	readonly onViewChange: (view: BuilderView) => void;
	readonly views: Readonly<Record<BuilderView, ReactNode>>;
	/** Beside either view. */
	readonly below?: ReactNode;
}

/** The frame of `/builder` (spec 03 § 2): panels on the left, the flow and its code beside them. */
export function BuilderScreen({
	editor,
	panel,
	onPanelChange,
	panels,
	recorder,
	toolbar,
	view,
	onViewChange,
	views,
	below,
}: BuilderScreenProps) {
	const text = useMessages({ en });
	usePageTitle(text.title);
	useKeptDraft();
	return (
		<Page
			className={styles.page ?? ""}
			title={
				<>
					{text.title} <Badge tone="info">{text.beta}</Badge>
				</>
			}
			lead={text.lead}
			actions={recorder}
		>
			<SignInNotice />
			<DraftNotice />
			<div className={styles.columns}>
				<div className={styles.panels}>
					<Tabs
						label={text.panels}
						value={panel}
						onValueChange={(value) => onPanelChange(builderPanels.find((name) => name === value) ?? "actions")}
						keepMounted
						items={builderPanels.map((name) => ({ value: name, label: text[name], content: panels[name] }))}
					/>
				</div>
				<div ref={editor} className={styles.flow}>
					{toolbar}
					<Tabs
						label={text.views}
						value={view}
						onValueChange={(value) => onViewChange(builderViews.find((name) => name === value) ?? "visual")}
						items={builderViews.map((name) => ({ value: name, label: text[name], content: views[name] }))}
					/>
					{below}
				</div>
			</div>
			<Announcer />
		</Page>
	);
}

/** The draft is written after a pause: a page that is left does not wait for it. */
function useKeptDraft(): void {
	useEffect(() => {
		const flush = () => void useFlowStore.getState().flushDraft();
		const whenHidden = () => {
			if (document.visibilityState === "hidden") flush();
		};
		addEventListener("pagehide", flush);
		document.addEventListener("visibilitychange", whenHidden);
		return () => {
			flush();
			removeEventListener("pagehide", flush);
			document.removeEventListener("visibilitychange", whenHidden);
		};
	}, []);
}

function DraftNotice() {
	const text = useMessages({ en });
	const problem = useFlowStore((state) => state.draftProblem);
	return problem === null ? null : (
		<p role="status" className={styles.notice}>
			{text.notKept[problem]}
		</p>
	);
}

function SignInNotice() {
	const text = useMessages({ en }).signIn;
	const { status } = useSession();
	const signInFor = useSignInFor(signInAction);
	usePendingAction(signInAction);
	// Also while the session is being read, as the server writes it: appearing later, it would move the screen.
	if (status === "signed-in") return null;
	return (
		<p className={styles.notice}>
			<span>{text.text}</span>
			<Button size="small" onClick={() => signInFor({})}>
				{text.action}
			</Button>
		</p>
	);
}
