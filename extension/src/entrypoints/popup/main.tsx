import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { DescribeScript } from "../../features/generate-script/ui/describe-script.tsx";
import { MenuCommands } from "../../features/run-userscripts/ui/menu-commands.tsx";
import { PopupPage } from "../../features/script-popup/ui/popup-page.tsx";
import { CurrentTestRun } from "../../features/test-run/ui/current-test-run.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const ports = createPagePorts();
const tab = await ports.activeTab();

showPage(
	<PopupPage
		ports={ports}
		tab={tab}
		running={<CurrentTestRun client={ports.client} />}
		describe={<DescribeScript ports={ports} tab={tab} onOpened={() => window.close()} />}
		commands={tab && <MenuCommands client={ports.client} tab={tab} onRun={() => window.close()} />}
	/>,
);
