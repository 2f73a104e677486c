import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, useEffect } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { AllowUserScripts } from "../../../ui/allow-user-scripts.tsx";
import { useUserScriptsAllowed } from "../../../ui/use-user-scripts-allowed.ts";
import { type DashboardRoute, hrefOf } from "../domain/dashboard-route.ts";
import { en } from "../messages/en.ts";
import styles from "./dashboard.module.css";
import { NewScript } from "./new-script.tsx";
import { ScriptList } from "./script-list.tsx";
import { ScriptPage } from "./script-page.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { Trash } from "./trash.tsx";
import { UpdatePage } from "./update-page.tsx";
import { useRoute } from "./use-route.ts";

const AREAS = ["scripts", "new", "log", "trash", "settings"] as const;

export interface DashboardProps {
	readonly ports: PagePorts;
	/** Part of another feature: the account, in the settings. */
	readonly account: ReactNode;
	/** Part of another feature: what scripts did. */
	readonly log: ReactNode;
	/** Part of other features, in the settings: what pages of the hub may do without asking. */
	readonly consents: ReactNode;
}

/** The dashboard: all installed scripts, one of them, an update that waits, the trash and the settings. */
export function Dashboard({ ports, account, log, consents }: DashboardProps) {
	const texts = useMessages({ en });
	const route = useRoute();
	const allowed = useUserScriptsAllowed(ports);
	const names = { ...texts.nav, new: texts.nav.add };
	// A new view begins at its top.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the view decides
	useEffect(() => {
		// It answers with a promise in newer browsers, which is no cleanup.
		void scrollTo(0, 0);
	}, [route.view]);
	return (
		<>
			<header className={styles.bar}>
				<span className={styles.product}>{texts.product}</span>
				<nav aria-label={texts.nav.label} className={styles.nav}>
					{AREAS.map((view) => (
						<a key={view} href={hrefOf({ view })} aria-current={areaOf(route) === view ? "page" : undefined}>
							{names[view]}
						</a>
					))}
				</nav>
				<a className={buttonClass({ variant: "quiet", size: "small" })} href={`${ports.hubOrigin}/`}>
					{texts.nav.hub}
				</a>
			</header>
			<main>
				{!allowed && (
					<div className={styles.guide}>
						<AllowUserScripts ports={ports} />
					</div>
				)}
				<View route={route} ports={ports} account={account} log={log} consents={consents} />
			</main>
		</>
	);
}

function View({ route, ports, account, log, consents }: DashboardProps & { route: DashboardRoute }) {
	switch (route.view) {
		case "scripts":
			return <ScriptList ports={ports} />;
		case "new":
			return <NewScript ports={ports} />;
		case "log":
			return log;
		case "trash":
			return <Trash ports={ports} />;
		case "settings":
			return <SettingsPage ports={ports} account={account} consents={consents} />;
		case "update":
			return <UpdatePage key={route.id} ports={ports} id={route.id} />;
		case "script":
			return <ScriptPage key={route.id} ports={ports} id={route.id} tab={route.tab} />;
	}
}

const areaOf = ({ view }: DashboardRoute) => (view === "script" || view === "update" ? "scripts" : view);
