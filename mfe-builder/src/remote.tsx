import type { HubClient } from "@scriptorium/hub-data/client";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { RemoteModule } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { version } from "../package.json";
import { createRoutes } from "./routes.tsx";

const builder: RemoteModule<HubClient> = {
	contract: HOST_CONTRACT_VERSION,
	name: "mfe_builder",
	version,
	mount: (host) => ({
		routes: createRoutes(host),
		// Everything it starts belongs to its screens and stops with them.
		dispose: () => undefined,
	}),
};

export default builder;
