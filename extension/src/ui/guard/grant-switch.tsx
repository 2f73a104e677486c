import { Switch, type SwitchProps } from "@scriptorium/ui-kit/switch";
import type { Pressed } from "../../platform/pressed.ts";
import { useGuard } from "./use-guard.ts";

export interface GrantSwitchProps extends Omit<SwitchProps, "onCheckedChange" | "disabled"> {
	readonly onGrant: (checked: boolean, pressed: Pressed) => void;
}

/** A switch that grants something: no press counts in the first second after the page came to the front. */
export function GrantSwitch({ onGrant, ...rest }: GrantSwitchProps) {
	const guard = useGuard();
	const change = (checked: boolean): void => {
		const pressed = guard.take();
		if (pressed !== null) onGrant(checked, pressed);
	};
	return <Switch {...rest} disabled={!guard.isReady} onCheckedChange={change} />;
}
