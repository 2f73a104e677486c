(function () {
  var digits = (location.pathname.match(/\d+/) || ["0"])[0];
  var wide = { 0: "00110", 1: "10001", 2: "01001", 3: "11000", 4: "00101", 5: "10100", 6: "01100", 7: "00011", 8: "10010", 9: "01010" };
  if (digits.length % 2) digits = "0" + digits;
  var bars = "0000", i, j;
  for (i = 0; i < digits.length; i += 2) for (j = 0; j < 5; j++) bars += wide[digits[i]][j] + wide[digits[i + 1]][j];
  bars += "100";
  var canvas = document.createElement("canvas"), pen = canvas.getContext("2d"), x = 10;
  canvas.width = bars.length * 9 + 20;
  canvas.height = 90;
  canvas.style.cssText = "position:fixed;top:20px;left:20px;background:#fff;z-index:9999";
  for (i = 0; i < bars.length; i++) {
    var w = bars[i] === "1" ? 8 : 3;
    if (i % 2 === 0) pen.fillRect(x, 10, w, 70);
    x += w;
  }
  canvas.onclick = function () { canvas.remove(); };
  document.body.appendChild(canvas);
})();
