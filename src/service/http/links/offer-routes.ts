import type { Hono } from 'hono'
import * as v from 'valibot'
import { isLocale } from '#domain/values/locale.ts'
import type { Database } from '#service/database/open-database.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { renderServicePage } from '#service/http/service-page.tsx'
import { rankOfOffer } from '#service/offers/rank-of-offer.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { readSubmissions } from '#service/submissions/read-submissions.ts'
import { toSentForm } from '#service/submissions/to-sent-form.ts'
import { deadLinkPage } from './dead-link-page.tsx'
import { offerPage } from './offer-page.tsx'

/** What the receipts of offers need. */
export type OfferContext = Pick<FormsContext, 'forms' | 'signer'> &
  Readonly<{ database: Database; words: SiteWords }>

const Fact = v.object({ id: v.number() })
const deadLink = { title: 'offers.dead.title', lead: 'offers.dead.lead' } as const

/** Adds the receipt of an offer, which only its signed link opens: nobody sees another's. */
export function addOfferRoutes(app: Hono, { forms, signer, database, words }: OfferContext): void {
  app.get('/forms/:locale/offer/:token', async (c) => {
    const { locale, token } = c.req.param()
    const site = isLocale(locale) ? forms.get(locale) : undefined
    if (site === undefined || !isLocale(locale)) return c.notFound()
    const fact = v.safeParse(Fact, signer.read('offer', token))
    const [stored] = fact.success ? await readSubmissions(database, { ids: [fact.output.id] }) : []
    if (stored === undefined)
      return c.html(renderServicePage(site, deadLinkPage(deadLink, locale, words)), 410)
    const { id, subject } = stored
    const rank = subject === undefined ? 1 : await rankOfOffer(database.db, { id, subject })
    const sent = toSentForm({ ...stored, locale: stored.lang }, words)
    return c.html(renderServicePage(site, offerPage({ sent, rank, locale, words })))
  })
}
