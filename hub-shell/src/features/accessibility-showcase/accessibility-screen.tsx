import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageTitle } from "../../host-context/page-title.tsx";
import { AriaTab } from "./aria/aria-tab.tsx";
import { ContrastTab } from "./contrast/contrast-tab.tsx";
import { demoShortcutOf } from "./keyboard/demo-shortcut-of.ts";
import { HelpDialog } from "./keyboard/help-dialog.tsx";
import { KeyboardTab } from "./keyboard/keyboard-tab.tsx";
import { catalog } from "./messages/catalog.ts";
import { OverviewTab } from "./overview/overview-tab.tsx";
import { TestingTab } from "./testing/testing-tab.tsx";

const TABS = ["overview", "keyboard", "aria", "contrast", "testing"] as const;
type Tab = (typeof TABS)[number];

/** `/accessibility`: what the hub does for accessibility, with demonstrations, a contrast calculator and an audit of the page. */
export default function AccessibilityScreen() {
	const text = useMessages(catalog);
	const navigate = useNavigate();
	const query = new URLSearchParams(useLocation().search);
	const [isHelpOpen, setHelpOpen] = useState(false);
	const open = TABS.find((tab) => tab === query.get("tab")) ?? "overview";

	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (demoShortcutOf(event) !== "help") return;
			event.preventDefault();
			setHelpOpen(true);
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);

	function show(tab: string): void {
		query.set("tab", tab);
		void navigate(`?${query}`, { replace: true, preventScrollReset: true });
	}

	const contents: Readonly<Record<Tab, ReactNode>> = {
		overview: <OverviewTab />,
		keyboard: <KeyboardTab onHelp={() => setHelpOpen(true)} />,
		aria: <AriaTab />,
		contrast: <ContrastTab />,
		testing: <TestingTab />,
	};
	return (
		<>
			<PageTitle text={text.title} />
			<Page title={text.title} lead={text.lead}>
				<Tabs
					label={text.tabsLabel}
					items={TABS.map((tab) => ({ value: tab, label: text.tabs[tab], content: contents[tab] }))}
					value={open}
					onValueChange={show}
				/>
			</Page>
			<HelpDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
		</>
	);
}
