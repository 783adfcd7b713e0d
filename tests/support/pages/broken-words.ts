import type { Page } from '@playwright/test'

/** Longer words may be divided on a phone, where its browser knows how. */
const shortWord = 12

/**
 * Returns words that a line ends within, although they are short: `Wohnzimm|er`, and what stands in an empty field wider than it.
 * Such a column is too narrow.
 */
export async function findBrokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((longest) => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (parent?.checkVisibility({ visibilityProperty: true }) !== true) continue
      // For screen readers alone, or for robots.
      let hidden: Element | null = parent
      while (hidden !== null && getComputedStyle(hidden).clipPath === 'none') hidden = hidden.parentElement
      if (hidden !== null) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        if (word.length > longest) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`"${word}" of ${parent.textContent?.trim().slice(0, 60)}`)
      }
    }
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (pen !== null) pen.font = font
      if (field.clientWidth > 1 && (pen?.measureText(field.placeholder).width ?? 0) > room)
        broken.push(`"${field.placeholder}" in its field`)
    }
    return broken
  }, shortWord)
}
