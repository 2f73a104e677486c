import { shellPreset } from "@scriptorium/build-config/vite/shell-preset";

export default shellPreset();
