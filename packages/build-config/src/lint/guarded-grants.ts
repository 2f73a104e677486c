interface Node {
	readonly type: string;
}
interface Named extends Node {
	readonly name: string;
}
interface ImportNode extends Node {
	readonly source: { readonly value: string };
	readonly specifiers: readonly { readonly local: Named }[];
}
interface CallNode extends Node {
	readonly callee: Node & { readonly property?: Named };
	readonly arguments: readonly Node[];
}
interface RuleContext {
	report(finding: { node: Node; message: string }): void;
}

/** Modules with the messages of the extension's own pages. */
const MESSAGES = "@scriptorium/shared-protocol/extension-internal/";

/**
 * Messages that grant nothing: they read, they refuse or stop, or their effect was agreed to before, on a page with a guard. A message
 * that is not listed here needs the guard.
 */
const GRANTS_NOTHING = new Set([
	// read
	"findInstalled",
	"getAuthToken",
	"getConnectDecisions",
	"getConnectQuestion",
	"getGeneration",
	"getHeldUpdate",
	"getOutlineRequest",
	"getProposal",
	"getRecordingRequest",
	"getRecordingConsent",
	"getRunNote",
	"getRunRequest",
	"getScript",
	"getScriptFiles",
	"getSettings",
	"getTestConsents",
	"listLog",
	"listMenuCommands",
	"listOutlineTabs",
	"listRemovedScripts",
	"listRunTabs",
	"listScripts",
	"syncUserScripts",
	// read a page, and show the person what they read
	"analyzePage",
	"pickElement",
	"previewOutline",
	// ask servers for files, and change nothing
	"findNewScriptFiles",
	"loadScriptFiles",
	// asks the hub, and shows the person what it wrote
	"generateScript",
	// open a page, or ask there
	"openEditor",
	"openOptions",
	"proposeInstall",
	"startSignIn",
	// refuse, stop, take back, or can be taken back
	"cancelRun",
	"clearLog",
	"forgetConnectDecision",
	"forgetGeneration",
	"forgetRecordingConsent",
	"forgetTestConsents",
	"removeScript",
	"removeScripts",
	"restoreScript",
	"restoreScripts",
	"signOut",
	"skipUpdate",
	"stopRun",
	// of installed scripts, which the user confirmed, or typed
	"changeSettings",
	"checkUpdates",
	"moveScript",
	"runInstalledScript",
	"runMenuCommand",
	"saveScript",
	"setScriptEnabled",
	"setScriptRules",
	"setScriptsEnabled",
	"setScriptOnSite",
	"setSiteEnabled",
	// with a one-time code that is worthless without the state of a sign-in that was begun here
	"setAuthToken",
]);

/** Refuses to send a message that grants something except through `sendGrant`, which takes the guard's proof of a press. */
const guarded = {
	create(context: RuleContext) {
		const granting = new Set<string>();
		return {
			ImportDeclaration({ source, specifiers }: ImportNode) {
				if (!source.value.startsWith(MESSAGES)) return;
				for (const { local } of specifiers) if (!GRANTS_NOTHING.has(local.name)) granting.add(local.name);
			},
			CallExpression(node: CallNode) {
				const [message] = node.arguments;
				const { property } = node.callee;
				if (property?.name === "request" && message?.type === "Identifier" && granting.has((message as Named).name)) {
					context.report({
						node,
						message: "This message grants something: send it with sendGrant, from a control of ui/guard.",
					});
				}
			},
		};
	},
};

/** Rules about pages of the extension that grant something, for oxlint. */
export default { meta: { name: "grants" }, rules: { guarded } };
