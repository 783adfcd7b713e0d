import { renderToStaticMarkup } from 'react-dom/server'
import type { EmptyPage } from '#service/kit/site/empty-page.ts'
import type { ServicePage } from './page.ts'

/** Returns a page of the service in the site's look: an empty page of the built site, filled. */
export function renderServicePage(empty: EmptyPage, { title, body }: ServicePage): string {
  const head = empty.before.replace(`<title>${empty.title}`, () => `<title>${escapeText(title)}`)
  return `${head}${renderToStaticMarkup(body)}${empty.after}`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
