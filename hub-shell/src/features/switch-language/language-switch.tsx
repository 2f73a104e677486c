import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { chooseLanguage, LANGUAGES } from "../../host-context/locale.ts";
import styles from "./language-switch.module.css";
import { en } from "./messages/en.ts";

/** The languages by their own names, so that everybody finds theirs; the page loads again in the chosen one. */
export function LanguageSwitch() {
	const texts = useMessages({ en });
	const { locale } = useLocale();
	return (
		<fieldset aria-label={texts.label} className={styles.group}>
			{LANGUAGES.map(({ language, name }) => (
				<button
					key={language}
					type="button"
					lang={language}
					aria-pressed={locale === language}
					className={styles.option}
					onClick={() => {
						if (locale !== language) chooseLanguage(document, location, language);
					}}
				>
					{name}
				</button>
			))}
		</fieldset>
	);
}
