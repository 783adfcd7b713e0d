import type { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { isSubjectName } from '#contracts/subjects-file.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { type DeskAnswer, deskDoor, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { refusedPage } from '#service/desk/views/refused-page.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { reopenOffer } from '#service/owners/offers/decide-offer.ts'
import { releaseOffer, withdrawOffer } from '#service/owners/offers/release-offer.ts'
import { releasedId } from '#service/owners/offers/to-released-offer.ts'
import { lockOffers } from '#service/requests/offers/stored-offers.ts'
import { DecidePage, ReleasePage } from './decide-page.tsx'
import {
  beginDeciding,
  type Deciding,
  readAnswer,
  record,
  releasedOf,
  releaseProblem,
  type Releasing,
} from './decide-rules.ts'
import { OffersPage, offersTitle } from './offers-page.tsx'
import { type DeskOffer, isPending, mayDecide, readAbout, readOffers, stampOf } from './read-offers.ts'

/** What is done with offers. */
const deeds = ['release', 'withdraw', 'accept', 'decline', 'reopen'] as const
type Deed = (typeof deeds)[number]

/** The offers on the home that a request names, and the one of them that it is about. */
type About = Readonly<{ home: string; offers: readonly DeskOffer[]; offer?: DeskOffer }>

/** Adds the offers on homes, side by side, and what is done with them: by the agent of a home, and by managers. */
export function addOffersRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database

  /** Answers who decides about the home that was asked for; nobody else does anything there. */
  const about =
    (answer: (request: DeskRequest, at: About) => DeskAnswer | Promise<DeskAnswer>) =>
    async (request: DeskRequest) => {
      const { page, text, reply } = request
      const home = text('home')
      const offers = isSubjectName(home) ? await readOffers(db, page, home) : []
      if (offers.length === 0) return undefined
      if (!mayDecide(page, offers)) return reply(refusedPage('agent', request), 403)
      return await answer(request, {
        home,
        offers,
        offer: offers.find(({ id }) => String(id) === text('offer')),
      })
    }

  /** Does something unless a colleague was first, or another offer came: then `again` shows what was typed. */
  const doOnce = async (
    { page, text, texts }: DeskRequest,
    { home }: About,
    deed: Deed,
    work: (transaction: Transaction<ServiceTables>) => Promise<unknown>,
    again: () => Shown | undefined | Promise<Shown | undefined>,
  ) => {
    const isFirst = await db.transaction().execute(async (transaction) => {
      await lockOffers(transaction, home)
      if (stampOf(await readOffers(transaction, page, home)) !== text('seen')) return false
      await work(transaction)
      return true
    })
    if (isFirst) return page.hrefs.offer('', { home, did: deed, of: String(texts('offer').length) })
    return collided(await again(), page)
  }

  const showAll = async ({ page, text }: DeskRequest): Promise<Shown | undefined> => {
    const homes = [...Map.groupBy(await readOffers(db, page), ({ subject }) => subject)]
    const soonest = (offers: readonly DeskOffer[]): number =>
      Math.min(...offers.filter(isPending).map(({ ends }) => ends ?? Infinity))
    const open = homes
      .filter(([, offers]) => offers.some(isPending))
      .toSorted(([, one], [, other]) => soonest(one) - soonest(other))
    const closed = homes.filter(([, offers]) => !offers.some(isPending))
    const named = isSubjectName(text('home')) ? text('home') : undefined
    const home = named ?? (text('state') === 'closed' ? undefined : open[0]?.[0])
    const offers = home === undefined ? [] : await readOffers(db, page, home)
    if (home !== undefined && offers.length === 0) return undefined
    const beside = home === undefined ? undefined : await readAbout(db, home, offers, page)
    const shown = home && beside && { home, offers, about: beside, canDecide: mayDecide(page, offers) }
    const view = { homes: { open, closed }, shown: shown || undefined, page }
    const deed = deeds.find((each) => each === text('did'))
    const count = /^\d{1,3}$/.test(text('of')) ? Number(text('of')) : 1
    const done = deed && { text: page.t(`deskOffers.did.${deed}`, { count }) }
    return { view: 'offers', title: offersTitle(view), body: <OffersPage {...view} />, done }
  }
  get('offers', showAll)

  const showRelease = ({ page }: DeskRequest, releasing: Releasing, status?: 422): Shown => ({
    view: 'offers',
    title: page.t('deskOffers.act.release'),
    body: <ReleasePage releasing={releasing} page={page} />,
    status,
  })
  const beginRelease = async ({ page, text }: DeskRequest, { home, offers }: About): Promise<Releasing> => {
    const picked = offers.filter(({ stands }) => stands === 'new')
    return { home, offers, picked, advice: text('advice'), about: await readAbout(db, home, offers, page) }
  }
  get(
    'offers/release',
    about(async (request, at) => showRelease(request, await beginRelease(request, at))),
  )
  post(
    'offers/release',
    about(async (request, at) => {
      const { page, text, texts } = request
      const begun = await beginRelease(request, at)
      const picked = begun.picked.filter(({ id }) => texts('offer').includes(String(id)))
      const releasing = { ...begun, picked }
      if (text('do') === 'preview') return showRelease(request, releasing)
      const problem = releaseProblem(releasing)
      if (problem !== undefined) return showRelease(request, { ...releasing, problem }, 422)
      const release = async (transaction: Transaction<ServiceTables>) => {
        for (const offer of picked) {
          const released = releasedOf(offer, releasing, page)
          if (released !== undefined) await releaseOffer(transaction, at.home, released, page.now)
          await changeRequest(transaction, offer.id, { act: 'release' }, page)
        }
      }
      return await doOnce(request, at, 'release', release, () => showRelease(request, releasing))
    }),
  )

  for (const act of ['withdraw', 'reopen'] as const)
    post(
      `offers/${act}`,
      about(async (request, at) => {
        const { offer } = at
        if (offer === undefined) return undefined
        const undo = async (transaction: Transaction<ServiceTables>) => {
          if (act === 'reopen') await reopenOffer(transaction, offer.id)
          else await withdrawOffer(transaction, releasedId(offer.id))
          await changeRequest(transaction, offer.id, { act }, request.page)
        }
        return await doOnce(request, at, act, undo, () => showAll(request))
      }),
    )

  for (const act of ['accept', 'decline'] as const) {
    const show = ({ page }: DeskRequest, deciding: Deciding, status?: 422): Shown => ({
      view: 'offers',
      title: page.t(`deskOffers.act.${act}`),
      body: <DecidePage deciding={deciding} page={page} />,
      status,
    })
    get(
      `offers/${act}`,
      about((request, { offer, ...at }) =>
        offer === undefined || offer.decision !== null
          ? undefined
          : show(request, beginDeciding({ ...at, act, chosen: offer }, request.page)),
      ),
    )
    post(
      `offers/${act}`,
      about(async (request, at) => {
        const { page, text, texts } = request
        const { offer: chosen, offers, home } = at
        if (chosen === undefined) return undefined
        const isOver = act === 'accept' && offers.some(({ stands }) => stands === 'accepted')
        if (chosen.decision !== null || isOver) return collided(await showAll(request), page)
        const begun = beginDeciding({ act, home, offers, chosen }, page)
        const told = begun.others.filter(({ id }) => texts('tell').includes(String(id)))
        const deciding = { ...begun, told, typed: text }
        const answer = readAnswer(deciding, page.now)
        if (typeof answer === 'string') return show(request, { ...deciding, problem: answer }, 422)
        const decide = (transaction: Transaction<ServiceTables>) =>
          record(transaction, deciding, answer, page)
        return await doOnce(request, at, act, decide, () => show(request, deciding))
      }),
    )
  }
}

/** Says over what was typed that something happened meanwhile. */
function collided(shown: Shown | undefined, { t }: DeskPage): Shown | undefined {
  const notice = { tone: 'bad', title: t('desk.collided.title'), text: t('deskOffers.collided') } as const
  return shown && { ...shown, notice, status: 409 }
}
