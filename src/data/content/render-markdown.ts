import { Marked, type Tokens } from 'marked'
import { plainText } from '#text/plain-text.ts'
import { slugOf } from '#text/slug.ts'

/**
 * Returns the project's own Markdown as HTML. Headings get ids; external links open in a new tab with noopener.
 */
export function renderMarkdown(markdown: string): string {
  const ids = new Set<string>()
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens)
        return `<h${depth} id="${freeId(html, ids)}">${html}</h${depth}>\n`
      },
      link({ href, title, tokens }: Tokens.Link): string {
        const titled = title ? ` title="${escapeAttribute(title)}"` : ''
        const outside = /^https?:/i.test(href) ? ' target="_blank" rel="noopener"' : ''
        return `<a href="${escapeAttribute(href)}"${titled}${outside}>${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
  const html = marked.parse(markdown)
  return typeof html === 'string' ? html.trim() : ''
}

function freeId(html: string, taken: Set<string>): string {
  const id = slugOf(plainText(html), 'deel')
  const free =
    [id, ...Array.from({ length: taken.size + 1 }, (_, index) => `${id}-${index + 2}`)].find(
      (name) => !taken.has(name),
    ) ?? id
  taken.add(free)
  return free
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
