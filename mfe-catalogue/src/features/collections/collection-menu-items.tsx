import { useMessages } from "@scriptorium/ui-kit/locale";
import { MenuCheckItem, MenuItem, MenuLabel, MenuSeparator } from "@scriptorium/ui-kit/menu";
import { FolderPlus, Library } from "lucide-react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import { useMembership } from "./use-membership.ts";
import { useOwnCollections } from "./use-own-collections.ts";

/** Items of the open menu: each collection with a check mark, 'new', and the link to all of them. */
export function CollectionMenuItems({ scriptId, onCreate }: { scriptId: string; onCreate: () => void }) {
	const text = useMessages({ en }).add;
	const own = useOwnCollections();
	const membership = useMembership(scriptId);
	return (
		<>
			{own.isPending && <MenuLabel>{text.loading}</MenuLabel>}
			{own.isError && own.data === undefined && (
				<MenuItem
					onSelect={(event) => {
						event.preventDefault();
						void own.refetch();
					}}
				>
					{text.failed}
				</MenuItem>
			)}
			{own.data?.length === 0 && <MenuLabel>{text.none}</MenuLabel>}
			{own.data?.map((collection) => (
				<MenuCheckItem
					key={collection.id}
					checked={collection.items.some((item) => item.bookmarklet_id === scriptId)}
					onCheckedChange={(isIn) => membership.mutate({ collection, isIn })}
				>
					<bdi>{collection.title}</bdi>
				</MenuCheckItem>
			))}
			<MenuSeparator />
			<MenuItem icon={<FolderPlus aria-hidden="true" />} onSelect={onCreate}>
				{text.create}
			</MenuItem>
			<MenuItem asChild>
				<Link to="/collections">
					<Library aria-hidden="true" />
					{text.all}
				</Link>
			</MenuItem>
		</>
	);
}
