import type { NamedLibrary } from "@scriptorium/script-analyzer/analysis-result";
import { LibraryState } from "@scriptorium/ui-kit/access-and-verdict/library-state";
import { Badge } from "@scriptorium/ui-kit/badge";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { findingOfFact, type PlacedFinding } from "@scriptorium/ui-kit/code-findings/finding-of-fact";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { isDataAddress } from "@scriptorium/userscript/data-address";
import type { ReactNode } from "react";
import { authorText, MAX_DESCRIPTION_LENGTH } from "../../../safe-text/author-text.ts";
import type { RequiredFile, ScriptReview } from "../../../script-source/read-script.ts";
import { Fact } from "../../../ui/fact.tsx";
import { en } from "../messages/en.ts";
import { HostList } from "./host-list.tsx";
import { JudgedNote } from "./judged-note.tsx";
import styles from "./script-review-facts.module.css";

/** Findings quote that much of a library's address. */
const MENTIONED = 99;

export interface ScriptReviewFactsProps {
	readonly review: ScriptReview;
	/** Of the rating, most severe first: they alone color a fact. */
	readonly findings: readonly PlacedFinding[];
	/** Whether the rating includes a library, by its address as written; null while it is not known. */
	readonly stateOf: (address: string) => NamedLibrary | null;
	/** A bookmarklet of the hub, which runs only where its menu command is chosen. */
	readonly isMenuScript: boolean;
	/** Web address, or the name of a file. */
	readonly source: string;
	/** Shows the code. */
	readonly code: ReactNode;
	/** Asks for the permission that the script's cookies need; nothing for a script that uses none. */
	readonly cookieSwitch: ReactNode;
}

/** Shows a script's capabilities, the lines that use them, and how to remove it. The script's own texts are shown as plain text. */
export function ScriptReviewFacts({
	review,
	findings,
	stateOf,
	isMenuScript,
	source,
	code,
	cookieSwitch,
}: ScriptReviewFactsProps) {
	const texts = useMessages({ en }).confirm;
	return (
		<>
			{review.description !== null && (
				<Fact title={texts.description}>
					<bdi>{authorText(review.description, MAX_DESCRIPTION_LENGTH)}</bdi>
				</Fact>
			)}
			<Fact title={texts.runsOn}>
				{isMenuScript ? (
					<p>{texts.menuOnly}</p>
				) : (
					<HostList hosts={review.hosts} excluded={review.excluded} findings={findings} />
				)}
				{review.runsNowhere && !isMenuScript ? (
					<p role="alert" className={styles.warning}>
						{texts.runsNowhere}
					</p>
				) : (
					review.deadRules.length > 0 && (
						<p className={styles.warning}>
							{texts.deadRules}{" "}
							{review.deadRules.map((rule) => (
								<code key={rule} className={styles.address}>
									{rule}{" "}
								</code>
							))}
						</p>
					)
				)}
				{review.runAt === "context-menu" && <p className={styles.note}>{texts.contextMenu}</p>}
			</Fact>
			<Fact title={texts.grants}>
				<GrantList review={review} />
				{cookieSwitch}
			</Fact>
			<Fact title={texts.connects}>
				<CodeList items={review.connects} empty={texts.connectsNone} />
				<p className={styles.note}>{texts.connectsNote}</p>
			</Fact>
			<Fact title={texts.requires}>
				<LibraryList libraries={review.requires} findings={findings} stateOf={stateOf} />
			</Fact>
			{review.resources.length > 0 && (
				<Fact title={texts.resources}>
					<FileList files={review.resources} stateOf={stateOf} />
				</Fact>
			)}
			{review.problems.length > 0 && (
				<Fact title={texts.problems}>
					<ul className={styles.list}>
						{review.problems.map((problem) => (
							<li key={`${problem.line} ${problem.message}`}>
								{texts.line(String(problem.line))}: {problem.message}
							</li>
						))}
					</ul>
				</Fact>
			)}
			<Fact title={texts.from}>
				<code className={styles.address}>{source}</code>
			</Fact>
			<Fact title={texts.removal}>{texts.removalSteps}</Fact>
			<Fact title={texts.code}>
				{review.hardToRead && <p className={styles.note}>{texts.hardToRead}</p>}
				{code}
			</Fact>
		</>
	);
}

