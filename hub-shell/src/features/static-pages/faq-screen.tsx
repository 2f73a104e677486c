import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { en } from "./messages/en.ts";
import { searchSections } from "./search-sections.ts";
import type { StaticDocument } from "./static-document.ts";
import { StaticPageScreen } from "./static-page-screen.tsx";

/** `/faq`: the answers, with a search in them. */
export default function FaqScreen({ document: faq }: { document: StaticDocument }) {
	const texts = useMessages({ en });
	const [term, setTerm] = useState("");
	const shown = useMemo(() => searchSections(faq.sections, term), [faq, term]);
	return (
		<StaticPageScreen
			document={faq}
			shown={shown}
			tools={
				<TextField
					type="search"
					label={texts.search}
					icon={<Search aria-hidden="true" />}
					value={term}
					onChange={(event) => setTerm(event.target.value)}
					hint={<span role="status">{term.trim() === "" ? "" : texts.found(shown.size)}</span>}
				/>
			}
		/>
	);
}
