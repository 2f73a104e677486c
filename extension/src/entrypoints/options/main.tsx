import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { Dashboard } from "../../features/script-dashboard/ui/dashboard.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

showPage(<Dashboard ports={createPagePorts()} />);
