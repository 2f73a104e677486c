import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const pickColor: ScriptTemplate = {
	id: "pick-color",
	title: "Color picker",
	description: "Picks a color anywhere on the screen and copies it as hex, with its RGB and HSL values.",
	category: "design",
	tags: ["color", "picker", "hex"],
	kind: "bookmarklet",
	phrasings: [
		"color picker",
		"pick a color from the page",
		"get the hex code of a color",
		"which color is this",
		"eyedropper",
		"eye dropper tool",
		"find the color of a button",
		"copy hex color",
		"identify a colour on the screen",
		"colour picker",
		"pick colors from an image",
		"I need the rgb value of this background",
		"sample a color",
		"what hex is that",
		"get color under the mouse",
		"read the color of a pixel",
		"color code of the logo",
		"css color of this element",
		"hex value picker",
		"pipette for colors",
		"please tell me the color code",
		"grab a color",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-pick-color";
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const hslOf = (red, green, blue) => {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, range] = [(high + low) / 2, high - low];
  if (range === 0) return "hsl(0 0% " + Math.round(light * 100) + "%)";
  const hue = high === r ? ((g - b) / range) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return "hsl(" + Math.round((hue * 60 + 360) % 360) + " " + Math.round((range / (1 - Math.abs(2 * light - 1))) * 100) + "% " + Math.round(light * 100) + "%)";
};
const list = create("ul", {});
const sample = create("p", { style: "height: 44px; border: 1px solid GrayText; border-radius: 8px" });
const show = (hex) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  sample.style.backgroundColor = hex;
  const forms = [hex, "rgb(" + [red, green, blue].join(" ") + ")", hslOf(red, green, blue)];
  list.replaceChildren(...forms.map((form) => create("li", {}, create("button", { type: "button", textContent: form, onclick: () => copyText(form, panel.status, "Copied: " + form) }))));
  return copyText(hex, panel.status, "Copied: " + hex);
};
const pick = () =>
  new EyeDropper().open().then(({ sRGBHex }) => show(sRGBHex)).catch(() => {
    panel.status.textContent = "No color was picked.";
  });
const again = create("button", { type: "button", textContent: "Pick a color", onclick: pick });
const panel = openPanel("Color picker", window.EyeDropper ? [again, sample, list] : []);
panel.status.textContent = window.EyeDropper ? "Click a color on the screen, or press Escape." : "This browser has no color picker for pages. Chrome and Edge have one.";
if (window.EyeDropper) pick();
`,
		};
	},
};
