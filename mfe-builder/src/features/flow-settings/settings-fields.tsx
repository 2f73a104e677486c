import { builderCategories } from "@scriptorium/flow/document/default-settings";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { countCharacters } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useFlowStore } from "../../editor/flow-store.ts";
import { settingsLimits } from "../../flow-output/settings-limits.ts";
import { en } from "./messages/en.ts";
import styles from "./settings-form.module.css";

const SWITCHES = ["minify", "wrapInIIFE", "addComments", "useAsync", "errorHandling"] as const;

/** The fields of the settings. Every change can be undone. */
export function SettingsFields() {
	const text = useMessages({ en });
	const settings = useFlowStore((state) => state.settings);
	const change = useFlowStore((state) => state.change);

	function set<Field extends keyof FlowSettings>(field: Field, value: FlowSettings[Field], isTyped = false) {
		const apply = ({ settings: now }: { readonly settings: FlowSettings }) =>
			now[field] === value ? {} : { settings: { ...now, [field]: value } };
		change(text.change(text.fields[field]), apply, isTyped ? { typing: `settings.${field}` } : {});
	}

	return (
		<div className={styles.form}>
			<TextField
				label={text.fields.name}
				hint={text.hints.name}
				aside={text.used(countCharacters(settings.name), settingsLimits.name.max)}
				value={settings.name}
				autoComplete="off"
				onChange={(event) => set("name", event.target.value, true)}
			/>
			<TextArea
				label={text.fields.description}
				hint={text.hints.description}
				aside={text.used(countCharacters(settings.description), settingsLimits.description.max)}
				value={settings.description}
				rows={3}
				onChange={(event) => set("description", event.target.value, true)}
			/>
			<Select
				label={text.fields.category}
				options={builderCategories.map((value) => ({ value, label: text.categories[value] }))}
				value={settings.category}
				onValueChange={(category) => set("category", category)}
			/>
			<TextField
				label={text.fields.targetUrl}
				hint={text.hints.targetUrl}
				value={settings.targetUrl}
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => set("targetUrl", event.target.value, true)}
			/>
			{SWITCHES.map((field) => (
				<Switch
					key={field}
					label={text.fields[field]}
					hint={text.hints[field]}
					checked={settings[field]}
					onCheckedChange={(isOn) => set(field, isOn)}
				/>
			))}
		</div>
	);
}