function CodeList({ items, empty }: { items: readonly string[]; empty: string }) {
	if (items.length === 0) return <p>{empty}</p>;
	return (
		<ul className={styles.list}>
			{items.map((item) => (
				<li key={item}>
					<code className={styles.address}>{item}</code>
				</li>
			))}
		</ul>
	);
}

/** The grants a script requests; unsupported ones are listed as such. */
function GrantList({ review: { grants, losesFunctions } }: { review: ScriptReview }) {
	const texts = useMessages({ en }).confirm;
	if (grants.length === 0) return <p>{texts.grantsNone}</p>;
	return (
		<>
			<ul className={styles.list}>
				{grants.map(({ name, provided }) => (
					<li key={name}>
						<code>{name}</code> {!provided && <Badge>{texts.notProvided}</Badge>}
					</li>
				))}
			</ul>
			{losesFunctions && <p className={styles.note}>{texts.unwrapNote}</p>}
			{grants.some(({ provided }) => !provided) && <p className={styles.note}>{texts.notProvidedNote}</p>}
			{!losesFunctions && grants.length > 1 && grants.some(({ grant }) => grant === "unsafeWindow") && (
				<p className={styles.note}>{texts.ownWorldNote}</p>
			)}
			{grants.some(({ grant }) => grant === "GM_setValue") && <p className={styles.note}>{texts.values}</p>}
		</>
	);
}

/** A `data:` address holds the whole file. */
const shortAddress = (address: string): string =>
	isDataAddress(address) && address.length > MENTIONED ? `${address.slice(0, MENTIONED)}…` : address;

/** Says whether the content of a file is pinned. */
function usePinningText(): (file: RequiredFile) => string {
	const texts = useMessages({ en }).confirm;
	return ({ pinnedBy, weak }) => {
		if (pinnedBy !== null) return texts.pinned(pinnedBy);
		return weak ? texts.pinnedWeakly : texts.notPinned;
	};
}

/** The files of a script, and whether their content is pinned. */
function FileList({ files, stateOf }: { files: readonly RequiredFile[] } & Pick<ScriptReviewFactsProps, "stateOf">) {
	const texts = useMessages({ en }).confirm;
	const pinningText = usePinningText();
	return (
		<>
			<ul className={styles.list}>
				{files.map((file) => (
					<li key={file.address}>
						<code className={styles.address}>{shortAddress(file.address)}</code>
						<p className={styles.note}>{isDataAddress(file.address) ? texts.inAddress : pinningText(file)}</p>
						<LibraryState library={stateOf(file.address)} />
					</li>
				))}
			</ul>
			<p className={styles.note}>{texts.resourcesNote}</p>
		</>
	);
}

/** The libraries of a script, and whether their content is pinned. */
function LibraryList({
	libraries,
	findings,
	stateOf,
}: { libraries: readonly RequiredFile[] } & Pick<ScriptReviewFactsProps, "findings" | "stateOf">) {
	const texts = useMessages({ en }).confirm;
	const pinningText = usePinningText();
	if (libraries.length === 0) return <p>{texts.requiresNone}</p>;
	return (
		<>
			<ul className={styles.list}>
				{libraries.map((library) => (
					<li key={library.address}>
						<code className={styles.address}>{shortAddress(library.address)}</code>
						{library.inlineText !== null && (
							<>
								<p className={styles.note}>{texts.partOfScript}</p>
								<CodeBlock code={library.inlineText} label={texts.libraryCode} />
							</>
						)}
						<JudgedNote
							about={findingOfFact(findings, {
								types: ["unchecked-library", "unpinned-require"],
								mention: library.address.slice(0, MENTIONED),
							})}
						>
							{library.inlineText === null ? pinningText(library) : texts.inAddress}
						</JudgedNote>
						<LibraryState library={stateOf(library.address)} />
					</li>
				))}
			</ul>
			<p className={styles.note}>{texts.requiresNote}</p>
		</>
	);
}
