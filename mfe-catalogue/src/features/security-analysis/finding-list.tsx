import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAddressHash } from "../../hydration/use-address-hash.ts";
import type { Finding } from "../../script-security/analysis.ts";
import { findingOfHash } from "../../script-security/finding-hash.ts";
import { FindingItem } from "./finding-item.tsx";
import styles from "./finding-list.module.css";
import { en } from "./messages/en.ts";

/** As many as can be read without losing the code below out of sight. */
const SHOWN_FIRST = 5;

/** Gravest first, as the analysis orders them. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
	const text = useMessages({ en });
	const [all, setAll] = useState(false);
	const list = useRef<HTMLOListElement>(null);
	const location = useLocation();
	const pointed = findingOfHash(useAddressHash());
	const isHidden = pointed !== null && pointed > SHOWN_FIRST && !all;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again
	useEffect(() => {
		if (isHidden) setAll(true);
		else if (pointed !== null) list.current?.children[pointed - 1]?.scrollIntoView({ block: "center" });
	}, [pointed, isHidden, location.key]);
	if (findings.length === 0) return <p className={styles.none}>{text.noFindings}</p>;
	const shown = all ? findings : findings.slice(0, SHOWN_FIRST);
	return (
		<div className={styles.group}>
			<h3 className={styles.heading}>{text.findings(findings.length)}</h3>
			<ol ref={list} className={styles.list}>
				{shown.map((finding, index) => (
					<FindingItem key={index} finding={finding} number={index + 1} isPointed={pointed === index + 1} />
				))}
			</ol>
			{shown.length < findings.length && (
				<div>
					<Button size="small" onClick={() => setAll(true)}>
						{text.showAll(findings.length)}
					</Button>
				</div>
			)}
		</div>
	);
}
