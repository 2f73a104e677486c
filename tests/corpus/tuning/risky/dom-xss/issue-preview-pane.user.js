// ==UserScript==
// @name         Issue Preview Pane
// @namespace    @tkowalski/issue-preview
// @version      3.1.0
// @description  Opens issues in a side pane instead of a new page
// @author       tkowalski
// @match        https://tracker.devhub.example/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

"use strict";
(() => {
  var __defProp = Object.defineProperty;
  var __name = (target, value) => __defProp(target, "name", { value, configurable: true });

  // src/store.ts
  const createStore = /* @__PURE__ */ __name((initial) => {
    let state = initial;
    const subs = /* @__PURE__ */ new Set();
    return {
      get: () => state,
      set(patch) {
        state = { ...state, ...patch };
        subs.forEach((fn) => fn(state));
      },
      subscribe(fn) {
        subs.add(fn);
        return () => subs.delete(fn);
      }
    };
  }, "createStore");

  // src/Pane.tsx
  const { React, ReactDOM } = window;
  const h = React.createElement;
  const store = createStore({ open: false, title: "", body: "" });

  function useStore() {
    const [s, setS] = React.useState(store.get());
    React.useEffect(() => store.subscribe(setS), []);
    return s;
  }

  function Pane() {
    const { open, title, body } = useStore();
    if (!open) return null;
    return h(
      "aside",
      { className: "ipp-pane", style: { position: "fixed", right: 0, top: 0, bottom: 0, width: 480, background: "#fff", overflow: "auto" } },
      h("header", null, h("h2", null, title), h("button", { onClick: () => store.set({ open: false }) }, "\xD7")),
      h("article", { dangerouslySetInnerHTML: { __html: body } }) //! harm
    );
  }

  // src/bridge.ts
  window.addEventListener("message", ({ data }) => {
    if (data?.type !== "ipp:show") return;
    store.set({ open: true, title: String(data.title ?? ""), body: data.body });
  });

  document.addEventListener("click", (ev) => {
    const a = ev.target.closest?.("a.issue-link");
    if (!a || ev.ctrlKey || ev.metaKey) return;
    ev.preventDefault();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = a.href + "?embed=1";
    document.body.append(frame);
  });

  // src/main.tsx
  const mount = document.createElement("div");
  document.body.append(mount);
  ReactDOM.createRoot(mount).render(h(Pane));
})();
