import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import {
	listMenuCommands,
	type MenuCommand,
	runMenuCommand,
} from "@scriptorium/shared-protocol/extension-internal/menu-commands";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import type { ActiveTab } from "../../../platform/tabs.ts";
import { en } from "../messages/en.ts";
import styles from "./menu-commands.module.css";

const requestOptions = { timeoutMs: 10_000 } as const;

/** What scripts on the page offer with `GM_registerMenuCommand`. */
export function MenuCommands({ client, tab, onRun }: { client: ChannelClient; tab: ActiveTab; onRun: () => void }) {
	const texts = useMessages({ en });
	const [commands, setCommands] = useState<readonly MenuCommand[]>([]);
	const [gone, setGone] = useState(false);
	useEffect(() => {
		let current = true;
		const load = async (): Promise<void> => {
			const answer = await client.request(listMenuCommands, { tabId: tab.id, pageUrl: tab.url }, requestOptions);
			if (current && answer.ok) setCommands(answer.value.commands);
		};
		void load();
		return () => {
			current = false;
		};
	}, [client, tab]);
	const run = async ({ scriptId, frameId, commandId, autoClose }: MenuCommand): Promise<void> => {
		const answer = await client.request(
			runMenuCommand,
			{ tabId: tab.id, frameId, scriptId, commandId },
			requestOptions,
		);
		setGone(!answer.ok || !answer.value.found);
		if (answer.ok && answer.value.found && autoClose) onRun();
	};
	if (commands.length === 0) return null;
	return (
		<section aria-labelledby="commands-title" className={styles.section}>
			<h2 id="commands-title" className={styles.title}>
				{texts.title}
			</h2>
			<ul className={styles.list}>
				{commands.map((command) => (
					<li key={`${command.scriptId}/${command.frameId}/${command.commandId}`}>
						<Button
							className={styles.command}
							title={command.title || undefined}
							accessKey={command.accessKey || undefined}
							onClick={() => void run(command)}
						>
							<span className={styles.caption}>{command.caption}</span>
							{command.caption !== command.scriptName && <small>{texts.of(command.scriptName)}</small>}
						</Button>
					</li>
				))}
			</ul>
			{gone && <p role="alert">{texts.gone}</p>}
		</section>
	);
}
