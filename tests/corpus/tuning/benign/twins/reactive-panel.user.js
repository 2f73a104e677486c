// ==UserScript==
// @name         Reactive Panel
// @namespace    scripts.test
// @version      2.5
// @description  Line height and width of articles
// @match        https://magazine.example/*
// @grant        none
// ==/UserScript==

const KEY = "reactive-panel";
const defaults = { lineHeight: 1.5, width: 70 };
const watchers = new Map();

const state = new Proxy({ ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") }, {
  set(target, key, value) {
    const done = Reflect.set(target, key, value);
    watchers.get(key)?.forEach((watch) => watch(value));
    localStorage.setItem(KEY, JSON.stringify(target));
    return done;
  },
  deleteProperty: () => false,
});

function watch(key, react) {
  watchers.set(key, [...(watchers.get(key) ?? []), react]);
  react(state[key]);
}

const article = document.querySelector("article") ?? document.body;
watch("lineHeight", (value) => (article.style.lineHeight = value));
watch("width", (value) => (article.style.maxWidth = `${value}ch`));

const panel = document.createElement("fieldset");
for (const [key, step] of [["lineHeight", 0.1], ["width", 5]]) {
  const input = Object.assign(document.createElement("input"), { type: "number", step, value: state[key] });
  input.oninput = () => (state[key] = Number(input.value));
  panel.append(key, " ", input);
}
article.before(panel);
