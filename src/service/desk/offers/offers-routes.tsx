import type { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { isSubjectName } from '#contracts/subjects-file.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { collided, deskDoor, refuse, type Shown } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
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
  type Choice,
  type Deciding,
  readAnswer,
  record,
  releasedOf,
  releaseFields,
  releaseProblem,
  type Releasing,
} from './decide-rules.ts'
import { OffersPage, offersTitle } from './offers-page.tsx'
import { type DeskOffer, isPending, mayDecide, readAbout, readOffers, stampOf } from './read-offers.ts'

const deeds = ['release', 'withdraw', 'accept', 'decline', 'reopen'] as const

/** The offers on the home that a request names, and the one of them that it is about. */
type About = Readonly<{ home: string; offers: readonly DeskOffer[]; offer?: DeskOffer }>

/** What an act stores, or why it is not done; undefined for an offer that is not there. */
type Work = ((transaction: Transaction<ServiceTables>) => Promise<unknown>) | Refusal | undefined

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

  /** Answers who decides about the home that was asked for; nobody else does anything there. */
  const about =
    <Answer,>(answer: (request: DeskRequest, at: About) => Promise<Answer>) =>
    async (request: DeskRequest): Promise<Answer | Response | undefined> => {
      const { page, text, reply } = request
      const home = text('home')
      const offers = isSubjectName(home) ? await readOffers(db, page, home) : []
      if (offers.length === 0) return undefined
      if (!mayDecide(page, offers)) return reply(refusedPage('agent', request), 403)
      const offer = offers.find(({ id }) => String(id) === text('offer'))
      return await answer(request, { home, offers, offer })
    }

  const releasingOf = async (request: DeskRequest, { home, offers }: About): Promise<Releasing> => {
    const { c, page, text, texts } = request
    const isPicked = ({ id }: DeskOffer) => c.req.method === 'GET' || texts('offer').includes(String(id))
    const picked = offers.filter((offer) => offer.stands === 'new' && isPicked(offer))
    return { home, offers, picked, advice: text('advice'), about: await readAbout(db, home, offers, page) }
  }
  const showRelease = about(async (request, at): Promise<Shown> => {
    const { page } = request
    const body = <ReleasePage releasing={await releasingOf(request, at)} page={page} />
    return { view: 'offers', title: page.t('deskOffers.act.release'), body }
  })
  const release = async (request: DeskRequest, at: About): Promise<Work> => {
    const { page, text } = request
    const releasing = await releasingOf(request, at)
    const problem = releaseProblem(releasing)
    if (text('do') === 'preview') return { status: 200 }
    if (problem !== undefined) return refuse(page.t(`deskOffers.problem.${problem}`), releaseFields[problem])
    return async (transaction) => {
      for (const offer of releasing.picked) {
        const released = releasedOf(offer, releasing, page)
        if (released !== undefined) await releaseOffer(transaction, at.home, released, page.now)
        await changeRequest(transaction, offer.id, { act: 'release' }, page)
      }
    }
  }

  const undo =
    (act: 'withdraw' | 'reopen') =>
    async ({ page }: DeskRequest, { offer }: About): Promise<Work> =>
      offer &&
      (async (transaction) => {
        if (act === 'reopen') await reopenOffer(transaction, offer.id)
        else await withdrawOffer(transaction, releasedId(offer.id))
        await changeRequest(transaction, offer.id, { act }, page)
      })

  const decidingOf = ({ c, page, text, texts }: DeskRequest, choice: Choice): Deciding => {
    const begun = beginDeciding(choice, page)
    if (c.req.method === 'GET') return begun
    const told = begun.others.filter(({ id }) => texts('tell').includes(String(id)))
    return { ...begun, told, typed: text }
  }
  const showDecide = (act: Choice['act']) =>
    about(async (request, { offer: chosen, ...at }): Promise<Shown | undefined> => {
      const { page } = request
      if (chosen === undefined) return undefined
      if (page.again && isDecided(act, chosen, at.offers)) return await showAll(request)
      if (chosen.decision !== null) return undefined
      const body = <DecidePage deciding={decidingOf(request, { act, chosen, ...at })} page={page} />
      return { view: 'offers', title: page.t(`deskOffers.act.${act}`), body }
    })
  const decide =
    (act: Choice['act']) =>
    async (request: DeskRequest, { offer: chosen, ...at }: About): Promise<Work> => {
      const { page } = request
      if (chosen === undefined) return undefined
      if (isDecided(act, chosen, at.offers)) return collided(page, page.t('deskOffers.collided'))
      const deciding = decidingOf(request, { act, chosen, ...at })
      const answer = readAnswer(deciding, page.now)
      return 'problem' in answer
        ? refuse(page.t(`deskOffers.problem.${answer.problem}`), answer.field)
        : (transaction) => record(transaction, deciding, answer, page)
    }

  const acts = {
    release: { work: release, show: showRelease },
    withdraw: { work: undo('withdraw'), show: showAll },
    accept: { work: decide('accept'), show: showDecide('accept') },
    decline: { work: decide('decline'), show: showDecide('decline') },
    reopen: { work: undo('reopen'), show: showAll },
  }
  get('offers', showAll)
  for (const deed of ['release', 'accept', 'decline'] as const) get(`offers/${deed}`, acts[deed].show)
  for (const deed of deeds) {
    const act = about(async (request, at): Promise<string | Refusal | undefined> => {
      const { page, text, texts } = request
      const work = await acts[deed].work(request, at)
      if (typeof work !== 'function') return work
      // A colleague may be first, or another offer come: then what was typed is shown again.
      const isFirst = await db.transaction().execute(async (transaction) => {
        await lockOffers(transaction, at.home)
        const now = await readOffers(transaction, page, at.home)
        if (stampOf(now) !== text('seen')) return false
        await work(transaction)
        return true
      })
      if (!isFirst) return collided(page, page.t('deskOffers.collided'))
      return page.hrefs.offer('', { home: at.home, did: deed, of: String(texts('offer').length) })
    })
    post(`offers/${deed}`, act, acts[deed].show)
  }
}

/** Whether a colleague decided about an offer meanwhile, or accepted another. */
function isDecided(act: Choice['act'], { decision }: DeskOffer, offers: readonly DeskOffer[]): boolean {
  return decision !== null || (act === 'accept' && offers.some(({ stands }) => stands === 'accepted'))
}
