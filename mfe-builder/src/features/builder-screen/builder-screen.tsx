import { useSession } from "@scriptorium/remote-kit/host";
import { defineReturn, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import type { ReactNode } from "react";
import styles from "./builder-screen.module.css";
import { en } from "./messages/en.ts";

const signInAction = defineReturn("builder-screen/sign-in");

export type BuilderPanel = "actions" | "recordings";

export interface BuilderScreenProps {
	readonly panel: BuilderPanel;
	readonly onPanelChange: (panel: BuilderPanel) => void;
	readonly panels: Readonly<Record<BuilderPanel, ReactNode>>;
	/** The flow that is being built. */
	readonly children: ReactNode;
}

/** The frame of `/builder`: tools on the left, the flow beside them. */
export function BuilderScreen({ panel, onPanelChange, panels, children }: BuilderScreenProps) {
	const text = useMessages({ en });
	usePageTitle(text.title);
	return (
		<Page
			title={
				<>
					{text.title} <Badge tone="info">{text.beta}</Badge>
				</>
			}
			lead={text.lead}
		>
			<SignInNotice />
			<div className={styles.columns}>
				<Tabs
					label={text.panels}
					value={panel}
					onValueChange={(value) => onPanelChange(value === "recordings" ? "recordings" : "actions")}
					keepMounted
					items={[
						{ value: "actions", label: text.actions, content: panels.actions },
						{ value: "recordings", label: text.recordings, content: panels.recordings },
					]}
				/>
				<div className={styles.flow}>{children}</div>
			</div>
		</Page>
	);
}

function SignInNotice() {
	const text = useMessages({ en }).signIn;
	const { status } = useSession();
	const signInFor = useSignInFor(signInAction);
	usePendingAction(signInAction);
	if (status !== "signed-out") return null;
	return (
		<p className={styles.notice}>
			<span>{text.text}</span>
			<Button size="small" onClick={() => signInFor({})}>
				{text.action}
			</Button>
		</p>
	);
}
