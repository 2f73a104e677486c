import type { CollectedScript } from "@scriptorium/hub-data/collections/collection";
import { useExtensionStatus, useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { Download } from "lucide-react";
import { userScriptUrl } from "../../../script-links/script-addresses.ts";
import { en } from "../messages/en.ts";
import styles from "./install-all.module.css";
import { InstallProgress } from "./install-progress.tsx";
import { InstallWay } from "./install-way.tsx";
import { useInstallRun } from "./use-install-run.ts";

/** A script was handed to the extension, or its file was opened. */
export type OnInstallAsked = (
	script: { readonly id: string; readonly versionId: string | null },
	source: "extension" | "user.js",
) => void;

/** Pixels of a row. */
const ROW_HEIGHT = 100;

export interface InstallAllProps {
	scripts: readonly CollectedScript[];
	onInstallAsked: OnInstallAsked;
}

/** Everything of a collection: through the extension one after the other, else file by file. */
export function InstallAll({ scripts, onInstallAsked }: InstallAllProps) {
	const text = useMessages({ en }).install;
	const host = useHost();
	const { state } = useExtensionStatus();
	const isConnected = state === "connected";
	const fileUrls = scripts.map((script) => userScriptUrl(host.addresses.hub, script));
	const asked = (script: CollectedScript | undefined, source: "extension" | "user.js") => {
		if (script) onInstallAsked({ id: script.id, versionId: script.latest_version_id }, source);
	};
	const { run, start, next, stop } = useInstallRun(fileUrls, (place) => asked(scripts[place], "extension"));
	const isRunning = run !== null && run.phase !== "ended";
	return (
		<section className={styles.panel} aria-labelledby="install-all">
			<h2 id="install-all" className={styles.heading}>
				{text.heading}
			</h2>
			<p className={styles.hint}>{isConnected ? text.connected : text.notConnected}</p>
			{isConnected && !isRunning && (
				<Button variant="primary" icon={<Download aria-hidden="true" />} onClick={start}>
					{scripts.length === 1 ? text.startOne : text.start(scripts.length)}
				</Button>
			)}
			{!isConnected && !isRunning && (
				<Button busy={state === "connecting"} onClick={() => host.extension.connect()}>
					{text.check}
				</Button>
			)}
			{run && <InstallProgress run={run} titles={scripts.map(({ title }) => title)} onNext={next} onStop={stop} />}
			<VirtualList
				items={scripts}
				keyOf={({ id }) => id}
				rowHeight={ROW_HEIGHT}
				label={text.list}
				className={styles.list}
			>
				{(script, place, at) => (
					<InstallWay
						script={script}
						place={place}
						fileUrl={fileUrls[at] ?? ""}
						outcome={run?.outcomes[at] ?? null}
						onFileOpened={() => asked(script, "user.js")}
					/>
				)}
			</VirtualList>
		</section>
	);
}
