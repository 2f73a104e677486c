// ==UserScript==
// @name         Widget Message Bridge
// @namespace    https://hollenbeck.example/
// @version      2.2.0
// @description  Lets self-hosted dashboard widgets talk to self-hosted services
// @author       M. Hollenbeck
// @license      MIT
// @match        *://*/dashboard*
// @grant        GM.xmlHttpRequest
// @grant        GM.getValue
// @grant        GM.setValue
// @connect      self
// @connect      nas.home.example
// @connect      *
// ==/UserScript==

/**
 * Protocol
 *   page  -> bridge   { bridge: 1, id, op, args }
 *   bridge -> page    { bridge: 1, id, ok, value | error }
 */

const PROTOCOL = 1;

/** @type {Record<string, (...args: any[]) => any>} */
const operations = Object.freeze({
  ping: () => "pong",
  "store.get": (key, fallback) => GM.getValue(key, fallback),
  "store.set": (key, value) => GM.setValue(key, value),
  "http.send": (details) =>
    new Promise((resolve, reject) => {
      GM.xmlHttpRequest({ //! harm
        ...details,
        onload: ({ status, responseText, responseHeaders }) => resolve({ status, responseText, responseHeaders }),
        onerror: () => reject(new Error("network")),
        ontimeout: () => reject(new Error("timeout")),
      });
    }),
});

/**
 * @param {MessageEvent} event
 */
async function handle(event) {
  const { data, source } = event;
  if (!data || data.bridge !== PROTOCOL || !data.op) return;

  const reply = { bridge: PROTOCOL, id: data.id, ok: true };
  try {
    const operation = operations[data.op];
    if (!operation) throw new Error(`unknown operation: ${data.op}`);
    reply.value = await operation(...(data.args ?? []));
  } catch (error) {
    reply.ok = false;
    reply.error = error.message;
  }
  source.postMessage(reply, "*"); //! harm
}

window.addEventListener("message", handle);
document.documentElement.dataset.widgetBridge = String(PROTOCOL);
