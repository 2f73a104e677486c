import { listScripts } from "@scriptorium/hub-data/scripts/list-scripts";
import type { ScriptCard } from "@scriptorium/hub-data/scripts/script-card";
import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import styles from "./copilot-notes.module.css";
import type { CopilotWork } from "./copilot-state.ts";
import { en } from "./messages/en.ts";

const HUB_SCRIPTS = 3;

export interface RefusalNoteProps {
	work: Extract<CopilotWork, { kind: "refused" }>;
	onPick: (templateId: string, request: string) => void;
}

/** What template mode did not understand, and what comes nearest. Nothing is invented. */
export function RefusalNote({ work: { request, unknownWords, nearest }, onPick }: RefusalNoteProps) {
	const { refused: text } = useMessages({ en });
	const found = useHubScripts(request, unknownWords);
	return (
		<section className={styles.note} aria-labelledby="copilot-refused">
			<h2 id="copilot-refused" className={styles.heading}>
				{text.heading}
			</h2>
			<p role="status">{text.text}</p>
			{unknownWords.length > 0 && (
				<p>
					{text.words} <strong>{unknownWords.join(", ")}</strong>
				</p>
			)}
			{nearest.length > 0 && (
				<>
					<h3 className={styles.subheading}>{text.nearest}</h3>
					<ul className={styles.plain}>
						{nearest.map(({ id, title, description }) => (
							<li key={id}>
								<Button size="small" onClick={() => onPick(id, request)}>
									{title}
								</Button>
								<p className={styles.quiet}>{description}</p>
							</li>
						))}
					</ul>
				</>
			)}
			<h3 className={styles.subheading}>{text.scripts}</h3>
			{found === "searching" && <p role="status">{text.searching}</p>}
			{found === "failed" && <p>{text.searchFailed}</p>}
			{typeof found === "object" && found.length === 0 && <p>{text.noScripts}</p>}
			{typeof found === "object" && found.length > 0 && (
				<ul className={styles.plain}>
					{found.map(({ id, title, short_description: description }) => (
						<li key={id}>
							<Link to={`/bookmarklet/${id}`}>{title}</Link>
							<p className={styles.quiet}>{description}</p>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** Up to three scripts of the hub: for the whole request, and where there is none for the words that no template knows. */
function useHubScripts(request: string, unknownWords: readonly string[]) {
	const { client } = useHost();
	const [found, setFound] = useState<"searching" | "failed" | readonly ScriptCard[]>("searching");
	const words = unknownWords.join(" ");
	useEffect(() => {
		const controller = new AbortController();
		const search = (term: string) =>
			// As everywhere where scripts are recommended: none that is High Risk.
			listScripts(
				client,
				{ term, sort: "best_match", limit: HUB_SCRIPTS, risks: ["green", "amber"] },
				controller.signal,
			);
		void (async () => {
			setFound("searching");
			let answer = await search(request);
			if (answer.ok && answer.value.scripts.length === 0 && words !== "") answer = await search(words);
			if (!controller.signal.aborted) setFound(answer.ok ? answer.value.scripts : "failed");
		})();
		return () => controller.abort();
	}, [client, request, words]);
	return found;
}
