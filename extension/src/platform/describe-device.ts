import type { DesktopSessionRequest } from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import { browser } from "./browser.ts";

const NAMES = { windows: "Windows", macos: "macOS", linux: "Linux" } as const;

/** How this browser is listed among the devices of an account. Systems without a name of their own there count as Linux. */
export async function describeDevice(): Promise<Pick<DesktopSessionRequest["device"], "name" | "platform">> {
	const { os } = await browser.runtime.getPlatformInfo();
	const platform = os === "win" ? "windows" : os === "mac" ? "macos" : "linux";
	return { name: `Browser extension on ${NAMES[platform]}`, platform };
}
