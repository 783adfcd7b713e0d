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

/** The offers on the home that a request names, and the one of them that it is about. */
type About = Readonly<{ home: string; offers: readonly DeskOffer[]; offer?: DeskOffer }>

/** An act that can be done: its page, the one that is shown instead of doing it, and what it stores. */
type Ready = Readonly<{
  show: () => Shown | Promise<Shown | undefined>
  instead?: Shown
  work: (transaction: Transaction<ServiceTables>) => Promise<unknown>
}>

/** Adds the offers on homes, side by side, and what is done with them: by the agent of a home, and by managers. */
export function addOffersRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database

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

  const release = async (request: DeskRequest, { home, offers }: About): Promise<Ready> => {
    const { c, page, text, texts } = request
    const isPicked = ({ id }: DeskOffer) => c.req.method === 'GET' || texts('offer').includes(String(id))
    const picked = offers.filter((offer) => offer.stands === 'new' && isPicked(offer))
    const about = await readAbout(db, home, offers, page)
    const releasing: Releasing = { home, offers, picked, advice: text('advice'), about }
    const title = page.t('deskOffers.act.release')
    const show = (problem?: Releasing['problem']): Shown => {
      const body = <ReleasePage releasing={{ ...releasing, problem }} page={page} />
      return { view: 'offers', title, body, status: problem && 422 }
    }
    const problem = releaseProblem(releasing)
    const work = async (transaction: Transaction<ServiceTables>) => {
      for (const offer of picked) {
        const released = releasedOf(offer, releasing, page)
        if (released !== undefined) await releaseOffer(transaction, home, released, page.now)
        await changeRequest(transaction, offer.id, { act: 'release' }, page)
      }
    }
    return { show, instead: text('do') === 'preview' ? show() : problem && show(problem), work }
  }

  const undo =
    (act: 'withdraw' | 'reopen') =>
    (request: DeskRequest, { offer }: About): Ready | undefined =>
      offer && {
        show: () => showAll(request),
        work: async (transaction) => {
          if (act === 'reopen') await reopenOffer(transaction, offer.id)
          else await withdrawOffer(transaction, releasedId(offer.id))
          await changeRequest(transaction, offer.id, { act }, request.page)
        },
      }

  const decide =
    (act: Deciding['act']) =>
    async (request: DeskRequest, { home, offers, offer }: About): Promise<Ready | undefined> => {
      const { c, page, text, texts } = request
      const isPosted = c.req.method === 'POST'
      if (offer === undefined || (offer.decision !== null && !isPosted)) return undefined
      const begun = beginDeciding({ act, home, offers, chosen: offer }, page)
      const told = begun.others.filter(({ id }) => texts('tell').includes(String(id)))
      const deciding = isPosted ? { ...begun, told, typed: text } : begun
      const show = (problem?: Deciding['problem']): Shown => {
        const body = <DecidePage deciding={{ ...deciding, problem }} page={page} />
        return { view: 'offers', title: page.t(`deskOffers.act.${act}`), body, status: problem && 422 }
      }
      const isOver = act === 'accept' && offers.some(({ stands }) => stands === 'accepted')
      const late =
        isPosted && (isOver || offer.decision !== null) ? collided(await showAll(request), page) : undefined
      const answer = readAnswer(deciding, page.now)
      if (typeof answer === 'string')
        return { show, instead: late ?? show(answer), work: () => Promise.resolve() }
      return { show, instead: late, work: (transaction) => record(transaction, deciding, answer, page) }
    }

  /** Answers who decides about the home that was asked for; nobody else does anything there. */
  const about =
    (answer: (request: DeskRequest, at: About) => Promise<DeskAnswer>) => async (request: DeskRequest) => {
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
  const acts = {
    release,
    withdraw: undo('withdraw'),
    accept: decide('accept'),
    decline: decide('decline'),
    reopen: undo('reopen'),
  }
  get('offers', showAll)
  for (const deed of ['release', 'accept', 'decline'] as const)
    get(
      `offers/${deed}`,
      about(async (request, at) => await (await acts[deed](request, at))?.show()),
    )
  for (const deed of deeds)
    post(
      `offers/${deed}`,
      about(async (request, at) => {
        const { page, text, texts } = request
        const ready = await acts[deed](request, at)
        if (ready === undefined || ready.instead !== undefined) return ready?.instead
        // A colleague may be first, or another offer come: then what was typed is shown again.
        const isFirst = await db.transaction().execute(async (transaction) => {
          await lockOffers(transaction, at.home)
          const now = await readOffers(transaction, page, at.home)
          if (stampOf(now) !== text('seen')) return false
          await ready.work(transaction)
          return true
        })
        if (!isFirst) return collided(await ready.show(), page)
        return page.hrefs.offer('', { home: at.home, did: deed, of: String(texts('offer').length) })
      }),
    )
}

/** Says over what was typed that something happened meanwhile. */
function collided(shown: Shown | undefined, { t }: DeskPage): Shown | undefined {
  const notice = { tone: 'bad', title: t('desk.collided.title'), text: t('deskOffers.collided') } as const
  return shown && { ...shown, notice, status: 409 }
}
