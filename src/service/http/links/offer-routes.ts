import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import type { OfferLinks } from '#service/requests/offers/offer-links.ts'
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

/** A link that was opened, in a language that the site has. */
type Opened = Readonly<{ site: SiteForms; locale: Locale; id?: number }>

/**
 * Adds the receipt of an offer and the page that confirms it, which only their signed links open: nobody sees another's.
 * Opening the second changes nothing, since mail scanners open all links; its button does.
 */
export function addOfferRoutes(app: Hono, { signer, offerLinks, words }: OfferContext): void {
  const open = (c: Context, purpose: 'offer' | 'confirm-offer'): Opened | undefined => {
    const { locale = '', token = '' } = c.req.param()
    const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
    if (site === undefined || !isLocale(locale)) return undefined
    const fact = v.safeParse(Fact, signer.read(purpose, token))
    return { site, locale, id: fact.success ? fact.output.id : undefined }
  }
  const refuse = (c: Context, { site, locale }: Opened, why: keyof typeof deadLinks): Response =>
    c.html(renderServicePage(site, deadLinkPage(deadLinks[why], locale, words)), 410)
  const pathOf = (page: string, locale: Locale): string => new URL(words.link(page, locale)).pathname

  app.get('/forms/:locale/offer/:token', async (c) => {
    const opened = open(c, 'offer')
    if (opened === undefined) return c.notFound()
    const { site, locale, id } = opened
    if (id === undefined) return refuse(c, opened, 'dead')
    const found = await offerLinks.find(id)
    // One that was not confirmed is deleted.
    if (found === undefined) return refuse(c, opened, 'late')
    if (found.state === 'late' || found.state === 'gone') return refuse(c, opened, found.state)
    return c.html(renderServicePage(site, offerPage({ found, locale, words })))
  })
  const confirming = async (c: Context): Promise<Response> => {
    const opened = open(c, 'confirm-offer')
    if (opened === undefined) return c.notFound()
    const { site, locale, id } = opened
    if (id === undefined) return refuse(c, opened, 'dead')
    const found = await offerLinks.find(id)
    if (found === undefined) return refuse(c, opened, 'late')
    if (found.state === 'late' || found.state === 'gone') return refuse(c, opened, found.state)
    const isPressed = c.req.method === 'POST'
    if (found.state === 'waiting' && !isPressed)
      return c.html(renderServicePage(site, confirmOfferPage({ found, locale, words }, c.req.path)))
    if (found.state === 'waiting') await offerLinks.confirm(found)
    return c.redirect(pathOf(receiptPath(signer, id), locale), 303)
  }
  app.get('/forms/:locale/confirm-offer/:token', confirming).post(confirming)
}
