import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeText } from './escape-text.ts'
import type { SiteForms } from './site-forms.ts'

/** A page of the service: what stands between the site's header and footer. */
export type ServicePage = Readonly<{ title: string; body: ReactNode }>

/** Returns a page of the service in the site's look. */
export function renderServicePage({ file, before, after }: SiteForms, { title, body }: ServicePage): string {
  const head = before.replace(`<title>${file.answer.title}`, () => `<title>${escapeText(title)}`)
  return `${head}${renderToStaticMarkup(body)}${after}`
}
