import {
	forgetConnectDecision,
	getConnectDecisions,
} from "@scriptorium/shared-protocol/extension-internal/script-connections";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { useMemo, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";
import { useAnswer } from "./use-answer.ts";

/** Pixels of a row. */
const ROW_HEIGHT = 44;

export interface ScriptConnectionsProps {
	readonly ports: PagePorts;
	readonly scriptId: string;
}

/** The servers that the user let a script contact or not, each of which can be asked about again. */
export function ScriptConnections({ ports, scriptId }: ScriptConnectionsProps) {
	const { changeFailed, script } = useMessages({ en });
	const texts = script.connections;
	const payload = useMemo(() => ({ id: scriptId }), [scriptId]);
	const [answer, ask] = useAnswer(ports, getConnectDecisions, payload);
	const [failed, setFailed] = useState(false);
	const forget = async (host: string): Promise<void> => {
		const changed = await ports.client.request(forgetConnectDecision, { id: scriptId, host }, requestOptions);
		setFailed(!changed.ok);
		await ask();
	};
	const decisions = answer?.ok
		? [
				...answer.value.allowed.map((host) => ({ host, text: texts.allowed })),
				...answer.value.refused.map((host) => ({ host, text: texts.refused })),
			]
		: [];
	return (
		<>
			<h2 className={styles.heading}>{texts.title}</h2>
			{answer?.ok && decisions.length === 0 && <p className={styles.hint}>{texts.none}</p>}
			<VirtualList items={decisions} keyOf={({ host }) => host} rowHeight={ROW_HEIGHT} className={styles.sites}>
				{({ host, text }, place) => (
					<li {...place}>
						{host === "*" ? <span>{texts.every}</span> : <code>{host}</code>}
						<span>{text}</span>
						<Button size="small" aria-label={texts.forget(host)} onClick={() => void forget(host)}>
							{texts.forgetShort}
						</Button>
					</li>
				)}
			</VirtualList>
			{(failed || answer?.ok === false) && <p role="alert">{changeFailed}</p>}
		</>
	);
}
