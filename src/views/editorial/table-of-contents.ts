/** A heading that can be linked to. */
export type TocEntry = Readonly<{ id: string; text: string }>

const headings = /<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g

/**
 * Returns HTML with an id on every second-level heading, and the list of these headings.
 * @example withContents('<h2>Wat we bewaren</h2>').entries // [{ id: 'deel-1', text: 'Wat we bewaren' }]
 */
export function withContents(html: string): Readonly<{ html: string; entries: readonly TocEntry[] }> {
  const entries: TocEntry[] = []
  const marked = html.replace(headings, (_, inner: string) => {
    const entry = { id: `deel-${entries.length + 1}`, text: inner.replace(/<[^>]+>/g, '').trim() }
    entries.push(entry)
    return `<h2 id="${entry.id}">${inner}</h2>`
  })
  // A wide table scrolls in its own container, which takes keyboard focus.
  const framed = marked
    .replace(/<table>/g, '<div class="prose__table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
  return { html: framed, entries }
}
