import { contactCategories } from "@scriptorium/hub-data/contact/send-message";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Select } from "@scriptorium/ui-kit/select";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { CircleCheck } from "lucide-react";
import { type FormEvent, useId } from "react";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { operator } from "../../operator/operator.ts";
import styles from "./contact-screen.module.css";
import { en } from "./messages/en.ts";
import { useContactForm } from "./use-contact-form.ts";

const TIMES = ["general", "bugs", "security", "account"] as const;

/** `/contact` (spec 02 § 2, § 5): a message to the operator. */
export default function ContactScreen() {
	const text = useMessages({ en });
	const id = useId();
	const { values, problems, isSending, isSent, change, submit } = useContactForm();
	const problemOf = (field: keyof typeof textLimits.contact) => {
		const problem = problems[field];
		return problem === undefined
			? undefined
			: text.problems[problem](text.fields[field], textLimits.contact[field].max);
	};

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const website = new FormData(form).get("website");
		const [first] = submit(typeof website === "string" ? website : "");
		if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
	}

	return (
		<>
			<PageTitle text={text.title} />
			<Page title={text.title} lead={text.lead}>
				<div className={styles.columns}>
					{/* Without scripts nothing is sent; with the method a message would not become a part of an address. */}
					<form method="post" noValidate className={styles.form} onSubmit={send} aria-label={text.form}>
						<div className={styles.pair}>
							<TextField
								label={text.fields.name}
								name="name"
								autoComplete="name"
								required
								value={values.name}
								error={problemOf("name")}
								onChange={(event) => change({ name: event.target.value })}
							/>
							<TextField
								label={text.fields.email}
								name="email"
								type="email"
								autoComplete="email"
								required
								value={values.email}
								error={problemOf("email")}
								onChange={(event) => change({ email: event.target.value })}
							/>
						</div>
						<TextField
							label={text.fields.subject}
							name="subject"
							required
							value={values.subject}
							error={problemOf("subject")}
							onChange={(event) => change({ subject: event.target.value })}
						/>
						<Select
							label={text.fields.category}
							name="category"
							value={values.category}
							options={contactCategories.map((value) => ({ value, label: text.categories[value] }))}
							onValueChange={(category) => change({ category })}
						/>
						<TextArea
							label={text.fields.message}
							name="message"
							rows={8}
							required
							value={values.message}
							error={problemOf("message")}
							onChange={(event) => change({ message: event.target.value })}
						/>
						{/* Programs fill it in; people neither see nor reach it. */}
						<div className={styles.trap} aria-hidden="true">
							<label htmlFor={`${id}-website`}>{text.fields.website}</label>
							<input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
						</div>
						<div className={styles.send}>
							<Button type="submit" variant="primary" busy={isSending}>
								{isSending ? text.sending : text.send}
							</Button>
							<p role="status" className={styles.status}>
								{isSent && (
									<>
										<CircleCheck aria-hidden="true" />
										{text.notices.sent}
									</>
								)}
							</p>
						</div>
						<p className={styles.note}>
							{text.privacy} <Link to="/privacy#contact">{text.privacyLink}</Link>
						</p>
					</form>
					<aside className={styles.aside} aria-labelledby={`${id}-times`}>
						<h2 id={`${id}-times`} className={styles.heading}>
							{text.times.heading}
						</h2>
						<dl className={styles.times}>
							{TIMES.map((subject) => (
								<div key={subject}>
									<dt>{text.times[subject]}</dt>
									<dd>{operator.responseTimes[subject]}</dd>
								</div>
							))}
						</dl>
						<p>{text.security(operator.securityReportHours)}</p>
						<p>
							{text.faq} <Link to="/faq">{text.faqLink}</Link>
						</p>
						{operator.email !== null && (
							<p>
								{text.byMail} <a href={`mailto:${operator.email}`}>{operator.email}</a>
							</p>
						)}
					</aside>
				</div>
			</Page>
		</>
	);
}
