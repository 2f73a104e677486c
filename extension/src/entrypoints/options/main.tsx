import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { OptionsPage } from "../../features/manage-scripts/ui/options-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

showPage(<OptionsPage ports={createPagePorts()} />);
