import { useEffect, useState } from "react";
import type { PagePorts } from "../platform/page-ports.ts";
import type { Pressed } from "../platform/pressed.ts";
import { GrantSwitch } from "./guard/grant-switch.tsx";

export interface CookieSwitchProps {
	readonly ports: Pick<PagePorts, "cookiePermission">;
	readonly label: string;
	readonly hint: string;
}

/** Lets scripts use cookies, or takes it back. */
export function CookieSwitch({ ports: { cookiePermission }, label, hint }: CookieSwitchProps) {
	const [given, setGiven] = useState(false);
	useEffect(() => {
		let current = true;
		void cookiePermission.isGiven().then((isGiven) => current && setGiven(isGiven));
		return () => {
			current = false;
		};
	}, [cookiePermission]);
	const change = async (wanted: boolean, pressed: Pressed): Promise<void> => {
		await (wanted ? cookiePermission.request(pressed) : cookiePermission.giveUp());
		setGiven(await cookiePermission.isGiven());
	};
	return (
		<GrantSwitch
			label={label}
			hint={hint}
			checked={given}
			onGrant={(wanted, pressed) => void change(wanted, pressed)}
		/>
	);
}
