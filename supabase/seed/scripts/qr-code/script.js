javascript:(() => {
  /*
   * QR Code
   *
   * Shows the address of the page, or the text you have selected, as a QR code for your phone. The
   * text can be changed, and the code follows while you type. Save it as PNG or SVG. Escape, Close or a
   * second run puts it away.
   *
   * The code is worked out here, in the browser: no picture service learns what you read. Up to
   * 2,331 bytes of UTF-8, versions 1 to 40, error correction M. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-qr-code";
  const QUIET = 4;
  const MOST_BYTES = 2331;

  /* ISO/IEC 18004, level M, versions 1 to 40: check words in each block, and the number of blocks. */
  const CHECK_WORDS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, ...Array(19).fill(28)];
  const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35]
    .concat([37, 38, 40, 43, 45, 47, 49]);
  const MASKS = [
    (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];

  const CSS = `
    :host { all: initial !important; color-scheme: light dark !important; }
    dialog {
      box-sizing: border-box; width: min(440px, calc(100vw - 32px)); max-height: calc(100vh - 32px); padding: 16px; overflow: auto;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px; background: Canvas;
      color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    h2 { margin: 0 0 12px; font-size: 18px; } p { min-height: 21px; margin: 8px 0; }
    .picture { width: min(100%, 45vh); aspect-ratio: 1; margin: 0 auto 12px; }
    svg { display: block; border-radius: 8px; }
    textarea, button { box-sizing: border-box; min-height: 44px; border: 1px solid GrayText; border-radius: 8px; font: inherit; }
    label, textarea { display: block; width: 100%; } textarea { height: 76px; margin-top: 6px; padding: 8px; resize: vertical; overflow-wrap: anywhere; background: Field; color: FieldText; }
    p ~ div { display: flex; flex-wrap: wrap; gap: 8px; }
    button { padding: 0 12px; background: ButtonFace; color: ButtonText; cursor: pointer; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const fill = (element, children) => (element.append(...children), element);
  const create = (name, properties, ...children) => fill(Object.assign(document.createElement(name), properties), children);

  const toBits = (value, length) => value.toString(2).padStart(length, "0");

  /* Arithmetic in the field of 256 elements that the check words are made with. */
  const POWER = [];
  for (let value = 1; POWER.length < 255; value = (value << 1) ^ (value > 127 ? 0x11d : 0)) POWER.push(value);
  const LOG = POWER.reduce((logs, value, exponent) => ((logs[value] = exponent), logs), []);
  const multiply = (one, other) => (one && other ? POWER[(LOG[one] + LOG[other]) % 255] : 0);

  const divisorOf = (degree) => {
    let product = [1];
    for (const root of POWER.slice(0, degree)) {
      product = [...product, 0].map((factor, place) => factor ^ multiply(product[place - 1] ?? 0, root));
    }
    return product.slice(1);
  };

  const checkWordsOf = (words, divisor) =>
    words.reduce((rest, word) => {
      const factor = word ^ rest[0];
      return divisor.map((coefficient, place) => (rest[place + 1] ?? 0) ^ multiply(coefficient, factor));
    }, divisor.map(() => 0));

  /* Words of data that fit beside the patterns and the check words of a version. */
  const roomOf = (version) => {
    const lines = Math.floor(version / 7) + 2;
    const alignment = version === 1 ? 0 : (25 * lines - 10) * lines - 55 + (version > 6 ? 36 : 0);
    return Math.floor(((16 * version + 128) * version + 64 - alignment) / 8) - CHECK_WORDS[version - 1] * BLOCKS[version - 1];
  };

  /* Byte mode: 0100, the length, the bytes, an end mark, and filling up to the last word. */
  const toWords = (bytes, version) => {
    const bits = `0100${toBits(bytes.length, version < 10 ? 8 : 16)}${[...bytes].map((byte) => toBits(byte, 8)).join("")}0000`;
    const words = bits.match(/.{1,8}/g).map((word) => parseInt(word.padEnd(8, "0"), 2));
    while (words.length < roomOf(version)) words.push(0xec, 0x11);
    return words.slice(0, roomOf(version));
  };

  /* The words are dealt to blocks, the later ones take one more, and are read one of each block in turn. */
  const interleave = (words, version) => {
    const count = BLOCKS[version - 1];
    const divisor = divisorOf(CHECK_WORDS[version - 1]);
    const firstLong = count - (words.length % count);
    const rest = [...words];
    const blocks = Array.from({ length: count }, (_, index) => rest.splice(0, Math.floor(words.length / count) + (index >= firstLong)));
    const inTurn = (lists) => lists.at(-1).flatMap((_, place) => lists.flatMap((list) => list[place] ?? []));
    return [...inTurn(blocks), ...inTurn(blocks.map((block) => checkWordsOf(block, divisor)))];
  };

  /* A number with the remainder of its division behind it: format and version can be read although damaged. */
  const withRemainder = (value, degree, divisor) => {
    let rest = value;
    for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
    return (value << degree) | rest;
  };

  /* Level M and the number of the mask, twice, so that one of them may be damaged. */
  const drawFormat = (grid, mask) => {
    const last = grid.length - 1;
    const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
    for (let bit = 0; bit < 15; bit += 1) {
      const value = (bits >> bit) & 1;
      if (bit < 8) grid[bit + (bit > 5)][8] = grid[8][last - bit] = value;
      else grid[8][bit === 8 ? 7 : 14 - bit] = grid[last - 14 + bit][8] = value;
    }
    grid[last - 7][8] = 1;
  };

  /* Timing, alignment, finders, version and the place of the format; all other places are still undefined. */
  const drawPatterns = (version) => {
    const size = version * 4 + 17;
    const grid = Array.from({ length: size }, () => Array(size).fill(undefined));
    const draw = (left, top, rings) => {
      const ringAt = (x, y) => rings[Math.max(Math.abs(x - left), Math.abs(y - top))];
      grid.forEach((row, y) => row.forEach((old, x) => (row[x] = ringAt(x, y) ?? old)));
    };
    for (let place = 0; place < size; place += 1) grid[6][place] = grid[place][6] = (place + 1) % 2;
    const gaps = version === 1 ? 0 : Math.floor(version / 7) + 1;
    const step = Math.floor((version * 8 + gaps * 3 + 8) / (gaps * 4)) * 2;
    const places = [6, ...Array.from({ length: gaps }, (_, index) => size - 7 - index * step)];
    const underFinder = (x, y) => Math.min(x, y) === 6 && (x === y || Math.max(x, y) === size - 7);
    for (const y of places) for (const x of places) if (!underFinder(x, y)) draw(x, y, [1, 0, 1]);
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) draw(x, y, [1, 1, 0, 1, 0]);
    for (let bit = 0; version > 6 && bit < 18; bit += 1) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      grid[near][far] = grid[far][near] = (withRemainder(version, 12, 0x1f25) >> bit) & 1;
    }
    drawFormat(grid, 0);
    return grid;
  };

  /* Two columns at a time, up and down in turn, from the right; the timing column is stepped over. */
  const freePlaces = (grid) => {
    const lines = [...grid.keys()];
    const columns = lines.filter((x) => x > 0 && x % 2 === (x > 6 ? 0 : 1)).reverse();
    const places = columns.flatMap((x, turn) => (turn % 2 ? lines : lines.toReversed()).flatMap((y) => [[x, y], [x - 1, y]]));
    return places.filter(([x, y]) => grid[y][x] === undefined);
  };

  /* What makes a code hard to read: long runs, squares, what looks like a finder, too much of one colour. */
  const penaltyOf = (grid) => {
    const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((line) => line.join(""));
    const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
    const finders = lines.flatMap((line) => [...`0000${line}0000`.matchAll(/(?=10111010000|00001011101)/g)]);
    const isSquare = (row, x, above) => x > 0 && row[x] === row[x - 1] && row[x] === above[x] && row[x] === above[x - 1];
    const squares = grid.slice(1).flatMap((row, y) => row.filter((_, x) => isSquare(row, x, grid[y])));
    const unbalanced = Math.abs(grid.flat().filter(Boolean).length * 20 - grid.length ** 2 * 10) / grid.length ** 2;
    return runs.join("").length - runs.length * 2 + squares.length * 3 + finders.length * 40 + Math.max(0, Math.ceil(unbalanced) - 1) * 10;
  };

  const encode = (bytes) => {
    const version = BLOCKS.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= roomOf(index + 1)) + 1;
    const bits = interleave(toWords(bytes, version), version).map((word) => toBits(word, 8)).join("");
    const patterns = drawPatterns(version);
    const places = freePlaces(patterns);
    const candidates = MASKS.map((mask, number) => {
      const grid = patterns.map((row) => [...row]);
      places.forEach(([x, y], index) => (grid[y][x] = Number(bits[index] ?? 0) ^ (mask(x, y) === 0)));
      drawFormat(grid, number);
      return { grid, penalty: penaltyOf(grid) };
    });
    return candidates.reduce((best, one) => (one.penalty < best.penalty ? one : best)).grid;
  };

  const shape = (name, attributes, ...children) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return fill(element, children);
  };

  const drawSvg = (grid, text) => {
    const size = grid.length + 2 * QUIET;
    const runs = grid.flatMap((row, y) => [...row.join("").matchAll(/1+/g)].map((run) => [run.index + QUIET, y + QUIET, run[0].length]));
    const paper = shape("path", { fill: "#fff", d: `M0 0h${size}v${size}h-${size}z` });
    const ink = shape("path", { fill: "#000", d: runs.map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`).join("") });
    return shape("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": `QR code: ${text}` }, paper, ink);
  };

  const toPng = (svg) => {
    const scale = Math.ceil(1000 / svg.viewBox.baseVal.width);
    const canvas = create("canvas", { width: svg.viewBox.baseVal.width * scale, height: svg.viewBox.baseVal.width * scale });
    const brush = canvas.getContext("2d");
    brush.scale(scale, scale);
    for (const path of svg.children) {
      brush.fillStyle = path.getAttribute("fill");
      brush.fill(new Path2D(path.getAttribute("d")));
    }
    return new Promise((done) => canvas.toBlob(done));
  };

  const save = (blob, name) => {
    const address = URL.createObjectURL(blob);
    create("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  };

  const makeContent = (close) => {
    const picture = create("div", { className: "picture" });
    const status = create("p", { role: "status" });
    const text = create("textarea", { value: getSelection().toString().trim() || location.href, dir: "auto" });
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const buttons = [
      button("Save PNG", async () => save(await toPng(picture.firstChild), "qr-code.png")),
      button("Save SVG", () => save(new Blob([new XMLSerializer().serializeToString(picture.firstChild)], { type: "image/svg+xml" }), "qr-code.svg")),
    ];
    const update = () => {
      const bytes = new TextEncoder().encode(text.value);
      const left = MOST_BYTES - bytes.length;
      const fits = left >= 0 && left < MOST_BYTES;
      picture.replaceChildren(...(fits ? [drawSvg(encode(bytes), text.value)] : []));
      for (const control of buttons) control.disabled = !fits;
      status.textContent = left < 0 ? `Too long: ${bytes.length} of ${MOST_BYTES} bytes` : fits ? "" : "Write something to see its code";
    };
    text.addEventListener("input", update);
    update();
    const label = create("label", {}, "Text or address", text);
    return [create("h2", { textContent: "QR Code" }), picture, label, status, create("div", {}, ...buttons, button("Close", close))];
  };

  const open = () => {
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const dialog = create("dialog", { ariaLabel: "QR Code", lang: "en", dir: "ltr" });
    const close = () => {
      dialog.close();
      host.remove();
    };
    dialog.addEventListener("close", close);
    dialog.append(...makeContent(close));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(dialog);
    host.addEventListener("close", close);
    /* Keys pressed here are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    dialog.addEventListener("keydown", (event) => event.key === "Escape" && close());
    document.documentElement.append(host);
    dialog.showModal();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
