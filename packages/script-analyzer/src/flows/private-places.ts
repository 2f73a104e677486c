/**
 * Words in the names of sites and page elements with private messages or with data of banks, doctors and employers.
 * They occur inside names such as `#messagebody` and `mail-content`, so word boundaries are not required.
 */
const PRIVATE =
	/(?<![a-z])(?:web|e-?)?mail|inbox|outbox|messag|messenger|(?<![a-z])chats?(?![a-z])|conversation|(?<![a-z])dms?(?![a-z])|correspondence|banking|(?<![a-z])bank|balance|transaction|statement|payroll|salary|payslip|patient|medical|diagnos|clinic|hospital|health|intranet|(?<![a-z])corp(?![a-z])|confidential|posteingang|nachricht|почт|сообщени|邮件|消息|私信/iu;

/** True for a site (`https://mail.example/*`) or a part of a page (`#inbox .subject`) with private content. */
export function isPrivatePlace(name: string): boolean {
	return PRIVATE.test(name);
}
