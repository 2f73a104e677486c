import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type ReactNode, useId, useState } from "react";
import { catalog } from "../messages/catalog.ts";
import styles from "../showcase.module.css";

/** Patterns that say with ARIA what they look like, each to be tried. */
export function AriaTab() {
	return (
		<div className={styles.part}>
			<DialogDemo />
			<LiveRegionDemo />
			<DisclosureDemo />
			<SwitchDemo />
			<ErrorDemo />
		</div>
	);
}

function Demo({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
	return (
		<section className={styles.section}>
			<h2>{heading}</h2>
			<p>{lead}</p>
			{children}
		</section>
	);
}

function DialogDemo() {
	const text = useMessages(catalog).aria;
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<Demo heading={text.dialogHeading} lead={text.dialogLead}>
			<Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{text.openDialog}
			</Button>
			<Dialog
				open={isOpen}
				onOpenChange={setOpen}
				title={text.dialogTitle}
				description={text.dialogText}
				closeLabel={text.close}
				actions={
					<>
						<Button onClick={close}>{text.dialogCancel}</Button>
						<Button variant="primary" onClick={close}>
							{text.dialogDone}
						</Button>
					</>
				}
			>
				<TextField label={text.dialogField} hint={text.dialogHint} autoComplete="off" data-initial-focus />
			</Dialog>
		</Demo>
	);
}

function LiveRegionDemo() {
	const text = useMessages(catalog).aria;
	const { formattingLocale } = useLocale();
	const [said, setSaid] = useState("");
	return (
		<Demo heading={text.liveHeading} lead={text.liveLead}>
			<Button onClick={() => setSaid(text.announced(new Date().toLocaleTimeString(formattingLocale)))}>
				{text.liveButton}
			</Button>
			<p role="status">{said}</p>
		</Demo>
	);
}

function DisclosureDemo() {
	const text = useMessages(catalog).aria;
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	return (
		<Demo heading={text.disclosureHeading} lead={text.disclosureLead}>
			<Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
				{isOpen ? text.showLess : text.showMore}
			</Button>
			<p id={id} hidden={!isOpen}>
				{text.disclosed}
			</p>
		</Demo>
	);
}

function SwitchDemo() {
	const text = useMessages(catalog).aria;
	const [isOn, setOn] = useState(false);
	return (
		<Demo heading={text.switchHeading} lead={text.switchLead}>
			<Switch label={text.switchLabel} checked={isOn} onCheckedChange={setOn} />
		</Demo>
	);
}

function ErrorDemo() {
	const text = useMessages(catalog).aria;
	const [address, setAddress] = useState("example.com");
	const isWrong = !address.startsWith("https://");
	return (
		<Demo heading={text.errorHeading} lead={text.errorLead}>
			<TextField
				label={text.errorLabel}
				hint={text.errorHint}
				error={isWrong ? text.errorText : undefined}
				value={address}
				autoComplete="off"
				onChange={({ target }) => setAddress(target.value)}
			/>
		</Demo>
	);
}
