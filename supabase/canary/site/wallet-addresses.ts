/** Where the made-up page asks to be paid. */
export const PAY_TO = {
	ethereum: "0x52908400098527886E0F7030069857D2E4169EE7",
	bitcoin: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT",
} as const;
