import "../src/tokens.css";
import "../src/base.css";
import { createRoot } from "react-dom/client";
import { LocaleProvider } from "../src/locale.tsx";
import { Gallery } from "./gallery.tsx";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

const root = document.querySelector("#root");
if (!root) throw new Error("Root element not found");
createRoot(root).render(
	<LocaleProvider locale={query.get("locale") ?? "en"}>
		<Gallery />
	</LocaleProvider>,
);
