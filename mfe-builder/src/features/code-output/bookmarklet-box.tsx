import { Button } from "@scriptorium/ui-kit/button";
import { DragLink } from "@scriptorium/ui-kit/drag-link";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { encodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { GeneratedCode } from "../../editor/generated-code.ts";
import { useCurrentCode } from "../../flow-output/use-generate-code.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";
import { useCopied } from "./use-copied.ts";

/** Characters of an address; Firefox keeps at most 65,536 in a bookmark. */
const MANY_CHARACTERS = 60_000;

interface BookmarkletBoxProps {
	readonly generated: GeneratedCode;
	/** The code is about to be replaced. */
	readonly isWriting: boolean;
}

/** The address of the bookmarklet, as a link to drag and as text. */
export function BookmarkletBox({ generated, isWriting }: BookmarkletBoxProps) {
	const { from } = generated;
	const { bookmarklet: text, ...all } = useMessages({ en });
	const currentCode = useCurrentCode();
	const { isCopied, isCopying, copy } = useCopied();
	const { short, isReady } = useMinified(generated);
	async function currentUrl(): Promise<string | null> {
		const current = await currentCode();
		return current && encodeBookmarklet(await shortCode(current));
	}
	const url = useMemo(() => encodeBookmarklet(short), [short]);
	const kilobytes = (url.length / 1000).toFixed(1);
	return (
		<section className={styles.box} aria-label={text.heading}>
			<div className={styles.boxHead}>
				<h3>{text.heading}</h3>
				{isReady && <span>{text.size(kilobytes)}</span>}
			</div>
			<p>{text.advice}</p>
			{isReady && url.length >= MANY_CHARACTERS && (
				<p className={styles.large}>
					<TriangleAlert aria-hidden="true" /> {text.large(kilobytes)}
				</p>
			)}
			{/* An address that is about to be replaced must not become a bookmark. */}
			<div className={styles.drag} inert={isWriting || !isReady}>
				<DragLink
					url={url}
					title={from.settings.name.trim() || text.untitled}
					primary={false}
					explanation={text.explanation}
					onDropped={() => undefined}
				/>
			</div>
			<TextField
				label={text.address}
				readOnly
				value={url}
				spellCheck={false}
				dir="ltr"
				onFocus={(event) => event.currentTarget.select()}
			/>
			<div>
				<Button
					size="small"
					busy={isCopying}
					icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
					onClick={() => void copy(currentUrl, all.notices.urlCopied)}
				>
					{isCopied ? all.copied : text.copy}
				</Button>
			</div>
		</section>
	);
}

/** The address is always made of minified code, which nobody reads there; of the code itself if that fails. */
async function shortCode({ code, from }: GeneratedCode): Promise<string> {
	if (from.settings.minify) return code;
	try {
		const { minifyInWorker } = await import("../../flow-output/minify/minify-in-worker.ts");
		return await minifyInWorker(code);
	} catch {
		return code;
	}
}

function useMinified(generated: GeneratedCode): { readonly short: string; readonly isReady: boolean } {
	const [minified, setMinified] = useState<{ readonly of: GeneratedCode; readonly short: string } | null>(null);
	useEffect(() => {
		let isMounted = true;
		void shortCode(generated).then((short) => isMounted && setMinified({ of: generated, short }));
		return () => {
			isMounted = false;
		};
	}, [generated]);
	if (generated.from.settings.minify) return { short: generated.code, isReady: true };
	const isReady = minified?.of === generated;
	return { short: isReady ? minified.short : generated.code, isReady };
}
