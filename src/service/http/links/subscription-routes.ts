import type { Context, Hono } from 'hono'
import { isLocale } from '#domain/values/locale.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { SubscriptionLinks } from '#service/requests/subscriptions/subscription-links.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import { deadLinkPage } from '#service/kit/web/dead-link-page.tsx'
import { type SubscriptionPage, subscriptionPage } from './subscription-pages.tsx'

/** What the links in mails to subscribers need. */
export type SubscriptionContext = Pick<FormsContext, 'limits' | 'addressOf'> &
  Readonly<{ links: SubscriptionLinks; words: SiteWords }>

const deadLink = { title: 'subscriptions.dead.title', lead: 'subscriptions.dead.lead' } as const

type Found = NonNullable<Awaited<ReturnType<SubscriptionLinks['find']>>>
/** Does what a link is for, and returns the page that says so. */
type Act = (found: Found, c: Context) => Promise<SubscriptionPage>

/**
 * Adds the links in mails to subscribers. Opening one changes nothing, since mail scanners open all of them; the button on
 * its page does. A mailbox's own button posts without opening the page.
 * @see RFC 8058 (read 2026-11)
 */
export function addSubscriptionRoutes(app: Hono, context: SubscriptionContext): void {
  const { links, words, limits, addressOf } = context
  const route =
    (act: Act) =>
    async (c: Context): Promise<Response> => {
      const { locale = '', token = '' } = c.req.param()
      const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
      if (site === undefined) return c.notFound()
      const found = await links.find(token)
      if (found === undefined)
        return c.html(renderServicePage(site, deadLinkPage(deadLink, site, words)), 410)
      const page = await act(found, c)
      const { subscription } = found
      return c.html(renderServicePage(site, subscriptionPage({ page, subscription, language: site, words })))
    }
  const confirm: Act = async ({ subscription, state }, c) => {
    if (state === 'late') {
      // A press too many sends no mail too many.
      const wait = await limits.count('confirm', addressOf(c), [subscription.email])
      if (wait === undefined) await links.renew(subscription)
      return 'renewed'
    }
    await links.confirm(subscription)
    return 'confirmed'
  }
  const keep: Act = async ({ subscription, state }) => {
    if (!isAsked({ subscription, state })) return pageToConfirm[state]
    await links.keep(subscription)
    return 'kept'
  }
  const unsubscribe: Act = async ({ subscription }) => {
    await links.end(subscription)
    return 'unsubscribed'
  }
  const askToConfirm: Act = ({ state }) => Promise.resolve(pageToConfirm[state])
  const askToKeep: Act = (found) => Promise.resolve(isAsked(found) ? 'keep' : pageToConfirm[found.state])
  const askToEnd: Act = ({ state }) => Promise.resolve(state === 'ended' ? 'unsubscribed' : 'unsubscribe')
  app.get('/forms/:locale/confirm/:token', route(askToConfirm)).post(route(confirm))
  app.get('/forms/:locale/keep/:token', route(askToKeep)).post(route(keep))
  app.get('/forms/:locale/unsubscribe/:token', route(askToEnd)).post(route(unsubscribe))
}

/** Whether a subscription is one that its owner is asked about. */
function isAsked({ subscription, state }: Found): boolean {
  return subscription.kind === 'homes' && state === 'active'
}

const pageToConfirm = {
  requested: 'confirm',
  late: 'late',
  active: 'confirmed',
  ended: 'unsubscribed',
} as const satisfies Readonly<Record<Found['state'], SubscriptionPage>>
