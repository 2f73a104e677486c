import { useMessages } from "@scriptorium/ui-kit/locale";
import choice from "../../../ui/choice.module.css";
import { GrantCheckbox } from "../../../ui/guard/grant-checkbox.tsx";
import { en } from "../messages/en.ts";

export interface OtherSitesProps {
	readonly sites: readonly string[];
	readonly allowed: readonly string[];
	readonly onChange: (allowed: readonly string[]) => void;
}

/** Sites beside the one where the run starts; none is allowed unless the person ticks it. */
export function OtherSites({ sites, allowed, onChange }: OtherSitesProps) {
	const texts = useMessages({ en }).page;
	if (sites.length === 0) return null;
	return (
		<fieldset className={choice.choice}>
			<legend>{texts.sites}</legend>
			<p className={choice.hint}>{texts.sitesHint}</p>
			{sites.map((site) => (
				<GrantCheckbox
					key={site}
					className={choice.option}
					checked={allowed.includes(site)}
					onGrant={(checked) => onChange(checked ? [...allowed, site] : allowed.filter((one) => one !== site))}
				>
					{texts.site(site)}
				</GrantCheckbox>
			))}
		</fieldset>
	);
}
