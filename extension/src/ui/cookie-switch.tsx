import { Switch } from "@scriptorium/ui-kit/switch";
import { useEffect, useState } from "react";
import type { PagePorts } from "../platform/page-ports.ts";

export interface CookieSwitchProps {
	readonly ports: Pick<PagePorts, "cookiePermission">;
	readonly label: string;
	readonly hint: string;
}

/** Asks the browser for the permission with which scripts use cookies, and gives it back. */
export function CookieSwitch({ ports: { cookiePermission }, label, hint }: CookieSwitchProps) {
	const [given, setGiven] = useState(false);
	useEffect(() => {
		let current = true;
		void cookiePermission.isGiven().then((isGiven) => current && setGiven(isGiven));
		return () => {
			current = false;
		};
	}, [cookiePermission]);
	const change = async (wanted: boolean): Promise<void> => {
		await (wanted ? cookiePermission.request() : cookiePermission.giveUp());
		// The user may have said no.
		setGiven(await cookiePermission.isGiven());
	};
	return <Switch label={label} hint={hint} checked={given} onCheckedChange={(wanted) => void change(wanted)} />;
}
