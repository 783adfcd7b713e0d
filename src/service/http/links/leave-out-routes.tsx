import type { Hono } from 'hono'
import { isLocale } from '#domain/values/locale.ts'
import type { Language } from '#i18n/languages.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { isLeaveOutToken, leaveOut } from '#service/requests/visits/left-out.ts'
import { deadLinkPage } from '#service/kit/web/dead-link-page.tsx'
import { LinkPage } from '#service/kit/web/LinkPage.tsx'
import { PressForm } from './PressForm.tsx'

/** What the link to be left out of the counts needs. */
export type LeaveOutContext = Pick<FormsContext, 'signer' | 'clock'> & Readonly<{ words: SiteWords }>

const deadLink = { title: 'visits.dead.title', lead: 'visits.dead.lead' } as const

/** Adds the link by which the people of the agency leave their browser out of the counts. */
export function addLeaveOutRoutes(app: Hono, { signer, clock, words }: LeaveOutContext): void {
  app.on(['GET', 'POST'], '/forms/:locale/leave-out/:token', (c) => {
    const { locale, token } = c.req.param()
    const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
    if (site === undefined) return c.notFound()
    if (!isLeaveOutToken(signer, token, clock()))
      return c.html(renderServicePage(site, deadLinkPage(deadLink, site, words)), 410)
    const isPressed = c.req.method === 'POST'
    if (isPressed) leaveOut(c, signer)
    return c.html(renderServicePage(site, isPressed ? donePage(site) : askPage(site, c.req.path)))
  })
}

function askPage({ t }: Language, action: string): ServicePage {
  const title = t('visits.ask.title')
  return {
    title,
    body: (
      <LinkPage title={title} lead={t('visits.ask.lead')}>
        <PressForm action={action} button={t('visits.ask.button')} />
      </LinkPage>
    ),
  }
}

function donePage({ t }: Language): ServicePage {
  const title = t('visits.done.title')
  return { title, body: <LinkPage title={title} lead={t('visits.done.lead')} /> }
}
