import type { SearchSuggestion } from "@scriptorium/hub-data/search/suggest-search";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { SuggestionLine } from "@scriptorium/ui-kit/search-suggestions/suggestion-line";
import { type TypedAnswer, useTypedAnswer } from "@scriptorium/ui-kit/use-typed-answer";
import { Command } from "cmdk";
import { useEffect, useState } from "react";
import { useHubSession } from "../../host-context/host-provider.tsx";
import { useSuggestionSource } from "../../search-suggestions/use-suggestion-source.ts";
import { type CommandEffect, commandsFor } from "./commands.ts";
import { en } from "./messages/en.ts";
import styles from "./palette-dialog.module.css";
import { keepRecentScript, readRecentScripts } from "./recent-scripts.ts";

export interface PaletteDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Ends the collecting of what was typed since the shortcut, and returns it. */
	takeTyped: () => string;
	onCommand: (effect: CommandEffect) => void;
}

/** Address of the listing with these words, as the header's search makes it. */
const searchAddress = (words: string) => `/explore?${new URLSearchParams({ search: words })}`;

export function PaletteDialog({ open, onOpenChange, takeTyped, onCommand }: PaletteDialogProps) {
	const texts = useMessages({ en });
	const session = useHubSession();
	const [typed, setTyped] = useState("");
	/** The option that Enter chooses. */
	const [active, setActive] = useState("");
	/** Whether an arrow key was pressed since the last letter. */
	const [hasMoved, setMoved] = useState(false);
	const words = typed.trim();
	const found = useTypedAnswer(words, useSuggestionSource());
	const others = found.answer?.filter(({ kind }) => kind !== "script") ?? [];
	const groups = commandsFor(session).map(({ heading, commands }) => ({
		heading,
		commands: commands.filter(({ text }) => isMeant(texts[text], words)),
	}));

	const isNamed = groups.some(({ commands }) => commands.some(({ text }) => names(words, texts[text])));
	const firstScript = found.answer?.find(({ kind }) => kind === "script")?.path;
	useEffect(() => {
		// They come after pages and actions were offered: Enter opens the first one, unless somebody has chosen or named something else.
		if (firstScript !== undefined && !hasMoved && !isNamed) setActive(scriptValue(firstScript));
	}, [firstScript, hasMoved, isNamed]);

	function run(effect: CommandEffect): void {
		setTyped("");
		onOpenChange(false);
		onCommand(effect);
	}
	function openScript({ label, path }: Pick<SearchSuggestion, "label" | "path">): void {
		keepRecentScript({ label, path });
		run({ kind: "go", to: path });
	}

	const commandGroups = groups
		.filter(({ commands }) => commands.length > 0)
		.map(({ heading, commands }) => (
			<Command.Group key={heading} heading={texts[heading]} className={styles.group}>
				{commands.map(({ text, effect }) => (
					<Command.Item key={text} value={text} className={styles.item} onSelect={() => run(effect)}>
						{texts[text]}
					</Command.Item>
				))}
			</Command.Group>
		));

	return (
		<DialogSurface open={open} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close}>
			{/* The hub finds the scripts; they may match by a synonym, so that the palette must not filter them again. */}
			<Command
				label={texts.title}
				loop
				shouldFilter={false}
				value={active}
				onValueChange={setActive}
				onKeyDown={(event) => {
					if (event.key.startsWith("Arrow")) setMoved(true);
				}}
				className={styles.palette}
			>
				<Command.Input
					// A palette opens to be typed into.
					data-initial-focus
					value={typed}
					onFocus={({ currentTarget }) => {
						const ahead = takeTyped();
						if (ahead !== "") setTyped(ahead.slice(0, textLimits.search.term.max));
						// The next letter replaces the words of last time.
						else currentTarget.select();
					}}
					onValueChange={(value) => {
						setTyped(value);
						setMoved(false);
					}}
					maxLength={textLimits.search.term.max}
					placeholder={texts.placeholder}
					className={styles.input}
				/>
				<Command.List label={texts.list} className={styles.list}>
					{words === "" && <RecentScripts onOpen={openScript} />}
					{isNamed && commandGroups}
					{words !== "" && <FoundScripts words={words} found={found} onOpen={openScript} />}
					{!isNamed && commandGroups}
					{words !== "" && (
						<Command.Group heading={texts.more} className={styles.group}>
							{others.map((other) => (
								<Command.Item
									key={other.path}
									value={`${other.kind} ${other.path}`}
									className={styles.item}
									onSelect={() => run({ kind: "go", to: other.path })}
								>
									<SuggestionLine {...other} />
								</Command.Item>
							))}
							<Command.Item
								value={`search ${words}`}
								className={styles.item}
								onSelect={() => run({ kind: "go", to: searchAddress(words) })}
							>
								{texts.searchFor(words)}
							</Command.Item>
						</Command.Group>
					)}
				</Command.List>
			</Command>
		</DialogSurface>
	);
}

const scriptValue = (path: string) => `script ${path}`;

/** Whether each typed word is part of the command's text. */
function isMeant(text: string, words: string): boolean {
	const known = text.toLocaleLowerCase();
	return words
		.toLocaleLowerCase()
		.split(/\s+/)
		.every((word) => known.includes(word));
}

/** Whether words name a command and no script: its whole text, or more than one word of its beginning. */
function names(words: string, text: string): boolean {
	const [typed, known] = [words.toLocaleLowerCase(), text.toLocaleLowerCase()];
	return typed === known || (/\s/.test(typed) && known.startsWith(typed));
}

type OpenScript = (script: Pick<SearchSuggestion, "label" | "path">) => void;

function RecentScripts({ onOpen }: { onOpen: OpenScript }) {
	const texts = useMessages({ en });
	const recent = readRecentScripts();
	if (recent.length === 0) return null;
	return (
		<Command.Group heading={texts.recent} className={styles.group}>
			{recent.map((script) => (
				<Command.Item
					key={script.path}
					value={`recent ${script.path}`}
					className={styles.item}
					onSelect={() => onOpen(script)}
				>
					<SuggestionLine kind="script" label={script.label} risk={null} scripts={null} />
				</Command.Item>
			))}
		</Command.Group>
	);
}

interface FoundScriptsProps {
	words: string;
	found: TypedAnswer<readonly SearchSuggestion[]>;
	onOpen: OpenScript;
}

/** The scripts that the hub found for the words; they stand before pages and actions. */
function FoundScripts({ words, found, onOpen }: FoundScriptsProps) {
	const texts = useMessages({ en });
	const scripts = found.answer?.filter(({ kind }) => kind === "script") ?? [];
	const state = found.hasFailed
		? texts.searchFailed
		: found.isLoading && found.answer === null
			? texts.searching
			: !found.isLoading && scripts.length === 0
				? texts.noScripts(words)
				: null;
	return (
		<Command.Group heading={texts.scripts} className={styles.group}>
			{state !== null && (
				<div role="status" className={styles.state}>
					{state}
				</div>
			)}
			{scripts.map((script) => (
				<Command.Item
					key={script.path}
					value={scriptValue(script.path)}
					className={styles.item}
					onSelect={() => onOpen(script)}
				>
					<SuggestionLine {...script} />
				</Command.Item>
			))}
			{found.hasFailed && (
				<Command.Item value="search again" className={styles.item} onSelect={found.askAgain}>
					{texts.tryAgain}
				</Command.Item>
			)}
		</Command.Group>
	);
}
