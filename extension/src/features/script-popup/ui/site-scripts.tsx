import { changeSettings, getSettings } from "@scriptorium/shared-protocol/extension-internal/settings";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { useEffect, useEffectEvent, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import {
	canAskAbout,
	countSiteScripts,
	type SiteScriptCount,
	siteSearchAddress,
} from "../domain/count-site-scripts.ts";
import { en } from "../messages/en.ts";
import styles from "./popup-page.module.css";

export interface SiteScriptsProps {
	readonly ports: PagePorts;
	readonly host: string;
	/** In a private window the hub is asked by a press only. */
	readonly isPrivate: boolean;
}

type Count = "idle" | "asking" | "failed" | SiteScriptCount;

/** How many scripts the hub has for the site of the page. The hub is asked by a press, or always once the user has chosen that. */
export function SiteScripts({ ports, host, isPrivate }: SiteScriptsProps) {
	const texts = useMessages({ en }).forSite;
	const [count, setCount] = useState<Count>("idle");
	const [always, setAlways] = useState<boolean | null>(null);
	const ask = async (): Promise<void> => {
		setCount("asking");
		const answer = await countSiteScripts(ports.hubOrigin, host, ports.fetcher);
		setCount(answer.ok ? answer.value : "failed");
	};
	const begin = useEffectEvent(async () => {
		const answer = await ports.client.request(getSettings, {}, requestOptions);
		const isAlways = answer.ok && answer.value.settings.siteSearch === "always";
		setAlways(isAlways);
		if (isAlways && !isPrivate) await ask();
	});
	useEffect(() => void begin(), []);
	const remember = async (on: boolean): Promise<void> => {
		const changes = { siteSearch: on ? ("always" as const) : ("ask" as const) };
		const answer = await ports.client.request(changeSettings, { changes }, requestOptions);
		if (answer.ok) setAlways(on);
	};
	if (!canAskAbout(host) || always === null) return null;
	if (count === "idle" || count === "asking") {
		return (
			<div className={styles.found}>
				<Button busy={count === "asking"} aria-describedby="site-sends" onClick={() => void ask()}>
					{texts.find(host)}
				</Button>
				<p id="site-sends" className={styles.small}>
					{count === "asking" ? texts.asking : texts.sends(host, new URL(ports.hubOrigin).host)}
				</p>
			</div>
		);
	}
	return (
		<div className={styles.found} role="status">
			{count === "failed" ? (
				<p className={styles.small}>
					{texts.failed}{" "}
					<Button size="small" onClick={() => void ask()}>
						{texts.retry}
					</Button>
				</p>
			) : (
				<Found count={count} host={host} onOpen={() => void ports.openTab(siteSearchAddress(ports.hubOrigin, host))} />
			)}
			<Switch label={texts.always} checked={always} onCheckedChange={(on) => void remember(on)} />
		</div>
	);
}

function Found({
	count: { count, isExact },
	host,
	onOpen,
}: {
	count: SiteScriptCount;
	host: string;
	onOpen: () => void;
}) {
	const texts = useMessages({ en }).forSite;
	const { formattingLocale } = useLocale();
	if (count === 0) return <p className={styles.small}>{texts.none(host)}</p>;
	const number = `${new Intl.NumberFormat(formattingLocale).format(count)}${isExact ? "" : "+"}`;
	return <Button onClick={onOpen}>{count === 1 ? texts.one(host) : texts.many(number, host)}</Button>;
}
