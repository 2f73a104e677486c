import { Bold, Copy, Plus, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../src/badge.tsx";
import { Button, buttonClass } from "../src/button.tsx";
import { IconButton } from "../src/icon-button.tsx";
import { Kbd } from "../src/kbd.tsx";
import { ReviewStars } from "../src/review-stars.tsx";
import { RiskBadge } from "../src/risk-badge.tsx";
import { Switch } from "../src/switch.tsx";
import { Tabs } from "../src/tabs.tsx";
import { Tooltip } from "../src/tooltip.tsx";
import styles from "./gallery.module.css";
import { Section } from "./section.tsx";

export function Controls() {
	const [starred, setStarred] = useState(true);
	const [on, setOn] = useState(true);
	return (
		<>
			<Section title="Buttons">
				<Button variant="primary">Install script</Button>
				<Button>Copy code</Button>
				<Button variant="quiet">Cancel</Button>
				<Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
					Delete
				</Button>
				<Button variant="primary" busy>
					Saving…
				</Button>
				<Button disabled>Not now</Button>
				<Button variant="primary" disabled>
					Not now
				</Button>
				<a href="#link" className={buttonClass({ variant: "primary" })}>
					<Plus aria-hidden="true" /> Explore scripts
				</a>
			</Section>
			<Section title="Small buttons, icon buttons, keys">
				<Button size="small" variant="primary">
					Follow
				</Button>
				<Button size="small">Fork</Button>
				<Button size="small" variant="quiet">
					More
				</Button>
				<IconButton label="Copy" icon={<Copy aria-hidden="true" />} />
				<IconButton
					label="Star"
					aria-pressed={starred}
					onClick={() => setStarred(!starred)}
					icon={<Star aria-hidden="true" />}
				/>
				<IconButton label="Star (off)" aria-pressed={false} icon={<Star aria-hidden="true" />} />
				<IconButton label="Bold" disabled icon={<Bold aria-hidden="true" />} />
				<Tooltip content="A hint on hover and focus">
					<Button size="small">Hint</Button>
				</Tooltip>
				<span>
					<Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
				</span>
			</Section>
			<Section title="Badges and risk">
				<RiskBadge level="green" label="Low" />
				<RiskBadge level="amber" label="Medium" />
				<RiskBadge level="red" label="High" />
				<RiskBadge level="unrated" label="Not rated" />
				<RiskBadge level="unrated" label="Not rated" pendingLabel="Analyzing…" />
				<Badge>userscript</Badge>
				<Badge tone="gold">Featured</Badge>
				<Badge tone="rubric">New</Badge>
				<Badge tone="danger">Failed</Badge>
				<Badge tone="info">Beta</Badge>
				<ReviewStars value={3.4} count={1200} label="3.4 of 5" size="medium" showValue />
				<ReviewStars value={0} count={0} label="No ratings yet" />
			</Section>
			<Section title="Tabs">
				<div className={styles.wide}>
					<Tabs
						label="Script"
						items={[
							{ value: "about", label: "About", content: <p>What it does.</p> },
							{ value: "code", label: "Code", content: <p>The code.</p> },
							{ value: "versions", label: "Version history", content: <p>Versions.</p> },
							{ value: "reviews", label: "Reviews", content: <p>Reviews.</p> },
							{ value: "off", label: "Test", content: null, disabled: true },
						]}
					/>
				</div>
			</Section>
			<Section title="Switches" grid>
				<Switch label="Single-key shortcuts" hint="/ and ? outside of fields" checked={on} onCheckedChange={setOn} />
				<Switch label="Off" checked={false} onCheckedChange={setOn} />
				<Switch label="Disabled" checked disabled onCheckedChange={setOn} />
			</Section>
		</>
	);
}
