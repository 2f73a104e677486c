// ==UserScript==
// @name        Kanban → iCalendar
// @namespace   boards-tools
// @version     1.2
// @description Exports the due dates of the open board as an .ics file. Talks only to the board's own API with your session.
// @match       https://boards.example.com/b/*
// @grant       none
// ==/UserScript==
"use strict";
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var IcsWriter = /** @class */ (function () {
    function IcsWriter() {
        this.lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//boards-tools//kanban ics 1.2//EN"];
    }
    IcsWriter.escape = function (s) {
        return s.replace(/([\\;,])/g, "\\$1").replace(/\r?\n/g, "\\n");
    };
    IcsWriter.stamp = function (d) {
        return d.toISOString().replace(/[-:]|\.\d{3}/g, "");
    };
    IcsWriter.fold = function (line) {
        return line.replace(/(.{72})(?=.)/g, "$1\r\n ");
    };
    IcsWriter.prototype.event = function (card) {
        var due = new Date(card.due);
        this.lines.push("BEGIN:VEVENT", "UID:" + card.id + "@boards.example.com", "DTSTAMP:" + IcsWriter.stamp(new Date()), "DTSTART:" + IcsWriter.stamp(due), "DTEND:" + IcsWriter.stamp(new Date(due.getTime() + 30 * 60000)), "SUMMARY:" + IcsWriter.escape(card.name), "DESCRIPTION:" + IcsWriter.escape(card.desc || ""), "URL:" + card.url, "END:VEVENT");
    };
    IcsWriter.prototype.toBlob = function () {
        return new Blob([this.lines.concat("END:VCALENDAR").map(IcsWriter.fold).join("\r\n")], { type: "text/calendar" });
    };
    return IcsWriter;
}());
function boardId() {
    var m = /^\/b\/(\w+)/.exec(location.pathname);
    if (!m)
        throw new Error("not a board");
    return m[1];
}
function cards() {
    return __awaiter(this, void 0, void 0, function* () {
        var token = JSON.parse(sessionStorage.getItem("boards.auth") || "{}").accessToken;
        var res = yield fetch("/api/1/boards/" + boardId() + "/cards?fields=id,name,desc,due,url", {
            headers: token ? { Authorization: "Bearer " + token } : {},
            credentials: "same-origin"
        });
        if (!res.ok)
            throw new Error("HTTP " + res.status);
        return (yield res.json()).filter(function (c) { return !!c.due; });
    });
}
function run() {
    return __awaiter(this, void 0, void 0, function* () {
        var w = new IcsWriter();
        (yield cards()).forEach(function (c) { return w.event(c); });
        var a = document.createElement("a");
        a.href = URL.createObjectURL(w.toBlob());
        a.download = "board-" + boardId() + ".ics";
        a.click();
        setTimeout(function () { return URL.revokeObjectURL(a.href); }, 10000);
    });
}
var btn = document.createElement("button");
btn.textContent = "📅 .ics";
btn.title = "Export due dates";
btn.style.cssText = "margin:0 4px;padding:4px 10px";
btn.onclick = function () { run().catch(function (e) { alert("Export failed: " + e.message); }); };
var header = document.querySelector(".board-header") || document.body;
header.appendChild(btn);
