// ==UserScript==
// @name         API Console
// @namespace    dev.console.example
// @version      2.0
// @description  Handy request helper for the developer console, without CORS trouble
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @grant        unsafeWindow
// @connect      *
// @run-at       document-start
// ==/UserScript==

function call(method) {
  return function (url, body, headers) {
    return new Promise(function (resolve, reject) {
      GM_xmlhttpRequest({
        method: method,
        url: new URL(url, location.href).href,
        data: body && typeof body === 'object' ? JSON.stringify(body) : body,
        headers: Object.assign({ 'Content-Type': 'application/json' }, headers),
        onload: function (r) {
          var out = r.responseText;
          try { out = JSON.parse(out); } catch (ignore) { /* plain text */ }
          resolve({ status: r.status, headers: r.responseHeaders, body: out });
        },
        onerror: reject
      });
    });
  };
}

unsafeWindow.api = { //! harm
  get: call('GET'),
  post: call('POST'),
  put: call('PUT'),
  del: call('DELETE'),
  raw: GM_xmlhttpRequest
};

console.info('%capi ready — try await api.get("/status")', 'color:#080');
