import { useMessages } from "@scriptorium/ui-kit/locale";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./ability-list.module.css";
import type { Abilities } from "./describe-abilities.ts";
import { en } from "./messages/en.ts";
import { nameAbilities } from "./name-abilities.ts";

/** What the script may do, said before it is installed. */
export function AbilityList({ abilities }: { abilities: Abilities }) {
	const text = useMessages({ en }).may;
	return (
		<section className={styles.may} aria-labelledby="script-may">
			<h3 id="script-may" className={styles.heading}>
				{text.heading}
			</h3>
			<AbilityBody abilities={abilities} />
		</section>
	);
}

function AbilityBody({ abilities }: { abilities: Abilities }) {
	const text = useMessages({ en }).may;
	if (abilities.kind === "unreadable") return <Warning>{text.invalidBlock}</Warning>;
	if (abilities.kind === "bookmarklet") {
		return (
			<dl className={styles.list}>
				<Row term={text.runsOn}>{text.clickedPage}</Row>
			</dl>
		);
	}
	const named = nameAbilities(abilities.grants);
	const everywhere = abilities.hosts.some(({ broad }) => broad);
	return (
		<dl className={styles.list}>
			<Row term={text.runsOn}>
				{everywhere ? (
					<Warning>{text.everywhere}</Warning>
				) : (
					abilities.hosts.map(({ pattern, host }) => <code key={pattern}>{host ?? pattern}</code>)
				)}
			</Row>
			<Row term={text.grants}>
				{named.length === 0
					? text.noGrants
					: named.map(({ name, grants }) => (
							<span key={grants.join()} title={grants.join(", ")}>
								{name ? text.abilities[name] : <code>{grants.join(", ")}</code>}
							</span>
						))}
			</Row>
			{named.some(({ name }) => name === "network") && (
				<Row term={text.connects}>
					{abilities.connects.length === 0 || abilities.connects.includes("*") ? (
						<Warning>{text.anyServer}</Warning>
					) : (
						abilities.connects.map((host) => <code key={host}>{host}</code>)
					)}
				</Row>
			)}
			{abilities.requires.length > 0 && (
				<Row term={text.requires}>
					<span>{text.requiresHint}</span>
					{abilities.requires.map((url) => (
						<code key={url}>{url}</code>
					))}
				</Row>
			)}
		</dl>
	);
}

function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className={styles.row}>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Warning({ children }: { children: ReactNode }) {
	return (
		<span className={styles.warning}>
			<TriangleAlert aria-hidden="true" />
			{children}
		</span>
	);
}
