import { join } from "node:path";
import { rootFolder } from "@scriptorium/workspace/root-folder";

export interface LocalRemoteBuild {
	readonly name: string;
	/** Path of this remote on the hub's own origin. */
	readonly mountPath: string;
	readonly distDir: string;
}

const remote = (area: string): LocalRemoteBuild => ({
	name: `mfe_${area}`,
	mountPath: `/remotes/${area}/`,
	distDir: join(rootFolder, `mfe-${area}`, "dist"),
});

/** The remotes of this workspace, all served by the hub itself. */
export const localRemotes: readonly LocalRemoteBuild[] = [remote("catalogue"), remote("builder"), remote("admin")];

export const shellDist = join(rootFolder, "hub-shell", "dist");
