import { remotePreset } from "@scriptorium/build-config/vite/remote-preset";

export default remotePreset({ name: "mfe_builder", area: "builder" });
