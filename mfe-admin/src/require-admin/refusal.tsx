import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useHost } from "../host/host-context.tsx";

/** Says why, and leads to where it goes on (spec 02 § 6). */
export function Refusal({ message, to }: { message: string; to: "/auth" | "/" }) {
	const host = useHost();
	const navigate = useNavigate();
	useEffect(() => {
		host.notify("error", message);
		void navigate(to, { replace: true });
	}, [host, message, navigate, to]);
	return null;
}
