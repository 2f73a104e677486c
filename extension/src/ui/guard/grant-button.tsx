import { Button, type ButtonProps } from "@scriptorium/ui-kit/button";
import type { Pressed } from "../../platform/pressed.ts";
import { useGuard } from "./use-guard.ts";

export interface GrantButtonProps extends Omit<ButtonProps, "onClick" | "type"> {
	readonly onGrant: (pressed: Pressed) => void;
}

/**
 * A button that grants something: no press counts in the first second after the page came to the front. It can be focused during that
 * second, so that the Tab key does not skip it.
 */
export function GrantButton({ disabled = false, onGrant, ...rest }: GrantButtonProps) {
	const guard = useGuard(!disabled);
	const press = (): void => {
		const pressed = guard.take();
		if (pressed !== null) onGrant(pressed);
	};
	return <Button {...rest} disabled={disabled} aria-disabled={!guard.isReady || undefined} onClick={press} />;
}
