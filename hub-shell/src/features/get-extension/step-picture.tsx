import type { ReactNode } from "react";
import styles from "./step-picture.module.css";

export type StepName = "download" | "unpack" | "developer" | "load" | "check" | "allow";

/** The browser's window with its toolbar. */
function BrowserWindow({ children }: { children: ReactNode }) {
	return (
		<>
			<rect className={styles.window} x="8" y="10" width="224" height="120" rx="8" />
			<path className={styles.line} d="M8 32h224" />
			<circle className={styles.mark} cx="20" cy="21" r="3.5" />
			<circle className={styles.mark} cx="32" cy="21" r="3.5" />
			<rect className={styles.field} x="46" y="15" width="120" height="12" rx="6" />
			{children}
		</>
	);
}

function Cursor({ x, y }: { x: number; y: number }) {
	return <path className={styles.cursor} transform={`translate(${x} ${y})`} d="M0 0v17l4.5-4 3 7 3-1.3-3-6.7h6z" />;
}

function Switch({ x, y }: { x: number; y: number }) {
	return (
		<>
			<rect className={styles.accent} x={x} y={y} width="26" height="14" rx="7" />
			<circle className={styles.knob} cx={x + 19} cy={y + 7} r="5" />
		</>
	);
}

const Puzzle = ({ x, y }: { x: number; y: number }) => (
	<path className={styles.accent} transform={`translate(${x} ${y})`} d="M0 6h6c-2-5 8-5 6 0h6v6c5-2 5 8 0 6v6H0z" />
);

const drawings: Readonly<Record<StepName, ReactNode>> = {
	download: (
		<BrowserWindow>
			<circle className={styles.field} cx="205" cy="21" r="8" />
			<path className={styles.stroke} d="M205 16v8m-3.5-3 3.5 3.5 3.5-3.5" />
			<rect className={styles.paper} x="130" y="42" width="92" height="34" rx="5" />
			<rect className={styles.accent} x="138" y="49" width="15" height="20" rx="2" />
			<path className={styles.line} d="M161 55h50M161 63h34" />
			<Cursor x={196} y={66} />
		</BrowserWindow>
	),
	unpack: (
		<>
			<rect className={styles.accent} x="30" y="42" width="46" height="58" rx="4" />
			<path className={styles.onAccent} d="M53 42v32" />
			<rect className={styles.knob} x="47" y="72" width="12" height="14" rx="2" />
			<path className={styles.stroke} d="M92 71h34m-9-8 9 8-9 8" />
			<path
				className={styles.window}
				d="M144 48a5 5 0 0 1 5-5h20l8 9h36a5 5 0 0 1 5 5v41a5 5 0 0 1-5 5h-64a5 5 0 0 1-5-5z"
			/>
			<path className={styles.line} d="M158 70h46M158 80h46M158 90h28" />
		</>
	),
	developer: (
		<BrowserWindow>
			<path className={styles.line} d="M20 46h60M128 46h56" />
			<Switch x={196} y={39} />
			<rect className={styles.paper} x="20" y="64" width="60" height="52" rx="5" />
			<rect className={styles.paper} x="90" y="64" width="60" height="52" rx="5" />
			<rect className={styles.paper} x="160" y="64" width="60" height="52" rx="5" />
			<Cursor x={214} y={48} />
		</BrowserWindow>
	),
	load: (
		<BrowserWindow>
			<rect className={styles.accent} x="20" y="40" width="74" height="18" rx="4" />
			<path className={styles.onAccent} d="M30 49h54" />
			<rect className={styles.paper} x="104" y="40" width="52" height="18" rx="4" />
			<rect className={styles.paper} x="164" y="40" width="52" height="18" rx="4" />
			<rect className={styles.paper} x="20" y="70" width="96" height="48" rx="5" />
			<Puzzle x={30} y={80} />
			<path className={styles.line} d="M58 84h48M58 94h34" />
			<Cursor x={78} y={50} />
		</BrowserWindow>
	),
	check: (
		<BrowserWindow>
			<rect className={styles.paper} x="20" y="44" width="200" height="74" rx="5" />
			<circle className={styles.ok} cx="52" cy="81" r="16" />
			<path className={styles.onOk} d="m44 81 6 6 10-12" />
			<path className={styles.line} d="M82 74h110M82 88h78" />
		</BrowserWindow>
	),
	allow: (
		<BrowserWindow>
			<Puzzle x={22} y={44} />
			<path className={styles.line} d="M52 52h70" />
			<path className={styles.line} d="M22 82h124M22 106h96" />
			<Switch x={190} y={75} />
			<rect className={styles.field} x="190" y="99" width="26" height="14" rx="7" />
			<Cursor x={208} y={84} />
		</BrowserWindow>
	),
};

/** A drawing of what a step looks like; the step's words say the same. */
export function StepPicture({ name }: { name: StepName }) {
	return (
		<svg viewBox="0 0 240 140" className={styles.picture} aria-hidden="true">
			{drawings[name]}
		</svg>
	);
}
