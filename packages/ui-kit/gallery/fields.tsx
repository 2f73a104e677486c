import { Search } from "lucide-react";
import { useState } from "react";
import { Kbd } from "../src/kbd.tsx";
import { Select } from "../src/select.tsx";
import { TextArea } from "../src/text-area.tsx";
import { TextField } from "../src/text-field.tsx";
import { Section } from "./section.tsx";

export function Fields() {
	const [sort, setSort] = useState<"newest" | "rating">("newest");
	return (
		<Section title="Fields" grid>
			<TextField label="Title" defaultValue="Reader view" aside="11 / 50" hint="3 to 50 characters" />
			<TextField label="Title" defaultValue="Re" error="Title must be at least 3 characters" />
			<TextField label="Disabled" defaultValue="fixed" disabled />
			<TextField
				label="Search scripts"
				labelHidden
				type="search"
				placeholder="Search scripts…"
				icon={<Search />}
				trailing={<Kbd>/</Kbd>}
			/>
			<Select
				label="Sort by"
				options={[
					{ value: "newest", label: "Newest" },
					{ value: "rating", label: "Highest rated" },
				]}
				value={sort}
				onValueChange={setSort}
			/>
			<Select
				label="Category"
				options={[{ value: "web", label: "Web" }]}
				value=""
				placeholder="Choose one"
				onValueChange={() => setSort("newest")}
				error="Choose a category"
			/>
			<TextArea label="Description" hint="Markdown is welcome" defaultValue="What does it do, and for whom?" />
			<TextArea label="Code" code rows={5} defaultValue={"(() => {\n\tdocument.title = 'Hi';\n})();"} />
		</Section>
	);
}
