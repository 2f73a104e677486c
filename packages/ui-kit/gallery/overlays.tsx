import { Copy, Flag, GitFork, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../src/button.tsx";
import { Dialog } from "../src/dialog.tsx";
import { Drawer } from "../src/drawer.tsx";
import { IconButton } from "../src/icon-button.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "../src/menu.tsx";
import { Switch } from "../src/switch.tsx";
import { TextArea } from "../src/text-area.tsx";
import { Section } from "./section.tsx";

type Open = "dialog" | "confirm" | "drawer" | null;

export function Overlays() {
	const [open, setOpen] = useState<Open>(null);
	const toggle = (which: Open) => (next: boolean) => setOpen(next ? which : null);
	return (
		<Section title="Overlays">
			<Button onClick={() => setOpen("dialog")}>Dialog</Button>
			<Button onClick={() => setOpen("confirm")}>Confirmation</Button>
			<Button onClick={() => setOpen("drawer")}>Drawer</Button>
			<Menu
				trigger={<IconButton label="More" icon={<MoreHorizontal aria-hidden="true" />} />}
				label="Script"
				align="start"
			>
				<MenuLabel>reader@scriptorium.local</MenuLabel>
				<MenuItem icon={<Copy aria-hidden="true" />} hint="Ctrl C">
					Copy code
				</MenuItem>
				<MenuItem icon={<Pencil aria-hidden="true" />} disabled>
					Edit
				</MenuItem>
				<MenuItem asChild>
					<a href="#fork">
						<GitFork aria-hidden="true" /> Fork as a link
					</a>
				</MenuItem>
				<MenuItem icon={<Flag aria-hidden="true" />}>Report</MenuItem>
				<MenuSeparator />
				<MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => setOpen("confirm")}>
					Delete
				</MenuItem>
			</Menu>
			<Dialog
				open={open === "dialog"}
				onOpenChange={toggle("dialog")}
				title="Report review"
				description="Moderators read every report. The author does not learn who reported."
				closeLabel="Close"
				actions={
					<>
						<Button onClick={() => setOpen(null)}>Cancel</Button>
						<Button variant="primary">Send report</Button>
					</>
				}
			>
				<TextArea label="What is wrong?" />
			</Dialog>
			<Dialog
				open={open === "confirm"}
				onOpenChange={toggle("confirm")}
				role="alertdialog"
				size="small"
				title="Delete “Reader view”?"
				description="Its versions, stars and reviews go with it."
				closeLabel="Close"
				actions={
					<>
						<Button onClick={() => setOpen(null)}>Cancel</Button>
						<Button variant="danger">Delete</Button>
					</>
				}
			/>
			<Drawer
				open={open === "drawer"}
				onOpenChange={toggle("drawer")}
				title="Filters"
				closeLabel="Close"
				actions={<Button variant="primary">Show 128 results</Button>}
			>
				<Switch label="Only featured" checked onCheckedChange={() => setOpen(null)} />
			</Drawer>
		</Section>
	);
}
