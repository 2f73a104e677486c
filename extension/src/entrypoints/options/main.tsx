import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { RecordingConsents } from "../../features/record-actions/ui/recording-consents.tsx";
import { Dashboard } from "../../features/script-dashboard/ui/dashboard.tsx";
import { LogPage } from "../../features/script-log/ui/log-page.tsx";
import { Account } from "../../features/sign-in/ui/account.tsx";
import { TestConsents } from "../../features/test-run/ui/test-consents.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const ports = createPagePorts();
showPage(
	<Dashboard
		ports={ports}
		account={<Account ports={ports} />}
		log={<LogPage client={ports.client} />}
		consents={
			<>
				<RecordingConsents client={ports.client} />
				<TestConsents client={ports.client} />
			</>
		}
	/>,
);
