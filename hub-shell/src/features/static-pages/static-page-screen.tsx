import { Page } from "@scriptorium/ui-kit/page";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import "./document.css";
import { type DocumentExtras, documentElements } from "./document-elements.ts";
import type { Section, StaticDocument } from "./static-document.ts";

type Extras = Partial<Pick<DocumentExtras, "tools" | "besideStep" | "belowFacts" | "shown">>;

const HubLink: DocumentExtras["Link"] = ({ href, children }) => <Link to={href}>{children}</Link>;

/** A page of text. The fragment of the address is its section: an answer is opened, and an opened one becomes the address. */
export function StaticPageScreen({ document: page, ...extras }: { document: StaticDocument } & Extras) {
	const { hash } = useLocation();
	const navigate = useNavigate();
	const target = hash.slice(1);
	const { language = "en" } = page;

	useEffect(() => {
		const found = target === "" ? null : window.document.getElementById(target);
		if (found instanceof HTMLDetailsElement) found.open = true;
		found?.scrollIntoView();
	}, [target]);

	const open = useMemo(
		() => (section: Section) => {
			if (section.id !== window.location.hash.slice(1)) {
				void navigate({ hash: section.id }, { replace: true, preventScrollReset: true });
			}
		},
		[navigate],
	);
	return (
		<>
			<PageTitle text={page.title} />
			<Page title={<span lang={language}>{page.title}</span>} lead={<span lang={language}>{page.lead}</span>}>
				{documentElements(page, { ...extras, Link: HubLink, onOpened: open })}
			</Page>
		</>
	);
}
