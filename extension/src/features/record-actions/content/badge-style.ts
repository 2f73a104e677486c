/** The hub's colours (`ui-kit/tokens.css`), written out: the page's own style reaches nothing in here, and ours nothing outside. */
export const badgeStyle = `
:host { all: initial; position: fixed; inset: auto 16px 16px auto; z-index: 2147483647; }
.badge { display: flex; align-items: center; gap: 8px; padding: 6px 6px 6px 12px; border: 1px solid #d8cfc0; border-radius: 999px;
	background: #fffdf8; color: #2b2420; box-shadow: 0 4px 16px rgb(0 0 0 / 0.2); font: 500 14px/1.4 system-ui, sans-serif;
	cursor: move; touch-action: none; user-select: none; }
.dot { inline-size: 10px; block-size: 10px; border-radius: 50%; background: #b3261e; animation: beat 1.6s ease-in-out infinite; }
.paused .dot { background: #8a6d1d; animation: none; }
.count { font-variant-numeric: tabular-nums; color: #5d534b; }
button { all: unset; box-sizing: border-box; min-inline-size: 44px; min-block-size: 44px; padding: 0 12px; border-radius: 999px;
	text-align: center; cursor: pointer; color: #8c1d18; font-weight: 600; }
button:hover { background: #f3eadb; }
button:focus-visible, .badge:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
@keyframes beat { 50% { opacity: 0.35; } }
@media (prefers-reduced-motion: reduce) { .dot { animation: none; } }
@media (prefers-color-scheme: dark) {
	.badge { background: #231f1b; color: #f4ece0; border-color: #4a4138; }
	.count { color: #c9bdae; }
	button { color: #ffb4ab; }
	button:hover { background: #362f28; }
}
@media print { :host { display: none; } }
`;
