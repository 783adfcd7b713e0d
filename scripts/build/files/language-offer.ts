import type { LanguageOffer } from '#contracts/language-offer.ts'
import { icons } from '#ui/kit/icons.ts'
import { escapeHtml } from '#scripts/kit/escape-html.ts'

/** Returns the language offer as HTML; the page's script sets the target of its link. */
export function formatLanguageOffer({ lang, label, text, go, close }: LanguageOffer): string {
  return [
    `<aside class="offer" lang="${lang}" aria-label="${escapeHtml(label)}">`,
    `<p>${escapeHtml(text)} <a lang="${lang}" hreflang="${lang}">${escapeHtml(go)}</a></p>`,
    `<button type="button" class="round" data-stay aria-label="${escapeHtml(close)}">`,
    `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${icons.close}"/></svg></button></aside>`,
  ].join('')
}
