import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { pageStateId } from '#contracts/page-state.ts'
import type { EmptyPage } from '#service/kit/site/empty-page.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { ServicePage } from './page.ts'

/** Returns a page of the service in the site's look: an empty page of the built site, filled. */
export function renderServicePage(empty: EmptyPage, { title, body, state }: ServicePage): string {
  const head = empty.before.replace(`<title>${empty.title}`, () => `<title>${escapeHtml(title)}`)
  const content =
    state === undefined ? renderToStaticMarkup(body) : `${renderToString(body)}${stateBlock(state)}`
  return `${head}${content}${empty.after}`
}

/** A block of data, which no Content-Security-Policy takes for script; without `<` nothing in it ends it. */
function stateBlock(state: object): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${pageStateId}">${json}</script>`
}
