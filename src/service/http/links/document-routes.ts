import type { Language } from '#i18n/languages.ts'
import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { isLocale } from '#domain/values/locale.ts'
import type { DocumentLink } from '#service/kit/database/tables.ts'
import type { DocumentFiles } from '#service/requests/documents/document-files.ts'
import type { DocumentLinks } from '#service/requests/documents/document-links.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { deadLinkPage } from '#service/kit/web/dead-link-page.tsx'
import { documentsPage, mailedAgainPage, requestedPage } from './document-pages.tsx'

/** What the links to documents need. */
export type DocumentContext = Pick<FormsContext, 'limits' | 'addressOf'> &
  Readonly<{ documents: DocumentFiles; documentLinks: DocumentLinks; words: SiteWords }>

const deadLink = { title: 'documents.dead.title', lead: 'documents.dead.lead' } as const

type Answer = (
  c: Context,
  link: DocumentLink,
  language: Language,
) => Promise<ServicePage | Response | undefined>

/** Adds the page with the documents of a home, their files, and the page of who asks for them twice. */
export function addDocumentRoutes(app: Hono, context: DocumentContext): void {
  const { documents, documentLinks, words, limits, addressOf } = context
  const route =
    (by: 'token' | 'ticket', answer: Answer) =>
    async (c: Context): Promise<Response> => {
      const { locale = '', link: text = '' } = c.req.param()
      const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
      if (site === undefined) return c.notFound()
      const link = await documentLinks.find(by, text)
      const found = link === undefined ? undefined : await answer(c, link, site)
      if (found instanceof Response) return found
      return found === undefined
        ? c.html(renderServicePage(site, deadLinkPage(deadLink, site, words)), 410)
        : c.html(renderServicePage(site, found))
    }
  const show: Answer = async (_, link, language) =>
    documentsPage({ link, language, words, files: await documents.list(link.subject) })
  const download: Answer = async (c, { subject }) => {
    const name = c.req.param('name') ?? ''
    const content = await documents.read(subject, name)
    if (content === undefined) return undefined
    return c.body(content, 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      // Saved, never opened on the site's own origin.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
  }
  const showRequested: Answer = async (_, link, language) =>
    requestedPage({ link, language, words, files: await documents.list(link.subject) })
  const mailAgain: Answer = async (c, link, language) => {
    const wait = await limits.count('documents', addressOf(c), [link.email])
    if (wait === undefined) await documentLinks.mailAgain(link, language.locale)
    return mailedAgainPage(link, language)
  }
  app.get('/forms/:locale/documents/:link', route('token', show))
  app.get('/forms/:locale/documents/:link/:name', route('token', download))
  app
    .get('/forms/:locale/documents-requested/:link', route('ticket', showRequested))
    .post(route('ticket', mailAgain))
}
