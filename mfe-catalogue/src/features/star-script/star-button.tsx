import { Button } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Star } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useHost, useSession } from "../../host/host-context.tsx";
import { en } from "./messages/en.ts";
import { pendingStar } from "./pending-star.ts";
import styles from "./star-button.module.css";
import { type StarChange, useStar } from "./use-star.ts";

export function StarButton({ count, ...change }: StarChange & { count: number }) {
	const text = useMessages({ en });
	const host = useHost();
	const { status } = useSession();
	const { pathname } = useLocation();
	const { starred, unknown, userId, toggle } = useStar(change);

	function press() {
		if (userId) return toggle(userId);
		host.notify("error", text.signInFirst);
		host.requireSignIn(pendingStar(change.scriptId, pathname));
	}

	return (
		<Button
			aria-pressed={starred}
			aria-disabled={unknown || status === "loading" || undefined}
			className={styles.star}
			icon={<Star aria-hidden="true" fill={starred ? "currentColor" : "none"} />}
			onClick={() => {
				if (!unknown && status !== "loading") press();
			}}
		>
			{starred ? text.starred : text.star}
			<span className={styles.count}>
				<CompactNumber value={count} label={text.starsOf(count)} />
			</span>
		</Button>
	);
}
