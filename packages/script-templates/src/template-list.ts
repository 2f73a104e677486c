import type { ScriptTemplate } from "./script-template.ts";
import { allowCopy } from "./templates/allow-copy.ts";
import { articleAge } from "./templates/article-age.ts";
import { autoClick } from "./templates/auto-click.ts";
import { autoScroll } from "./templates/auto-scroll.ts";
import { backToTop } from "./templates/back-to-top.ts";
import { biggerText } from "./templates/bigger-text.ts";
import { checkAllBoxes } from "./templates/check-all-boxes.ts";
import { cleanLinks } from "./templates/clean-links.ts";
import { confirmLeave } from "./templates/confirm-leave.ts";
import { convertCurrency } from "./templates/convert-currency.ts";
import { copyLinks } from "./templates/copy-links.ts";
import { copyPlainText } from "./templates/copy-plain-text.ts";
import { copyTitleAndLink } from "./templates/copy-title-and-link.ts";
import { countCharacters } from "./templates/count-characters.ts";
import { countWords } from "./templates/count-words.ts";
import { darkMode } from "./templates/dark-mode.ts";
import { directLinks } from "./templates/direct-links.ts";
import { disableCss } from "./templates/disable-css.ts";
import { editPage } from "./templates/edit-page.ts";
import { expandMore } from "./templates/expand-more.ts";
import { extractEmails } from "./templates/extract-emails.ts";
import { extractPhoneNumbers } from "./templates/extract-phone-numbers.ts";
import { fillForm } from "./templates/fill-form.ts";
import { filterRows } from "./templates/filter-rows.ts";
import { findBrokenLinks } from "./templates/find-broken-links.ts";
import { focusOutline } from "./templates/focus-outline.ts";
import { grayscale } from "./templates/grayscale.ts";
import { hideElement } from "./templates/hide-element.ts";
import { hideImages } from "./templates/hide-images.ts";
import { hidePosts } from "./templates/hide-posts.ts";
import { highlightWords } from "./templates/highlight-words.ts";
import { keepFormText } from "./templates/keep-form-text.ts";
import { keepScreenAwake } from "./templates/keep-screen-awake.ts";
import { keyClicksElement } from "./templates/key-clicks-element.ts";
import { lineGuide } from "./templates/line-guide.ts";
import { linksInNewTab } from "./templates/links-in-new-tab.ts";
import { linksInSameTab } from "./templates/links-in-same-tab.ts";
import { listFontsAndColors } from "./templates/list-fonts-and-colors.ts";
import { listToCsv } from "./templates/list-to-csv.ts";
import { loadImages } from "./templates/load-images.ts";
import { localTimes } from "./templates/local-times.ts";
import { loopVideo } from "./templates/loop-video.ts";
import { markCheapPrices } from "./templates/mark-cheap-prices.ts";
import { markExternalLinks } from "./templates/mark-external-links.ts";
import { markVisitedLinks } from "./templates/mark-visited-links.ts";
import { muteMedia } from "./templates/mute-media.ts";
import { openSelectedLinks } from "./templates/open-selected-links.ts";
import { outlineBoxes } from "./templates/outline-boxes.ts";
import { pageMetadata } from "./templates/page-metadata.ts";
import { pageNote } from "./templates/page-note.ts";
import { pageOutline } from "./templates/page-outline.ts";
import { pageToMarkdown } from "./templates/page-to-markdown.ts";
import { pickColor } from "./templates/pick-color.ts";
import { pictureInPicture } from "./templates/picture-in-picture.ts";
import { priceHistory } from "./templates/price-history.ts";
import { printArticle } from "./templates/print-article.ts";
import { readAloud } from "./templates/read-aloud.ts";
import { readingMode } from "./templates/reading-mode.ts";
import { reloadPage } from "./templates/reload-page.ts";
import { removePopups } from "./templates/remove-popups.ts";
import { renameTab } from "./templates/rename-tab.ts";
import { replaceWords } from "./templates/replace-words.ts";
import { saveImages } from "./templates/save-images.ts";
import { saveTable } from "./templates/save-table.ts";
import { searchSelection } from "./templates/search-selection.ts";
import { searchThisSite } from "./templates/search-this-site.ts";
import { showImageDescriptions } from "./templates/show-image-descriptions.ts";
import { showLinkTargets } from "./templates/show-link-targets.ts";
import { showPasswords } from "./templates/show-passwords.ts";
import { showSelector } from "./templates/show-selector.ts";
import { sortTables } from "./templates/sort-tables.ts";
import { stopMotion } from "./templates/stop-motion.ts";
import { sumColumn } from "./templates/sum-column.ts";
import { textFont } from "./templates/text-font.ts";
import { textSpacing } from "./templates/text-spacing.ts";
import { textWidth } from "./templates/text-width.ts";
import { underlineLinks } from "./templates/underline-links.ts";
import { unstick } from "./templates/unstick.ts";
import { videoKeys } from "./templates/video-keys.ts";
import { videoSpeed } from "./templates/video-speed.ts";

/** All templates, in the order of their ids. */
export const templates: readonly ScriptTemplate[] = [
	allowCopy,
	articleAge,
	autoClick,
	autoScroll,
	backToTop,
	biggerText,
	checkAllBoxes,
	cleanLinks,
	confirmLeave,
	convertCurrency,
	copyLinks,
	copyPlainText,
	copyTitleAndLink,
	countCharacters,
	countWords,
	darkMode,
	directLinks,
	disableCss,
	editPage,
	expandMore,
	extractEmails,
	extractPhoneNumbers,
	fillForm,
	filterRows,
	findBrokenLinks,
	focusOutline,
	grayscale,
	hideElement,
	hideImages,
	hidePosts,
	highlightWords,
	keepFormText,
	keepScreenAwake,
	keyClicksElement,
	lineGuide,
	linksInNewTab,
	linksInSameTab,
	listFontsAndColors,
	listToCsv,
	loadImages,
	localTimes,
	loopVideo,
	markCheapPrices,
	markExternalLinks,
	markVisitedLinks,
	muteMedia,
	openSelectedLinks,
	outlineBoxes,
	pageMetadata,
	pageNote,
	pageOutline,
	pageToMarkdown,
	pickColor,
	pictureInPicture,
	priceHistory,
	printArticle,
	readAloud,
	readingMode,
	reloadPage,
	removePopups,
	renameTab,
	replaceWords,
	saveImages,
	saveTable,
	searchSelection,
	searchThisSite,
	showImageDescriptions,
	showLinkTargets,
	showPasswords,
	showSelector,
	sortTables,
	stopMotion,
	sumColumn,
	textFont,
	textSpacing,
	textWidth,
	underlineLinks,
	unstick,
	videoKeys,
	videoSpeed,
];

/**
 * Finds a template.
 * @param id its name in kebab case
 * @returns the template; null if there is none
 */
export function findTemplate(id: string): ScriptTemplate | null {
	return templates.find((template) => template.id === id) ?? null;
}
