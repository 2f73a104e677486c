import { useMessages } from "@scriptorium/ui-kit/locale";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { useObservable } from "../../host-context/host-provider.tsx";
import { en } from "./messages/en.ts";
import { THEMES, type ThemeChoice } from "./theme.ts";
import styles from "./theme-switch.module.css";

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Three radio buttons that look like one switch: the arrow keys move between them, as in every radio group. */
export function ThemeSwitch({ choice }: { choice: ThemeChoice }) {
	const texts = useMessages({ en });
	const chosen = useObservable(choice.theme);
	const name = useId();
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{texts.label}</legend>
			{THEMES.map((theme) => {
				const Icon = ICONS[theme];
				return (
					<label key={theme} className={styles.option}>
						<input
							type="radio"
							name={name}
							value={theme}
							checked={chosen === theme}
							onChange={() => choice.choose(theme)}
							className={styles.input}
						/>
						<Icon aria-hidden="true" className={styles.icon} />
						<span>{texts[theme]}</span>
					</label>
				);
			})}
		</fieldset>
	);
}
