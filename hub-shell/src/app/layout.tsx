import { laterOverlay, laterPart } from "@scriptorium/ui-kit/later-part";
import { describeLocale, LocaleScope, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import type { AssistantPort } from "../assistant-link/create-assistant-link.ts";
import type { FeatureTourProps } from "../features/feature-tour/feature-tour.tsx";
import { isTourNew, TOUR_QUERY } from "../features/feature-tour/tour-marks.ts";
import type { ShortcutsDialogProps } from "../features/keyboard-shortcuts/shortcuts-dialog.tsx";
import type { SingleKeysPreference } from "../features/keyboard-shortcuts/single-keys.ts";
import { collectTyping } from "../features/keyboard-shortcuts/typed-ahead.ts";
import { useShortcuts } from "../features/keyboard-shortcuts/use-shortcuts.ts";
import { NavigationProgress } from "../features/navigation-progress/navigation-progress.tsx";
import { AssistantButton } from "../features/script-assistant/assistant-button.tsx";
import type { ScriptAssistantProps } from "../features/script-assistant/script-assistant.tsx";
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
import { onFirstInput } from "./first-input.ts";
import styles from "./layout.module.css";
import { en } from "./messages/en.ts";
import type { PageEffect, PaletteAndAuditProps } from "./palette-and-audit.tsx";
import { RouteChanges } from "./route-changes.tsx";

const CommandPalette = laterOverlay<PaletteAndAuditProps>(
	async () => (await import("./palette-and-audit.tsx")).PaletteAndAudit,
);

const ShortcutsDialog = laterOverlay<ShortcutsDialogProps>(
	async () => (await import("../features/keyboard-shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog,
);

const FeatureTour = laterOverlay<FeatureTourProps>(
	async () => (await import("../features/feature-tour/feature-tour.tsx")).FeatureTour,
);

const ScriptAssistant = laterOverlay<ScriptAssistantProps>(
	async () => (await import("../features/script-assistant/later-script-assistant.tsx")).LaterScriptAssistant,
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
	assistant: AssistantPort;
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
	assistant,
}: LayoutProps) {
	const texts = useMessages({ en });
	const navigate = useNavigate();
	const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
	const [isAssistantShown, setAssistantShown] = useState(false);
	const isAssistantOpen = useObservable(assistant.question) !== null || isAssistantShown;
	const [tour, setTour] = useState<"offered" | "asked" | null>(null);
	const main = useRef<HTMLElement>(null);
	const search = useRef<SearchHandle>(null);
	/** Ends the collecting of what is typed for the palette before it is there. */
	const typedAhead = useRef<(() => string) | null>(null);
	const singleKeysOn = useObservable(singleKeys.isOn);
	const theme = useObservable(themeChoice.theme);
	const isUnasked = useObservable(usageConsent.state) === "unasked";
	const { pathname, search: query } = useLocation();
	const screenLocale = localeOfScreen(useLocale().locale, pathname);

	useEffect(() => {
		if (query === TOUR_QUERY) setTour("asked");
		else if (pathname === "/" && isTourNew())
			// Once somebody is there: neither a page that nobody looks at nor a crawler loads the tour.
			return onFirstInput(document, () => setTour((current) => current ?? "offered"));
		return undefined;
	}, [pathname, query]);

	useShortcuts(singleKeysOn, (shortcut) => {
		if (shortcut === "palette") {
			// By the collecting as well: of two presses at once, the second one comes before `open` has changed.
			const isClosing = open === "palette" || typedAhead.current !== null;
			takeTyped();
			if (!isClosing) typedAhead.current = collectTyping(document, closePalette);
			setOpen(isClosing ? null : "palette");
		} else if (shortcut === "list") setOpen("shortcuts");
		else search.current?.focusSearch();
	});

	function takeTyped(): string {
		const text = typedAhead.current?.() ?? "";
		typedAhead.current = null;
		return text;
	}

	function closePalette(): void {
		typedAhead.current = null;
		setOpen(null);
	}

	function carryOut(effect: PageEffect): void {
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
			case "assistant":
				assistant.openWith("");
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
			<AssistantButton
				label={texts.scriptAssistant}
				isOpen={isAssistantOpen}
				onPress={() => setAssistantShown(!isAssistantOpen)}
			/>
			<ScriptAssistant open={isAssistantOpen} onOpenChange={setAssistantShown} assistant={assistant} />
			{isUnasked && <ConsentQuestion consent={usageConsent} />}
			<CommandPalette
				open={open === "palette"}
				onOpenChange={(isOpen) => {
					// Also where its code could not be loaded: the keys are the page's again.
					takeTyped();
					setOpen(isOpen ? "palette" : null);
				}}
				takeTyped={takeTyped}
				onCommand={carryOut}
			/>
			<ShortcutsDialog
				open={open === "shortcuts"}
				onOpenChange={(isOpen) => setOpen(isOpen ? "shortcuts" : null)}
				singleKeys={singleKeys}
			/>
			<NoticeArea board={notices} theme={theme} />
			<RouteChanges main={main} onOpened={onOpened} />
			{/* After it: the tour takes the focus from the new page. */}
			<FeatureTour
				open={tour !== null}
				isOffered={tour === "offered"}
				onOpenChange={() => setTour(null)}
				wanted={wanted}
			/>
			<TakenOver part="frame" />
		</div>
	);
}
