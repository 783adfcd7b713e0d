import type { Transaction } from 'kysely'
import type { ReactNode } from 'react'
import { isSubjectName } from '#contracts/subjects-file.ts'
import { type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { refusedPage } from '#service/desk/views/refused-page.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { lockOffers } from '#service/requests/offers/stored-offers.ts'
import { type DeskOffer, mayDecide, readOffers, stampOf } from './read-offers.ts'

/** What is done with offers. */
export type Deed = 'release' | 'withdraw' | 'accept' | 'decline' | 'reopen'

/** The offers on the home that a request names, and the one of them that it is about. */
export type About = Readonly<{ home: string; offers: readonly DeskOffer[]; offer?: DeskOffer }>

/** A page about offers; 409 says that something happened meanwhile. */
export type Shown = Readonly<{ title: string; body: ReactNode; status?: 200 | 409 | 422; done?: string }>

/** Returns what every route about offers does. */
export function offersDoor(context: DoorContext) {
  const { db } = context.database
  return {
    show: async ({ page, reply }: DeskRequest, { title, body, status = 200, done }: Shown) => {
      const { t } = page
      const late = { tone: 'bad', title: t('desk.collided.title'), text: t('deskOffers.collided') } as const
      const notice = status === 409 ? late : undefined
      const said = done === undefined ? undefined : { text: done }
      return reply(await deskPage(db, { view: 'offers', title, notice, done: said }, page, body), status)
    },
    /** Answers who decides about the home that was asked for; nobody else does anything there. */
    about: (answer: (request: DeskRequest, about: About) => Promise<Response>) =>
      staffOnly(context, async (request) => {
        const { c, page, text, reply } = request
        const asked = (name: string): string =>
          c.req.method === 'GET' ? (c.req.query(name) ?? '') : text(name)
        const home = asked('home')
        const offers = isSubjectName(home) ? await readOffers(db, page, home) : []
        if (offers.length === 0) return missing(request)
        if (!mayDecide(page, offers)) return reply(refusedPage('agent', request), 403)
        const offer = offers.find(({ id }) => String(id) === asked('offer'))
        return await answer(request, { home, offers, offer })
      }),
    /** Does something unless a colleague was first, or another offer came: then `again` shows what was typed. */
    doOnce: async (
      { c, page, text, texts }: DeskRequest,
      { home }: About,
      deed: Deed,
      work: (transaction: Transaction<ServiceTables>) => Promise<unknown>,
      again: () => Promise<Response>,
    ): Promise<Response> => {
      const isFirst = await db.transaction().execute(async (transaction) => {
        await lockOffers(transaction, home)
        if (stampOf(await readOffers(transaction, page, home)) !== text('seen')) return false
        await work(transaction)
        return true
      })
      if (!isFirst) return await again()
      context.wake()
      return c.redirect(page.hrefs.offer('', { home, did: deed, of: String(texts('offer').length) }), 303)
    },
  }
}
