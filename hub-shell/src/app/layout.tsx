import { laterOverlay, laterPart } from "@scriptorium/ui-kit/later-part";
import { describeLocale, LocaleScope, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { CommandPalette } from "../features/command-palette/command-palette.tsx";
import type { CommandEffect } from "../features/command-palette/commands.ts";
import type { ShortcutsDialogProps } from "../features/keyboard-shortcuts/shortcuts-dialog.tsx";
import type { SingleKeysPreference } from "../features/keyboard-shortcuts/single-keys.ts";
import { useShortcuts } from "../features/keyboard-shortcuts/use-shortcuts.ts";
import { NavigationProgress } from "../features/navigation-progress/navigation-progress.tsx";
import { NoticeArea } from "../features/show-notices/notice-area.tsx";
import { SiteFooter } from "../features/site-footer/site-footer.tsx";
import { type SearchHandle, SiteHeader } from "../features/site-header/site-header.tsx";
import { LanguageSwitch } from "../features/switch-language/language-switch.tsx";
import type { ThemeChoice } from "../features/switch-theme/theme.ts";
import { ThemeSwitch } from "../features/switch-theme/theme-switch.tsx";
import { useObservable } from "../host-context/host-provider.tsx";
import { localeOfScreen } from "../host-context/locale.ts";
import type { NoticeBoard } from "../host-context/notices.ts";
import type { HubHistory } from "../navigation/hub-history.ts";
import { TakenOver } from "../start/taken-over.tsx";
import type { UsageConsentStore } from "../usage/usage-consent.ts";
import styles from "./layout.module.css";
import { en } from "./messages/en.ts";
import { RouteChanges } from "./route-changes.tsx";

const ShortcutsDialog = laterOverlay<ShortcutsDialogProps>(
	async () => (await import("../features/keyboard-shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog,
);

const ConsentQuestion = laterPart<{ consent: UsageConsentStore }>({
	load: async () => (await import("../features/usage-consent/consent-question.tsx")).ConsentQuestion,
});

export interface LayoutProps {
	hubAddress: string;
	notices: NoticeBoard;
	themeChoice: ThemeChoice;
	singleKeys: SingleKeysPreference;
	onSignOut: () => void;
	/** A screen was opened. */
	onOpened: () => void;
	/** The visit that was last asked for, also while its screen is loaded. */
	wanted: HubHistory["wanted"];
	usageConsent: UsageConsentStore;
}

/** The frame around every screen: landmarks, header, footer, palette, shortcuts and notices. */
export function Layout({
	hubAddress,
	notices,
	themeChoice,
	singleKeys,
	onSignOut,
	onOpened,
	wanted,
	usageConsent,
}: LayoutProps) {
	const texts = useMessages({ en });
	const navigate = useNavigate();
	const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
	const main = useRef<HTMLElement>(null);
	const search = useRef<SearchHandle>(null);
	const singleKeysOn = useObservable(singleKeys.isOn);
	const theme = useObservable(themeChoice.theme);
	const isUnasked = useObservable(usageConsent.state) === "unasked";
	const screenLocale = localeOfScreen(useLocale().locale, useLocation().pathname);

	useShortcuts(singleKeysOn, (shortcut) => {
		if (shortcut === "palette") setOpen((current) => (current === "palette" ? null : "palette"));
		else if (shortcut === "list") setOpen("shortcuts");
		else search.current?.focusSearch();
	});

	function carryOut(effect: CommandEffect): void {
		switch (effect.kind) {
			case "go":
				void navigate(effect.to);
				return;
			case "theme":
				themeChoice.choose(effect.theme);
				return;
			case "sign-out":
				onSignOut();
				return;
			case "shortcuts":
				setOpen("shortcuts");
				return;
			default:
				effect satisfies never;
		}
	}

	return (
		<div className={styles.frame}>
			<a href="#main" className={styles.skip}>
				{texts.skipToContent}
			</a>
			<SiteHeader
				search={search}
				searchShortcut={singleKeysOn ? "/" : undefined}
				onSignOut={onSignOut}
				themeSwitch={<ThemeSwitch choice={themeChoice} />}
				progress={<NavigationProgress wanted={wanted} />}
			/>
			<main
				id="main"
				ref={main}
				tabIndex={-1}
				lang={screenLocale}
				dir={describeLocale(screenLocale).direction}
				className={styles.main}
			>
				<LocaleScope locale={screenLocale}>
					<Outlet />
				</LocaleScope>
			</main>
			<SiteFooter
				year={new Date().getUTCFullYear()}
				hubAddress={hubAddress}
				themeSwitch={<ThemeSwitch choice={themeChoice} />}
				languageSwitch={<LanguageSwitch />}
			/>
			{isUnasked && <ConsentQuestion consent={usageConsent} />}
			<CommandPalette
				open={open === "palette"}
				onOpenChange={(isOpen) => setOpen(isOpen ? "palette" : null)}
				onCommand={carryOut}
			/>
			<ShortcutsDialog
				open={open === "shortcuts"}
				onOpenChange={(isOpen) => setOpen(isOpen ? "shortcuts" : null)}
				singleKeys={singleKeys}
			/>
			<NoticeArea board={notices} theme={theme} />
			<RouteChanges main={main} onOpened={onOpened} />
			<TakenOver part="frame" />
		</div>
	);
}
