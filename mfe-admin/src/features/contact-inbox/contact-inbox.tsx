import type { InboxMessage } from "@scriptorium/hub-data/contact/contact-inbox";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { useState } from "react";
import { Link } from "react-router-dom";
import styles from "./contact-inbox.module.css";
import { en } from "./messages/en.ts";
import { replyAddress } from "./reply-address.ts";
import { useHandleMessage, useInbox } from "./use-inbox.ts";

/** Pixels of a message of a few lines. */
const ROW_HEIGHT = 240;

/** Messages to the operator: the open ones, newest first, or those that are answered. */
export function ContactInbox() {
	const text = useMessages({ en });
	const [list, setList] = useState<"open" | "handled">("open");
	return (
		<section className={styles.section}>
			<p>{text.lead}</p>
			<div className={styles.filter}>
				<Select
					label={text.show}
					value={list}
					options={[
						{ value: "open", label: text.lists.open },
						{ value: "handled", label: text.lists.handled },
					]}
					onValueChange={setList}
				/>
			</div>
			<MessageList key={list} list={list} />
		</section>
	);
}

function MessageList({ list }: { list: "open" | "handled" }) {
	const text = useMessages({ en });
	const inbox = useInbox(list === "handled");
	const change = useHandleMessage();
	if (inbox.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="16rem" />
			</LoadingRegion>
		);
	}
	if (inbox.isError) {
		return (
			<ErrorState
				title={text.failed}
				detail={text.failedDetail}
				actions={
					<Button busy={inbox.isFetching} onClick={() => void inbox.refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	const messages = inbox.data.pages.flat();
	if (messages.length === 0) return <EmptyState title={text.empty[list]}>{text.emptyText}</EmptyState>;
	return (
		<>
			<VirtualList
				items={messages}
				keyOf={({ id }) => id}
				rowHeight={ROW_HEIGHT}
				label={text.label}
				className={styles.list}
			>
				{(message, place) => (
					<MessageItem
						message={message}
						place={place}
						isBusy={change.isPending && change.variables.id === message.id}
						onChange={(isHandled) => change.mutate({ id: message.id, isHandled })}
					/>
				)}
			</VirtualList>
			{inbox.hasNextPage && (
				<div>
					<Button busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
						{text.more}
					</Button>
				</div>
			)}
		</>
	);
}

interface MessageItemProps {
	message: InboxMessage;
	place: RowPlace;
	isBusy: boolean;
	onChange: (isHandled: boolean) => void;
}

function MessageItem({ message, place, isBusy, onChange }: MessageItemProps) {
	const text = useMessages({ en });
	const { subject, email, handled_at: handledAt } = message;
	const isHandled = handledAt !== null;
	return (
		<li {...place} className={styles.item}>
			<div className={styles.head}>
				<h2 className={styles.subject}>{subject}</h2>
				<Badge tone={message.category === "security" ? "danger" : "neutral"}>{text.categories[message.category]}</Badge>
			</div>
			<p className={styles.facts}>
				<span>
					{text.from} {message.name} ({email})
				</span>
				{message.user_id !== null && <Link to={`/profile/${message.user_id}`}>{text.account}</Link>}
				<span>
					{text.received} <RelativeTime iso={message.created_at} />
				</span>
				{handledAt !== null && (
					<span>
						{text.answered} <RelativeTime iso={handledAt} />
					</span>
				)}
			</p>
			<p className={styles.words}>{message.message}</p>
			<div className={styles.actions}>
				<a
					className={buttonClass({ size: "small" })}
					href={replyAddress(email, text.replySubject(subject))}
					aria-label={text.replyTo(subject)}
				>
					{text.reply}
				</a>
				<Button
					size="small"
					busy={isBusy}
					aria-label={isHandled ? text.reopenNamed(subject) : text.handleNamed(subject)}
					onClick={() => onChange(!isHandled)}
				>
					{isHandled ? text.reopen : text.handle}
				</Button>
			</div>
		</li>
	);
}
