import { Button } from "@scriptorium/ui-kit/button";
import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ScriptKind } from "@scriptorium/userscript/script-kind";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import styles from "./address-hints.module.css";
import { type AddressFix, findAddressHints, fixAddress, NO_HINTS } from "./find-address-hints.ts";
import { en } from "./messages/en.ts";

/** Time in ms without a change after which the code is parsed. */
const PAUSE_MS = 400;

export interface AddressHintsProps {
	readonly kind: ScriptKind;
	readonly code: string;
	/** Null while the editor is loading, and where it could not be loaded. */
	readonly editor: RefObject<CodeEditorHandle | null>;
	readonly onCodeChange: (code: string) => void;
	/** To a line, with the focus. */
	readonly onLine: (line: number) => void;
}

/** What goes wrong where the code itself is used as an address, and one button that ends it. */
export function AddressHints({ kind, code, editor, onCodeChange, onLine }: AddressHintsProps) {
	const text = useMessages({ en });
	const heading = useId();
	const [found, setFound] = useState(NO_HINTS);
	/** The code that a fix wrote, for the notice; another text once somebody has typed. */
	const [fixed, setFixed] = useState<{ readonly code: string; readonly fix: Exclude<AddressFix, "none"> } | null>(null);
	const notice = useRef<HTMLParagraphElement>(null);

	useEffect(() => {
		const pause = setTimeout(() => setFound(kind === "bookmarklet" ? findAddressHints(code) : NO_HINTS), PAUSE_MS);
		return () => clearTimeout(pause);
	}, [code, kind]);

	const { hints, fix, isCalledByTexts } = kind === "bookmarklet" && code.trim() !== "" ? found : NO_HINTS;

	function apply(chosen: Exclude<AddressFix, "none">) {
		const next = fixAddress(code);
		setFixed({ code: next, fix: chosen });
		setFound(findAddressHints(next));
		if (editor.current) {
			editor.current.rewrite(next, 0);
			onLine(1);
		} else {
			onCodeChange(next);
			// The button is gone, and the plain field has no line to go to.
			notice.current?.focus();
		}
	}

	return (
		<>
			{hints.length > 0 && (
				<section className={styles.hints} aria-labelledby={heading}>
					<h3 id={heading} className={styles.heading}>
						{text.heading}
					</h3>
					<ul className={styles.list}>
						{hints.map((hint) => (
							<li key={hint.kind}>
								<Button size="small" aria-label={text.goToLine(hint.line)} onClick={() => onLine(hint.line)}>
									{text.line(hint.line)}
								</Button>
								<p>{text.what(hint)}</p>
							</li>
						))}
					</ul>
					<p>{isCalledByTexts ? text.pageScope : text.ownScope}</p>
					{fix === "none" ? (
						<p>{text.noFix}</p>
					) : (
						<Button size="small" className={styles.fix ?? ""} onClick={() => apply(fix)}>
							{text.fix[fix]}
						</Button>
					)}
				</section>
			)}
			<p ref={notice} role="status" tabIndex={-1} className={styles.fixed}>
				{fixed?.code === code ? text.fixed[fixed.fix] : ""}
			</p>
		</>
	);
}
