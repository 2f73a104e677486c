import type { HostType } from "../engine/domain.ts";
import { arrayType } from "../language/array-type.ts";
import { functionType } from "../language/function-type.ts";
import { mapType, setType } from "../language/map-type.ts";
import { numberType } from "../language/number-type.ts";
import { objectType } from "../language/object-type.ts";
import { promiseType } from "../language/promise-type.ts";
import { regExpType } from "../language/regexp-type.ts";
import { stringType } from "../language/string-type.ts";
import { attributesType, attrType } from "./attribute-nodes.ts";
import { blobType, objectUrlType } from "./blob-type.ts";
import { bridgeType, messageHandlersType } from "./bridges.ts";
import { canvasContextType } from "./canvas-type.ts";
import { broadcastChannelType, messagePortType } from "./channel-types.ts";
import { formDataType, headersType, searchParamsType } from "./data-types.ts";
import { documentType, selectionType } from "./document-type.ts";
import { controlsType, elementType, styleType } from "./element-type.ts";
import { dataTransferType, eventType } from "./event-type.ts";
import { eventTargetType } from "./events.ts";
import { requestType, responseType } from "./fetching.ts";
import { jQueryType } from "./jquery/jquery-type.ts";
import { libraryType } from "./library-type.ts";
import { locationType } from "./location-type.ts";
import { namedControlType } from "./named-controls.ts";
import { namedFormType } from "./named-forms.ts";
import { navigatorType } from "./navigator-type.ts";
import { parsedType } from "./parsed-type.ts";
import { rtcType } from "./peer-connection.ts";
import { coderType, fileReaderType, recorderType } from "./reader-types.ts";
import { historyType, navigationType, styleSheetType } from "./small-types.ts";
import { eventSourceType, webSocketType } from "./socket-types.ts";
import { indexedDbType, storageType } from "./storage-type.ts";
import { streamType } from "./stream-type.ts";
import { transportType } from "./transport-types.ts";
import { urlType } from "./url-type.ts";
import { userscriptAnswerType } from "./userscript-request.ts";
import { walletType } from "./wallet.ts";
import { foreignWindowType, quietType, unknownGlobalType, windowType } from "./window-type.ts";
import { workerScopeType, workerType } from "./worker-types.ts";
import { xhrType } from "./xhr-type.ts";

const ALL: readonly HostType[] = [
	arrayType, attrType, attributesType, blobType, bridgeType, broadcastChannelType, canvasContextType, controlsType, coderType, dataTransferType, documentType, elementType, eventSourceType,
	eventTargetType, eventType, fileReaderType, foreignWindowType, formDataType, functionType, headersType, historyType, indexedDbType,
	jQueryType, libraryType, locationType, mapType, messageHandlersType, namedControlType, namedFormType, navigatorType, numberType, objectType, objectUrlType, parsedType, promiseType, quietType, recorderType,
	regExpType, requestType, responseType, rtcType, searchParamsType, selectionType, setType, storageType, streamType, stringType,
	navigationType, styleSheetType, styleType, unknownGlobalType, urlType, userscriptAnswerType, walletType, webSocketType, windowType, workerScopeType, workerType, xhrType, messagePortType, transportType,
]; // biome-ignore format: a list

export const hostTypes: ReadonlyMap<string, HostType> = new Map(ALL.map((type) => [type.name, type]));
