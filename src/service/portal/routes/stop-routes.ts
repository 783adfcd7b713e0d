import type { Hono } from 'hono'
import { portalPaths, portalRoot } from '#contracts/portal-paths.ts'
import { readStop, type Stoppable } from '#service/portal/mails/stop-link.ts'
import { authPage, callAgency } from '#service/door/views/auth-page.tsx'
import { inLanguage, type PageRequest } from '#service/door/door-context.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import type { ServicePage } from '#service/kit/web/page.ts'

/** What no longer is wanted, as the table of owners has it. */
const unwanted = { report: { wants_report: 0 }, news: { wants_news: 0 } } as const

/**
 * Adds the link in mails to owners that stops them. Opening it changes nothing, since mail scanners open all links; its button
 * does, and the mailbox's own button posts without opening the page.
 * @see RFC 8058 (read 2026-11)
 */
export function addStopRoutes(app: Hono, context: PortalContext): void {
  const { database, signer, words } = context
  const path = `${portalRoot}/:locale/stop/:token`
  const readToken = (request: PageRequest) => readStop(signer, request.c.req.param('token') ?? '')
  app.get(
    path,
    inLanguage((request) => {
      const stop = readToken(request)
      return stop === undefined
        ? request.reply(deadPage(request, words), 410)
        : request.reply(askPage(request, stop.what))
    }),
  )
  app.post(
    path,
    inLanguage(async (request) => {
      const stop = readToken(request)
      if (stop === undefined) return request.reply(deadPage(request, words), 410)
      await database.db.updateTable('owner').set(unwanted[stop.what]).where('id', '=', stop.owner).execute()
      return request.reply(donePage(request, stop.what))
    }),
  )
}

function askPage(request: PageRequest, what: Stoppable): ServicePage {
  const { c, t } = request
  return authPage(request, {
    title: t(`ownerMails.stop.${what}.title`),
    lead: t(`ownerMails.stop.${what}.lead`),
    form: { action: c.req.path, fields: [], button: t(`ownerMails.stop.${what}.button`) },
    notes: [],
  })
}

function donePage(request: PageRequest, what: Stoppable): ServicePage {
  const { t } = request
  return authPage(request, {
    title: t(`ownerMails.stop.${what}.done`),
    lead: t('ownerMails.stop.doneLead'),
    notes: [{ way: toAccount(request) }],
  })
}

function deadPage(request: PageRequest, words: PortalContext['words']): ServicePage {
  const { t } = request
  return authPage(request, {
    title: t('ownerMails.stop.dead'),
    lead: t('ownerMails.stop.deadLead'),
    notes: [{ way: toAccount(request) }, { way: callAgency(request, words) }],
  })
}

function toAccount({ locale, t }: PageRequest) {
  return { label: t('ownerMails.stop.account'), href: portalPaths(locale).account }
}
