// QR code of the current address (or of the selected text), drawn here, without any web service.
(function () {
  var ECC = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18], BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];

  function rawModules(v) {
    var r = (16 * v + 128) * v + 64;
    if (v >= 2) {
      var n = Math.floor(v / 7) + 2;
      r -= (25 * n - 10) * n - 55;
      if (v >= 7) r -= 36;
    }
    return r;
  }
  function dataWords(v) { return (rawModules(v) >> 3) - ECC[v] * BLOCKS[v]; }

  function mul(x, y) {
    var z = 0;
    for (var i = 7; i >= 0; i--) {
      z = (z << 1) ^ ((z >>> 7) * 0x11d);
      z ^= ((y >>> i) & 1) * x;
    }
    return z;
  }
  function divisor(deg) {
    var res = new Array(deg).fill(0), root = 1;
    res[deg - 1] = 1;
    for (var i = 0; i < deg; i++) {
      for (var j = 0; j < deg; j++) {
        res[j] = mul(res[j], root);
        if (j + 1 < deg) res[j] ^= res[j + 1];
      }
      root = mul(root, 2);
    }
    return res;
  }
  function remainder(data, div) {
    var res = div.map(function () { return 0; });
    data.forEach(function (b) {
      var f = b ^ res.shift();
      res.push(0);
      div.forEach(function (c, i) { res[i] ^= mul(c, f); });
    });
    return res;
  }

  function encode(text) {
    var bytes = Array.from(new TextEncoder().encode(text)), v = 1;
    while (v <= 10 && 4 + (v < 10 ? 8 : 16) + 8 * bytes.length > dataWords(v) * 8) v++;
    if (v > 10) throw new Error('Text too long (' + bytes.length + ' bytes)');
    var bits = [];
    function put(val, n) { while (n--) bits.push((val >>> n) & 1); }
    put(4, 4);
    put(bytes.length, v < 10 ? 8 : 16);
    bytes.forEach(function (b) { put(b, 8); });
    put(0, Math.min(4, dataWords(v) * 8 - bits.length));
    put(0, (8 - bits.length % 8) % 8);
    for (var pad = 0xec; bits.length < dataWords(v) * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
    var words = [];
    bits.forEach(function (b, i) { words[i >> 3] = (words[i >> 3] || 0) | b << (7 - (i & 7)); });

    var total = rawModules(v) >> 3, nb = BLOCKS[v], shortLen = Math.floor(total / nb), nShort = nb - total % nb;
    var div = divisor(ECC[v]), blocks = [], at = 0;
    for (var i = 0; i < nb; i++) {
      var dat = words.slice(at, at += shortLen - ECC[v] + (i < nShort ? 0 : 1));
      var ecc = remainder(dat, div);
      if (i < nShort) dat.push(null);
      blocks.push(dat.concat(ecc));
    }
    var out = [];
    blocks[0].forEach(function (_x, k) {
      blocks.forEach(function (b) { if (b[k] !== null) out.push(b[k]); });
    });
    return { v: v, words: out };
  }

  function draw(code) {
    var v = code.v, n = v * 4 + 17, m = [], fixed = [];
    for (var y = 0; y < n; y++) { m.push(new Array(n).fill(0)); fixed.push(new Array(n).fill(0)); }
    function set(x, y, on) { if (x >= 0 && y >= 0 && x < n && y < n) { m[y][x] = on ? 1 : 0; fixed[y][x] = 1; } }
    for (var i = 0; i < n; i++) { set(6, i, i % 2 === 0); set(i, 6, i % 2 === 0); }
    [[3, 3], [n - 4, 3], [3, n - 4]].forEach(function (c) {
      for (var dy = -4; dy <= 4; dy++) for (var dx = -4; dx <= 4; dx++) {
        var d = Math.max(Math.abs(dx), Math.abs(dy));
        set(c[0] + dx, c[1] + dy, d !== 2 && d !== 4);
      }
    });
    if (v > 1) {
      var cnt = Math.floor(v / 7) + 2, step = Math.ceil((n - 13) / (cnt * 2 - 2)) * 2, pos = [6];
      for (var p = n - 7; pos.length < cnt; p -= step) pos.splice(1, 0, p);
      pos.forEach(function (a, ia) {
        pos.forEach(function (b, ib) {
          if ((!ia && !ib) || (!ia && ib === cnt - 1) || (ia === cnt - 1 && !ib)) return;
          for (var dy = -2; dy <= 2; dy++) for (var dx = -2; dx <= 2; dx++) set(a + dx, b + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        });
      });
    }
    // format: level L, mask 0
    var fmt = 0x77c4, k;
    function bit(x, i) { return (x >>> i) & 1; }
    for (k = 0; k <= 5; k++) set(8, k, bit(fmt, k));
    set(8, 7, bit(fmt, 6)); set(8, 8, bit(fmt, 7)); set(7, 8, bit(fmt, 8));
    for (k = 9; k < 15; k++) set(14 - k, 8, bit(fmt, k));
    for (k = 0; k < 8; k++) set(n - 1 - k, 8, bit(fmt, k));
    for (k = 8; k < 15; k++) set(8, n - 15 + k, bit(fmt, k));
    set(8, n - 8, 1);
    if (v >= 7) {
      var rem = v;
      for (k = 0; k < 12; k++) rem = (rem << 1) ^ ((rem >>> 11) * 0x1f25);
      var ver = v << 12 | rem;
      for (k = 0; k < 18; k++) { var a = n - 11 + k % 3, b = Math.floor(k / 3); set(a, b, bit(ver, k)); set(b, a, bit(ver, k)); }
    }
    var idx = 0;
    for (var right = n - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (var vert = 0; vert < n; vert++) for (var j = 0; j < 2; j++) {
        var x = right - j, yy = ((right + 1) & 2) === 0 ? n - 1 - vert : vert;
        if (fixed[yy][x]) continue;
        var on = idx < code.words.length * 8 ? bit(code.words[idx >> 3], 7 - (idx & 7)) : 0;
        idx++;
        m[yy][x] = on ^ ((x + yy) % 2 === 0 ? 1 : 0);
      }
    }
    var S = 6, cv = document.createElement('canvas'), g = cv.getContext('2d');
    cv.width = cv.height = (n + 8) * S;
    g.fillStyle = '#fff'; g.fillRect(0, 0, cv.width, cv.height);
    g.fillStyle = '#000';
    m.forEach(function (line, y) { line.forEach(function (on, x) { if (on) g.fillRect((x + 4) * S, (y + 4) * S, S, S); }); });
    return cv;
  }

  try {
    var canvas = draw(encode(String(getSelection()) || location.href));
    canvas.style.cssText = 'position:fixed;top:20px;right:20px;z-index:2147483647;box-shadow:0 0 20px #000';
    canvas.title = 'Click to close';
    canvas.onclick = function () { canvas.remove(); };
    document.body.appendChild(canvas);
  } catch (e) {
    alert(e.message);
  }
})();
