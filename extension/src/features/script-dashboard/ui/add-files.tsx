import { proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { notText } from "../../../script-source/not-text.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-list.module.css";

/** UTF-16 takes two bytes where UTF-8 takes one. The text itself is measured on the confirmation page. */
const MAX_FILE_BYTES = 2 * MAX_SCRIPT_BYTES;
/** Each opens a page. */
const MAX_FILES = 20;

/** Adds userscripts from files, chosen or dropped anywhere on the page. Each is shown on the confirmation page first. */
export function AddFiles({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en });
	const input = useRef<HTMLInputElement>(null);
	const [dropping, setDropping] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const add = async (files: readonly File[]): Promise<void> => {
		setProblem(null);
		for (const file of files.slice(0, MAX_FILES)) {
			if (file.size > MAX_FILE_BYTES) {
				setProblem(texts.add.tooLarge(file.name));
				continue;
			}
			const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
			if (!decoded.ok) {
				setProblem(`${notText(file.name, decoded.encoding)}.`);
				continue;
			}
			const proposal = { code: decoded.text, fileName: file.name.slice(0, 300) };
			const answer = await ports.client.request(proposeInstall, proposal, requestOptions);
			if (answer.ok) await ports.openTab(ports.proposalAddress(answer.value.proposalId));
			else setProblem(texts.add.failed);
		}
	};
	const drop = useEffectEvent((event: DragEvent) => {
		event.preventDefault();
		setDropping(false);
		void add([...(event.dataTransfer?.files ?? [])]);
	});
	useEffect(() => {
		const over = (event: DragEvent): void => {
			if (!event.dataTransfer?.types.includes("Files")) return;
			event.preventDefault();
			setDropping(true);
		};
		const leave = ({ relatedTarget }: DragEvent): void => {
			if (relatedTarget === null) setDropping(false);
		};
		const dropped = (event: DragEvent): void => drop(event);
		addEventListener("dragover", over);
		addEventListener("dragleave", leave);
		addEventListener("drop", dropped);
		return () => {
			removeEventListener("dragover", over);
			removeEventListener("dragleave", leave);
			removeEventListener("drop", dropped);
		};
	}, []);
	return (
		<>
			<Button onClick={() => input.current?.click()}>{texts.list.addFile}</Button>
			<input
				ref={input}
				type="file"
				accept=".js,text/javascript"
				multiple
				hidden
				onChange={({ currentTarget }) => {
					void add([...(currentTarget.files ?? [])]);
					currentTarget.value = "";
				}}
			/>
			{problem !== null && <p role="alert">{problem}</p>}
			{dropping && <div className={styles.dropping}>{texts.list.dropHere}</div>}
		</>
	);
}
