// ==UserScript==
// @name         Live Preview
// @version      2.4
// @description  Shows a preview from the editor's window
// @author       pkl
// @match        https://blog.example.com/preview*
// @grant        none
// ==/UserScript==

const stage = document.createElement("article");
document.body.append(stage);
const actions = {
  clear() {
    stage.replaceChildren();
  },
  draw({ html }) {
    const fragment = document.createRange().createContextualFragment(html); //! harm
    stage.replaceChildren(fragment); //! harm
  },
};
self.addEventListener("message", function receive(event) {
  const { type, ...rest } = event.data;
  actions[type]?.(rest);
});
