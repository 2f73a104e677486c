import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAddressHash } from "../../hydration/use-address-hash.ts";
import type { Finding } from "../../script-security/analysis.ts";
import { findingHash, findingOfHash } from "../../script-security/finding-hash.ts";
import { FindingItem } from "./finding-item.tsx";
import styles from "./finding-list.module.css";
import { en } from "./messages/en.ts";

export interface FindingListProps {
	/** Gravest first, as the analysis orders them. */
	findings: readonly Finding[];
	/** Those that the verdict is based on: the others are one press away. */
	grounds: readonly Finding[];
}

export function FindingList({ findings, grounds }: FindingListProps) {
	const text = useMessages({ en });
	const [all, setAll] = useState(false);
	const list = useRef<HTMLOListElement>(null);
	const location = useLocation();
	const pointed = findingOfHash(useAddressHash());
	const pointedFinding = pointed === null ? undefined : findings[pointed - 1];
	const isHidden = pointedFinding !== undefined && !grounds.includes(pointedFinding) && !all;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again
	useEffect(() => {
		if (isHidden) setAll(true);
		else if (pointed !== null) {
			list.current?.querySelector(findingHash(pointed))?.scrollIntoView({ block: "center" });
		}
	}, [pointed, isHidden, location.key]);
	if (findings.length === 0) return <p className={styles.none}>{text.noFindings}</p>;
	const shown = all ? findings : grounds;
	return (
		<div className={styles.group}>
			<h3 className={styles.heading}>{text.findings(findings.length)}</h3>
			{shown.length > 0 && (
				<ol ref={list} className={styles.list}>
					{findings.map((finding, index) =>
						shown.includes(finding) ? (
							<FindingItem key={index} finding={finding} number={index + 1} isPointed={pointed === index + 1} />
						) : null,
					)}
				</ol>
			)}
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
