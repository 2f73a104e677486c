const MACHINE = "(?:device|computer|pc|mac|phone|system|tablet|windows|machine|network)";

/** Words of warnings that a web page cannot know to be true, in the larger languages. */
export const ALARMS = new RegExp(
	[
		String.raw`\b(?:is|are|been|be|was|got) (?:infected|hacked)\b`,
		String.raw`\b(?:virus(?:es)?|threats?|trojans?|malware|spyware|infections?)\)? (?:were |was |has been |have been )?(?:found|detected)\b`,
		String.raw`\b(?:found|detected) (?:\S+ )?(?:virus(?:es)?|threats|trojans?|malware|spyware)\b`,
		String.raw`\bfiles? (?:may|will|are about to) be (?:lost|deleted|erased)\b`,
		String.raw`\b(?:protection|antivirus|mcafee|norton|defender)(?: subscription)? (?:has |is )?(?:ended|expired)\b`,
		String.raw`\b(?:your|this) ${MACHINE} (?:is|has been|was|may be|could be) (?:at risk|locked|blocked|infected|damaged|compromised|not protected|unprotected|in danger)\b`,
		String.raw`\baccess to (?:this|your) ${MACHINE} (?:is|was|has been) (?:blocked|locked|suspended|restricted|denied)\b`,
		String.raw`\bdo not (?:restart|turn off|switch off|shut down|close) (?:it|(?:this|your) (?:${MACHINE}|window))\b`,
		String.raw`\b(?:flash(?: player)?|browser|player|drivers?|codecs?|plug-?in|fonts?|chrome|firefox|safari|edge|java|adobe \\w+) (?:is|are) (?:out ?dated|out of date|missing)\b`,
		String.raw`\bpress (?:the )?win(?:dows)?(?: key| logo)? ?(?:key )?\+ ?r\b|\bwin(?:dows)? ?\+ ?r\b[\s\S]{0,80}\bctrl ?\+ ?v\b`,
		String.raw`\b(?:ihr|dein)(?:en)? (?:computer|pc|gerät|handy|browser) (?:ist|wurde) (?:infiziert|gesperrt|gefährdet|blockiert)|\b(?:viren|virus|trojaner|bedrohungen) (?:wurden? )?(?:gefunden|erkannt|entdeckt)`,
		String.raw`\bvotre (?:ordinateur|appareil|pc|téléphone) (?:est|a été) (?:infecté|bloqué|en danger)|\b(?:virus|menaces?) (?:a été |ont été )?détectée?s?\b`,
		String.raw`\b(?:su|tu) (?:equipo|ordenador|computadora|dispositivo|teléfono) (?:está|ha sido) (?:infectad|bloquead|en riesgo)|\b(?:virus|amenazas?) (?:detectad|encontrad)|\b(?:detectado|encontrado) (?:\S+ )?(?:virus|amenazas|troyanos?)\b`,
		String.raw`\bseu (?:computador|dispositivo|celular) (?:está|foi) (?:infectado|bloqueado|em risco)|\b(?:vírus|ameaças?) (?:detectad|encontrad)`,
		String.raw`\bil tuo (?:computer|dispositivo|telefono) è (?:infetto|bloccato|a rischio)|\b(?:virus|minacce) rilevat|\brilevat[oi] (?:\S+ )?(?:virus|minacce)\b`,
		String.raw`ваш\S* (?:компьютер|устройство|телефон) (?:зараж[её]н|заблокирован|под угрозой)|обнаружен\S* (?:вирус|угроз)`,
		"(?:检测|发现|檢測|發現)到?(?:\\d+个?)?(?:病毒|威胁|威脅)|您的(?:电脑|计算机|设备|手机|電腦|裝置)已?被?(?:感染|锁定|鎖定)",
		"ウイルス(?:が検出|に感染)|바이러스가? ?(?:감지|발견)",
	].join("|"),
	"iu",
);

/** Words of fake prizes and urgent offers. */
export const PRIZES =
	/\byou(?:'ve| have|’ve) (?:won (?:an?\b|our\b|free\b|[$€£\d])|been (?:selected|chosen))|\bclaim your (?:prize|reward|gift|free)\b|\bcongratulations\b[\s\S]{0,80}(?:\b(?:winner|selected|prize|gift ?card|voucher|iphone)\b|\bwon (?:an?\b|[$€£\d]))|\b\d+(?:st|nd|rd|th) visitor\b|\bsie haben gewonnen\b|\bvous avez gagné\b|\b(?:has|ha) ganado\b|\bvocê ganhou\b|\bhai vinto\b|вы выиграли|恭喜.{0,10}(?:中奖|中獎)|当選しました|당첨/iu;

/** A telephone number under which help is sold: no script has a support line of Microsoft's. */
export const SUPPORT_CALLS =
	/\b(?:call|dial|ring|phone)\b[^\n]{0,60}\b(?:technicians?|support|microsoft|apple|windows|help ?(?:line|desk)|hotline|toll|engineers?|immediately|now)\b[^\n]{0,60}\d[\d\s().-]{5,}\d|\b(?:call|dial|ring|phone)\b[^\n]{0,60}\d[\d\s().-]{5,}\d[^\n]{0,40}\b(?:immediately|now|toll|technicians?|support)\b/i;

/** Words of ransom demands. */
export const DEMANDS =
	/\bwithin (?:\d+|an?|two|three|seven) ?(?:h|hours?|days?|minutes?)\b|\b(?:release|unlock|decryption|restore) (?:code|key)\b|\bdecrypt|\bto (?:unlock|release|restore|recover|regain|get (?:it|them|your \w+) back)\b|\b(?:will|to) be (?:deleted|removed|erased|published|lost)\b|\b(?:has|have|is|are|was|were) (?:been )?(?:encrypted|locked|held)\b|\bverschlüsselt\b|\bchiffrés?\b|\bcifrad[oa]s?\b|зашифрован|已(?:加密|锁定)/iu;

/** Words of a page that is given back for money. */
export const PAYS_TO =
	/\bpay\b[^.\n]{0,40}\bto (?:unlock|continue|regain|restore|release|keep using)\b|\bzahlen sie\b[^.\n]{0,40}\bum\b|\bpayez\b[^.\n]{0,40}\bpour (?:débloquer|continuer)\b|\bpague\b[^.\n]{0,40}\bpara (?:desbloquear|continuar)\b/i;
