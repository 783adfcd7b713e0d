const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign])

/** One page for each item of `_data/pages.json`. */
export const data = {
  pagination: { data: 'pages', size: 1, alias: 'shown' },
  permalink: ({ shown }) => `${shown.path}index.html`,
}

export function render({ shown }) {
  const facts = shown.facts.map(({ label, value }) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`)
  const text = shown.text.map((paragraph) => `<p>${escape(paragraph)}</p>`)
  return `<!doctype html><html lang="${shown.locale}"><head><meta charset="utf-8"><title>${escape(shown.title)}</title><meta name="description" content="${escape(shown.description)}"></head><body><h1>${escape(shown.heading)}</h1><p>${escape(shown.price)}</p><dl>${facts.join('')}</dl>${text.join('')}</body></html>`
}
