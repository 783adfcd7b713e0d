import type { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { deskRoot } from '#contracts/desk-paths.ts'
import { isSubjectName } from '#contracts/subjects-file.ts'
import { type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { refusedPage } from '#service/desk/views/refused-page.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { decideOffer, reopenOffer } from '#service/owners/offers/decide-offer.ts'
import { releaseOffer, withdrawOffer } from '#service/owners/offers/release-offer.ts'
import { releasedId } from '#service/owners/offers/to-released-offer.ts'
import { lockOffers } from '#service/requests/offers/stored-offers.ts'
import {
  answerOf,
  DecidePage,
  decideProblem,
  type Deciding,
  hourNow,
  letterTo,
  othersOf,
  textFor,
} from './decide-page.tsx'
import { OffersPage, type OfferHomes, offersTitle } from './offers-page.tsx'
import { type DeskOffer, isPending, mayDecide, readAbout, readOffers, stampOf } from './read-offers.ts'
import { releasedOf, ReleasePage, releaseProblem, type Releasing } from './release-page.tsx'

/** What was done, as the address says it. */
const deeds = ['release', 'withdraw', 'accept', 'decline', 'reopen'] as const
type Deed = (typeof deeds)[number]

/** The offers on the home that a request names, and the one of them that it is about. */
type About = Readonly<{ home: string; offers: readonly DeskOffer[]; offer?: DeskOffer }>

/** Adds the offers on homes, side by side, and what is done with them: by the agent of a home, and by managers. */
export function addOffersRoutes(app: Hono, context: DoorContext): void {
  const root = `${deskRoot}/:locale/offers`
  const { db } = context.database
  const about = (answer: (request: DeskRequest, about: About) => Promise<Response>) =>
    staffOnly(context, async (request) => {
      const { c, page, text, reply } = request
      const asked = (name: string): string =>
        c.req.method === 'GET' ? (c.req.query(name) ?? '') : text(name)
      const home = asked('home')
      const offers = isSubjectName(home) ? await readOffers(db, page, home) : []
      if (offers.length === 0) return missing(request)
      if (!mayDecide(page, offers)) return reply(refusedPage('agent', request), 403)
      return await answer(request, {
        home,
        offers,
        offer: offers.find(({ id }) => String(id) === asked('offer')),
      })
    })
  /** Does something unless a colleague was first, or another offer came: then `again` shows what was typed. */
  const doOnce = async (
    request: DeskRequest,
    { home }: About,
    deed: Deed,
    work: (transaction: Transaction<ServiceTables>) => Promise<unknown>,
    again: () => Promise<Response>,
  ): Promise<Response> => {
    const { c, page, text } = request
    const isFirst = await db.transaction().execute(async (transaction) => {
      await lockOffers(transaction, home)
      if (stampOf(await readOffers(transaction, page, home)) !== text('seen')) return false
      await work(transaction)
      return true
    })
    if (!isFirst) return await again()
    context.wake()
    return c.redirect(
      page.hrefs.offer('', { home, did: deed, of: String(request.texts('offer').length) }),
      303,
    )
  }
  const collided = ({ t }: DeskRequest['page']) =>
    ({ tone: 'bad', title: t('desk.collided.title'), text: t('deskOffers.collided') }) as const

  const showAll = async (request: DeskRequest, status: 200 | 409 = 200): Promise<Response> => {
    const { c, page, text, reply } = request
    const { home: named = text('home'), state, did, of = '' } = c.req.query()
    const all = Map.groupBy(await readOffers(db, page), ({ subject }) => subject)
    const soonest = (offers: readonly DeskOffer[]): number =>
      Math.min(...offers.filter(isPending).map(({ ends }) => ends ?? Infinity))
    const homes: OfferHomes = {
      open: [...all]
        .filter(([, offers]) => offers.some(isPending))
        .toSorted(([, one], [, other]) => soonest(one) - soonest(other)),
      closed: [...all].filter(([, offers]) => !offers.some(isPending)),
    }
    const home = isSubjectName(named) ? named : state === 'closed' ? undefined : homes.open[0]?.[0]
    const offers = home === undefined ? [] : await readOffers(db, page, home)
    if (home !== undefined && offers.length === 0) return missing(request)
    const shown =
      home === undefined
        ? undefined
        : { home, offers, about: await readAbout(db, home, offers, page), canDecide: mayDecide(page, offers) }
    const deed = deeds.find((each) => each === did)
    const count = /^\d{1,3}$/.test(of) ? Number(of) : 1
    const view = { homes, shown, page }
    const frame = {
      view: 'offers',
      title: offersTitle(view),
      done: deed === undefined ? undefined : { text: page.t(`deskOffers.did.${deed}`, { count }) },
      notice: status === 409 ? collided(page) : undefined,
    } as const
    return reply(await deskPage(db, frame, page, <OffersPage {...view} />), status)
  }

  const showRelease = async (
    { page, reply }: DeskRequest,
    releasing: Releasing,
    status: 200 | 409 | 422 = 200,
  ): Promise<Response> => {
    const title = page.t('deskOffers.act.release')
    const frame = { view: 'offers', title, notice: status === 409 ? collided(page) : undefined } as const
    return reply(await deskPage(db, frame, page, <ReleasePage releasing={releasing} page={page} />), status)
  }
  const releasingOf = async (
    { c, page, text, texts }: DeskRequest,
    { home, offers }: About,
  ): Promise<Releasing> => {
    const fresh = offers.filter(({ stands }) => stands === 'new')
    const picked =
      c.req.method === 'GET' ? fresh : fresh.filter(({ id }) => texts('offer').includes(String(id)))
    return { home, offers, picked, advice: text('advice'), about: await readAbout(db, home, offers, page) }
  }

  const showDecision = async (
    { page, reply }: DeskRequest,
    deciding: Deciding,
    status: 200 | 409 | 422 = 200,
  ): Promise<Response> => {
    const title = page.t(`deskOffers.act.${deciding.act}`)
    const frame = { view: 'offers', title, notice: status === 409 ? collided(page) : undefined } as const
    return reply(await deskPage(db, frame, page, <DecidePage deciding={deciding} page={page} />), status)
  }
  const decidingOf = (
    { c, page, text, texts }: DeskRequest,
    act: Deciding['act'],
    { home, offers }: About,
    chosen: DeskOffer,
  ): Deciding => {
    const others = act === 'accept' ? othersOf(offers, chosen) : []
    const isNew = c.req.method === 'GET'
    return {
      act,
      home,
      offers,
      chosen,
      others,
      told: isNew ? others : others.filter(({ id }) => texts('tell').includes(String(id))),
      day: isNew ? page.today : text('day'),
      hour: isNew ? hourNow(page) : text('hour'),
      way: text('way'),
      textOf: (name) =>
        !isNew
          ? text(name)
          : name === 'text'
            ? textFor(act, chosen.sent.locale, { home, chosen }, page)
            : textFor(
                'other',
                others.find(({ sent }) => name.endsWith(sent.locale))?.sent.locale ?? page.locale,
                { home, chosen },
                page,
              ),
    }
  }

  app.get(
    root,
    staffOnly(context, (request) => showAll(request)),
  )
  app.get(
    `${root}/release`,
    about(async (request, at) => await showRelease(request, await releasingOf(request, at))),
  )
  app.post(
    `${root}/release`,
    about(async (request, at) => {
      const { page, text } = request
      const releasing = await releasingOf(request, at)
      if (text('do') === 'preview') return await showRelease(request, releasing)
      const problem = releaseProblem(releasing)
      if (problem !== undefined) return await showRelease(request, { ...releasing, problem }, 422)
      const work = async (transaction: Transaction<ServiceTables>): Promise<void> => {
        for (const offer of releasing.picked) {
          const released = releasedOf(offer, releasing, page)
          if (released !== undefined) await releaseOffer(transaction, at.home, released, page.now)
          await changeRequest(transaction, offer.id, { act: 'release' }, page)
        }
      }
      return await doOnce(request, at, 'release', work, () => showRelease(request, releasing, 409))
    }),
  )
  for (const act of ['accept', 'decline'] as const) {
    app.get(
      `${root}/${act}`,
      about(async (request, at) =>
        at.offer === undefined || at.offer.decision !== null
          ? missing(request)
          : await showDecision(request, decidingOf(request, act, at, at.offer)),
      ),
    )
    app.post(
      `${root}/${act}`,
      about(async (request, at) => {
        const { page } = request
        const { staff, now } = page
        if (at.offer === undefined) return missing(request)
        const isOver = act === 'accept' && at.offers.some(({ stands }) => stands === 'accepted')
        if (at.offer.decision !== null || isOver) return await showAll(request, 409)
        const deciding = decidingOf(request, act, at, at.offer)
        const problem = decideProblem(deciding, now)
        const answer = act === 'accept' ? answerOf(deciding, now) : {}
        if (problem !== undefined || typeof answer === 'string')
          return await showDecision(request, { ...deciding, problem }, 422)
        const { chosen, told, textOf } = deciding
        const work = async (transaction: Transaction<ServiceTables>): Promise<void> => {
          for (const offer of [chosen, ...told]) {
            const isYes = act === 'accept' && offer === chosen
            const written = textOf(offer === chosen ? 'text' : `other-${offer.sent.locale}`)
            const letter = letterTo(offer, written, page)
            const decided = {
              decision: isYes ? 'accepted' : 'declined',
              author: staff.name,
              at: now,
              ...(isYes ? answer : {}),
            } as const
            await decideOffer(transaction, offer.id, decided)
            await changeRequest(
              transaction,
              offer.id,
              {
                act: isYes ? 'accept' : 'decline',
                isAnswer: true,
                note: { kind: 'answer', text: written },
                set: isYes ? {} : { state: 'done', wait_until: null },
              },
              page,
            )
            if (letter !== undefined) await queueMails(transaction, [letter], offer.id, now)
          }
        }
        return await doOnce(request, at, act, work, () => showDecision(request, deciding, 409))
      }),
    )
  }
  for (const act of ['withdraw', 'reopen'] as const)
    app.post(
      `${root}/${act}`,
      about(async (request, at) => {
        const { offer } = at
        if (offer === undefined) return missing(request)
        const work = async (transaction: Transaction<ServiceTables>): Promise<void> => {
          await (act === 'withdraw'
            ? withdrawOffer(transaction, releasedId(offer.id))
            : reopenOffer(transaction, offer.id))
          await changeRequest(transaction, offer.id, { act }, request.page)
        }
        return await doOnce(request, at, act, work, () => showAll(request, 409))
      }),
    )
}
