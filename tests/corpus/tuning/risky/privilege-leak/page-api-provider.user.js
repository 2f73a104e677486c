// ==UserScript==
// @name         DevTools Page API
// @namespace    @nordlicht/page-api
// @version      0.7.3
// @description  Makes a tiny typed API available to the console of every page
// @author       nordlicht
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        unsafeWindow
// @connect      api.nordlicht.example
// @connect      localhost
// @connect      intranet.example
// ==/UserScript==

var __awaiter = function (thisArg, _arguments, P, generator) {
    return new (P || (P = Promise))(function (resolve, reject) {
        function step(r) { r.done ? resolve(r.value) : Promise.resolve(r.value).then(fulfilled, reject); }
        function fulfilled(v) { try { step(generator.next(v)); } catch (e) { reject(e); } }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};

class HttpClient {
    constructor(defaults) {
        this.defaults = defaults;
        this.request = this.request.bind(this);
    }
    request(init) {
        return new Promise((resolve, reject) => {
            GM_xmlhttpRequest(Object.assign(Object.assign(Object.assign({}, this.defaults), init), {
                onload: (r) => resolve({ status: r.status, text: r.responseText, headers: r.responseHeaders }),
                onerror: reject,
                ontimeout: reject,
            }));
        });
    }
    json(url) {
        return __awaiter(this, void 0, void 0, function* () {
            const r = yield this.request({ method: "GET", url });
            return JSON.parse(r.text);
        });
    }
}

class KeyValue {
    constructor(prefix) { this.prefix = prefix; }
    get(k, d) { return GM_getValue(this.prefix + k, d); }
    set(k, v) { GM_setValue(this.prefix + k, v); }
}

const http = new HttpClient({ timeout: 15000, anonymous: false });
const kv = new KeyValue("page-api/");

Object.defineProperty(unsafeWindow, "$api", { //! harm
    configurable: true,
    value: { request: http.request, json: (u) => http.json(u), kv },
});

console.info("[page-api] $api ready", Object.keys(unsafeWindow.$api));
