import { remotePreset } from "@scriptorium/build-config/vite/remote-preset";

export default remotePreset({
	name: "mfe_catalogue",
	area: "catalogue",
	firstScreens: ["features/home/home-page.tsx", "features/explore-scripts/explore-page.tsx", "routes/script-route.tsx"],
	translatedScreen: "routes/script-route.tsx",
});
