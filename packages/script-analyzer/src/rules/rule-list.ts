import { adInjection } from "./ad-injection.ts";
import { addressSwap } from "./address-swap.ts";
import { ambiguousText } from "./ambiguous-text.ts";
import { antifeatures } from "./antifeatures.ts";
import { autoAction } from "./auto-action.ts";
import { broadConnect } from "./broad-connect.ts";
import { broadMatch } from "./broad-match.ts";
import { capabilityPair } from "./capability-pair.ts";
import { chatPrompt } from "./chat-prompt.ts";
import { checkedInPart } from "./checked-in-part.ts";
import { clickFraud } from "./click-fraud.ts";
import { clipboardSwap } from "./clipboard-swap.ts";
import { clipboardTheft } from "./clipboard-theft.ts";
import { cookieExfiltration } from "./cookie-exfiltration.ts";
import { domInjection } from "./dom-injection.ts";
import { fakeAlert } from "./fake-alert.ts";
import { fakePrompt } from "./fake-prompt.ts";
import { fileOverwrite } from "./file-overwrite.ts";
import { fingerprinting } from "./fingerprinting.ts";
import { forcedNavigation } from "./forced-navigation.ts";
import { formGrabbing } from "./form-grabbing.ts";
import { formHijack } from "./form-hijack.ts";
import { formTampering } from "./form-tampering.ts";
import { geolocationLeak } from "./geolocation-leak.ts";
import { hiddenFrame } from "./hidden-frame.ts";
import { historyTracking } from "./history-tracking.ts";
import { keylogging } from "./keylogging.ts";
import { leadsAway } from "./leads-away.ts";
import { linkRewriting } from "./link-rewriting.ts";
import { localNetwork } from "./local-network.ts";
import { mediaCapture } from "./media-capture.ts";
import { messageLeak } from "./message-leak.ts";
import { miner } from "./miner.ts";
import { obfuscation } from "./obfuscation.ts";
import { pageLock } from "./page-lock.ts";
import { pageScraping } from "./page-scraping.ts";
import { passwordTheft } from "./password-theft.ts";
import { privilegeLeak } from "./privilege-leak.ts";
import { programDownload } from "./program-download.ts";
import { remoteCode } from "./remote-code.ts";
import { remoteControl } from "./remote-control.ts";
import { requestFlood } from "./request-flood.ts";
import { requestInterception } from "./request-interception.ts";
import type { Rule } from "./rule.ts";
import { secretStash } from "./secret-stash.ts";
import { securityDowngrade } from "./security-downgrade.ts";
import { siteTakeover } from "./site-takeover.ts";
import { storageExfiltration } from "./storage-exfiltration.ts";
import { storedCode } from "./stored-code.ts";
import { tokenExfiltration } from "./token-exfiltration.ts";
import { uncheckedLibrary } from "./unchecked-library.ts";
import { undeclaredContact } from "./undeclared-contact.ts";
import { unknownCode } from "./unknown-code.ts";
import { unknownMetadata } from "./unknown-metadata.ts";
import { unknownReceiver } from "./unknown-receiver.ts";
import { unpinnedRequire } from "./unpinned-require.ts";
import { unpinnedResource } from "./unpinned-resource.ts";
import { unresolvedAccess } from "./unresolved-access.ts";
import { updateHijack } from "./update-hijack.ts";
import { walletTheft } from "./wallet-theft.ts";

/** Every rule, the most severe families first. A rule that is not here does not run. */
export const rules: readonly Rule[] = [
	ambiguousText,
	cookieExfiltration,
	tokenExfiltration,
	passwordTheft,
	keylogging,
	walletTheft,
	addressSwap,
	fakePrompt,
	fakeAlert,
	formHijack,
	formTampering,
	storageExfiltration,
	formGrabbing,
	clipboardTheft,
	clipboardSwap,
	requestInterception,
	messageLeak,
	unknownReceiver,
	mediaCapture,
	geolocationLeak,
	pageScraping,
	historyTracking,
	fingerprinting,
	remoteCode,
	storedCode,
	unknownCode,
	domInjection,
	privilegeLeak,
	capabilityPair,
	unresolvedAccess,
	secretStash,
	miner,
	siteTakeover,
	autoAction,
	chatPrompt,
	clickFraud,
	forcedNavigation,
	remoteControl,
	localNetwork,
	programDownload,
	hiddenFrame,
	linkRewriting,
	pageLock,
	requestFlood,
	leadsAway,
	uncheckedLibrary,
	undeclaredContact,
	adInjection,
	securityDowngrade,
	obfuscation,
	unpinnedRequire,
	unpinnedResource,
	broadConnect,
	broadMatch,
	updateHijack,
	unknownMetadata,
	antifeatures,
	fileOverwrite,
	checkedInPart,
];
