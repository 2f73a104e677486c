import {
	changeSettings,
	type ExtensionSettings,
	getSettings,
	setSiteEnabled,
} from "@scriptorium/shared-protocol/extension-internal/settings";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Switch } from "@scriptorium/ui-kit/switch";
import { type ReactNode, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { CookieSwitch } from "../../../ui/cookie-switch.tsx";
import { ListFailed } from "../../../ui/list-failed.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { applyTheme } from "../../../ui/theme.ts";
import { en } from "../messages/en.ts";
import { RuleList } from "./rule-list.tsx";
import { SavedFiles } from "./saved-files.tsx";
import styles from "./script-page.module.css";
import { useAnswer } from "./use-answer.ts";
import { usePendingChanges } from "./use-pending-changes.ts";

const NOTHING = {};
const HOURS = [0, 6, 24, 168] as const;
const APPLIES = ["safe", "ask"] as const;
const SEARCHES = ["ask", "always"] as const;
const THEMES = ["system", "light", "dark"] as const;

export interface SettingsPageProps {
	readonly ports: PagePorts;
	/** Parts of other features. */
	readonly account: ReactNode;
	readonly consents: ReactNode;
}

/** The settings of the extension. Each takes effect at once. */
export function SettingsPage({ ports, account, consents }: SettingsPageProps) {
	const texts = useMessages({ en });
	const [answer, ask] = useAnswer(ports, getSettings, NOTHING);
	const [said, setSaid] = useState<string | null>(null);
	const change = async (changes: Partial<ExtensionSettings>): Promise<void> => {
		const changed = await ports.client.request(changeSettings, { changes }, requestOptions);
		setSaid(changed.ok ? texts.settings.saved : texts.changeFailed);
		if (changed.ok) applyTheme(changed.value.settings.theme);
		await ask();
	};
	const allow = async (host: string): Promise<void> => {
		const changed = await ports.client.request(setSiteEnabled, { host, enabled: true }, requestOptions);
		setSaid(changed.ok ? texts.settings.saved : texts.changeFailed);
		await ask();
	};
	return (
		<Page title={texts.settings.title} width="centered">
			{answer === null && (
				<LoadingRegion text={texts.loading}>
					<Skeleton lines={6} />
				</LoadingRegion>
			)}
			{answer?.ok === false && <ListFailed onRetry={() => void ask()} />}
			<div className={styles.groups}>
				{account}
				{answer?.ok && (
					<Fields settings={answer.value.settings} onChange={change} onAllow={(host) => void allow(host)} />
				)}
				<Group title={texts.settings.permissions}>
					<CookieSwitch ports={ports} label={texts.settings.cookies} hint={texts.settings.cookiesHint} />
				</Group>
				<SavedFiles ports={ports} />
				{consents}
			</div>
			<p role="status">{said}</p>
		</Page>
	);
}

interface FieldsProps {
	readonly settings: ExtensionSettings;
	readonly onChange: (changes: Partial<ExtensionSettings>) => Promise<void>;
	readonly onAllow: (host: string) => void;
}

function Fields({ settings, onChange, onAllow }: FieldsProps) {
	const texts = useMessages({ en }).settings;
	const [{ offPages }, changePages] = usePendingChanges({ offPages: settings.offPages }, onChange);
	return (
		<div className={styles.groups}>
			<Group title={texts.updates}>
				<Select
					label={texts.interval}
					options={HOURS.map((hours) => ({ value: String(hours), label: texts.intervals[hours] }))}
					value={String(settings.updateHours)}
					onValueChange={(value) => {
						const updateHours = HOURS.find((hours) => String(hours) === value);
						if (updateHours !== undefined) void onChange({ updateHours });
					}}
				/>
				<Select
					label={texts.apply}
					hint={texts.applyHint}
					options={APPLIES.map((value) => ({ value, label: texts.applies[value] }))}
					value={settings.applyUpdates}
					onValueChange={(applyUpdates) => void onChange({ applyUpdates })}
				/>
			</Group>
			<Group title={texts.look}>
				<Select
					label={texts.theme}
					options={THEMES.map((value) => ({ value, label: texts.themes[value] }))}
					value={settings.theme}
					onValueChange={(theme) => void onChange({ theme })}
				/>
				<Switch
					label={texts.badge}
					hint={texts.badgeHint}
					checked={settings.badge}
					onCheckedChange={(badge) => void onChange({ badge })}
				/>
			</Group>
			<Group title={texts.search}>
				<Select
					label={texts.search}
					labelHidden
					hint={texts.searchHint}
					options={SEARCHES.map((value) => ({ value, label: texts.searches[value] }))}
					value={settings.siteSearch}
					onValueChange={(siteSearch) => void onChange({ siteSearch })}
				/>
			</Group>
			<Group title={texts.pages}>
				<p className={styles.hint}>{texts.pagesHint}</p>
				<RuleList
					label={texts.pages}
					addLabel={texts.pagesAdd}
					rules={offPages}
					onChange={(pages) => changePages({ offPages: [...pages] })}
				/>
			</Group>
			<Group title={texts.sites}>
				{settings.offSites.length === 0 && <p className={styles.hint}>{texts.sitesNone}</p>}
				<ul className={styles.sites}>
					{settings.offSites.map((host) => (
						<li key={host}>
							<code>{host}</code>
							<Button size="small" aria-label={texts.allow(host)} onClick={() => onAllow(host)}>
								{texts.allowShort}
							</Button>
						</li>
					))}
				</ul>
			</Group>
		</div>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.stack} aria-label={title}>
			<h2 className={styles.heading}>{title}</h2>
			{children}
		</section>
	);
}
