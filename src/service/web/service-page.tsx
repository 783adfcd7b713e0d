import { renderToStaticMarkup } from 'react-dom/server'
import type { ServicePage } from './page.ts'
import { escapeText } from './escape-text.ts'
import type { SiteForms } from '#service/site/site-forms.ts'

/** Returns a page of the service in the site's look. */
export function renderServicePage({ file, before, after }: SiteForms, { title, body }: ServicePage): string {
  const head = before.replace(`<title>${file.answer.title}`, () => `<title>${escapeText(title)}`)
  return `${head}${renderToStaticMarkup(body)}${after}`
}
