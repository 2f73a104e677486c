import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { type ReactNode, useEffect } from "react";
import { useHost, useSession } from "../../host/host-context.tsx";
import { usePageTitle } from "../../host/use-page-title.ts";
import styles from "./builder-screen.module.css";
import { en } from "./messages/en.ts";

const PENDING_SIGN_IN = "builder-screen/sign-in";

export type BuilderPanel = "actions" | "recordings";

export interface BuilderScreenProps {
	readonly panel: BuilderPanel;
	readonly onPanelChange: (panel: BuilderPanel) => void;
	readonly panels: Readonly<Record<BuilderPanel, ReactNode>>;
	/** What is being built. */
	readonly children: ReactNode;
}

/** The frame of `/builder`: what to build with on the left, what is built beside it. */
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
	const host = useHost();
	// Being back here, signed in, is all there is to do.
	useEffect(() => host.onPendingAction(PENDING_SIGN_IN, () => undefined), [host]);
	if (status !== "signed-out") return null;
	return (
		<p className={styles.notice}>
			<span>{text.text}</span>
			<Button
				size="small"
				onClick={() => host.requireSignIn({ kind: PENDING_SIGN_IN, returnTo: "/builder", payload: {} })}
			>
				{text.action}
			</Button>
		</p>
	);
}
