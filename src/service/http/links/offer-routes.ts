import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import type { FoundOffer, OfferLinks } from '#service/requests/offers/offer-links.ts'
import { receiptPath } from '#service/requests/offers/offer-paths.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { deadLinkPage } from '#service/kit/web/dead-link-page.tsx'
import { confirmOfferPage, offerPage } from './offer-page.tsx'

/** What the links to offers need. */
export type OfferContext = Pick<FormsContext, 'signer'> &
  Readonly<{ offerLinks: OfferLinks; words: SiteWords }>

const Fact = v.object({ id: v.number() })
const deadLinks = {
  dead: { title: 'offers.dead.title', lead: 'offers.dead.lead' },
  late: { title: 'offers.late.title', lead: 'offers.late.lead' },
  gone: { title: 'offers.gone.title', lead: 'offers.gone.lead' },
} as const

/** The offer of a link that was opened, and the site in its language. */
type Opened = Readonly<{ site: SiteForms; id: number; found: FoundOffer }>

/**
 * Adds the receipt of an offer and the page that confirms it, which only their signed links open: nobody sees another's.
 * Opening the second changes nothing, since mail scanners open all links; its button does.
 */
export function addOfferRoutes(app: Hono, { signer, offerLinks, words }: OfferContext): void {
  /** Returns the offer of a link, or the answer to one that leads to none. */
  const open = async (c: Context, purpose: 'offer' | 'confirm-offer'): Promise<Opened | Response> => {
    const { locale = '', token = '' } = c.req.param()
    const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
    if (site === undefined) return c.notFound()
    const refuse = (why: keyof typeof deadLinks): Response =>
      c.html(renderServicePage(site, deadLinkPage(deadLinks[why], site, words)), 410)
    const fact = v.safeParse(Fact, signer.read(purpose, token))
    if (!fact.success) return refuse('dead')
    const { id } = fact.output
    const found = await offerLinks.find(id)
    // One that was not confirmed is deleted.
    if (found === undefined) return refuse('late')
    if (found.state === 'late' || found.state === 'gone') return refuse(found.state)
    return { site, id, found }
  }
  const pathOf = (page: string, locale: Locale): string => new URL(words.link(page, locale)).pathname

  app.get('/forms/:locale/offer/:token', async (c) => {
    const opened = await open(c, 'offer')
    if (opened instanceof Response) return opened
    const { site, found } = opened
    return c.html(renderServicePage(site, offerPage({ found, language: site, words })))
  })
  const confirming = async (c: Context): Promise<Response> => {
    const opened = await open(c, 'confirm-offer')
    if (opened instanceof Response) return opened
    const { site, id, found } = opened
    const isPressed = c.req.method === 'POST'
    if (found.state === 'waiting' && !isPressed)
      return c.html(renderServicePage(site, confirmOfferPage({ found, language: site, words }, c.req.path)))
    if (found.state === 'waiting') await offerLinks.confirm(found)
    return c.redirect(pathOf(receiptPath(signer, id), site.locale), 303)
  }
  app.get('/forms/:locale/confirm-offer/:token', confirming).post(confirming)
}
