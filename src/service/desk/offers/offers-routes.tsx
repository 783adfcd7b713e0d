import type { Hono } from 'hono'
import { isSubjectName } from '#contracts/subjects-file.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import {
  collided,
  deskDoor,
  didOf,
  leaveToAgent,
  missing,
  type Show,
  showAgain,
} from '#service/desk/desk-door.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import { reopenOffer } from '#service/owners/offers/decide-offer.ts'
import { releaseOffer, withdrawOffer } from '#service/owners/offers/release-offer.ts'
import { releasedId } from '#service/owners/offers/to-released-offer.ts'
import { lockOffers } from '#service/requests/offers/stored-offers.ts'
import { DecidePage, ReleasePage } from './decide-page.tsx'
import {
  beginDeciding,
  checkRelease,
  type Choice,
  type Deciding,
  readAnswer,
  record,
  releasedOf,
  type Releasing,
} from './decide-rules.ts'
import { OffersPage, offersTitle } from './offers-page.tsx'
import { type DeskOffer, isPending, mayDecide, readAbout, readOffers, stampOf } from './read-offers.ts'

const deeds = ['release', 'withdraw', 'accept', 'decline', 'reopen'] as const

/** The offers on the home that a request names, and the one of them that it is about. */
type About = Readonly<{ home: string; offers: readonly DeskOffer[]; offer?: DeskOffer }>

/** Stores what an act is. */
type Work = (transaction: DbTransaction) => Promise<unknown>

/** What is read for an act, and the page that it is posted from. */
type Act = Readonly<{ work: (request: DeskRequest, at: About) => Work | Promise<Work>; show: Show }>

/** Adds the offers on homes, side by side, and what is done with them: by the agent of a home, and by managers. */
export function addOffersRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database

  const showAll: Show = async (request) => {
    const { page, text } = request
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
    if (home !== undefined && offers.length === 0) missing()
    const about = home === undefined ? undefined : await readAbout(db, home, offers, page)
    const shown = about && home ? { home, offers, about, canDecide: mayDecide(page, offers) } : undefined
    const view = { homes: { open, closed }, shown, page }
    const count = /^\d{1,3}$/.test(text('of')) ? Number(text('of')) : 1
    const done = didOf(request, deeds, (deed) => page.t(`deskOffers.did.${deed}`, { count }))
    return { view: 'offers', title: offersTitle(view), body: <OffersPage {...view} />, done }
  }

  /** Reads the offers on the home that a request names. @throws for a home without, and for whoever does not decide about it */
  const aboutIn = async ({ page, text }: DeskRequest): Promise<About> => {
    const home = text('home')
    const offers = isSubjectName(home) ? await readOffers(db, page, home) : []
    if (offers.length === 0) missing()
    if (!mayDecide(page, offers)) leaveToAgent()
    return { home, offers, offer: offers.find(({ id }) => String(id) === text('offer')) }
  }

  const releasingOf = async (request: DeskRequest, { home, offers }: About): Promise<Releasing> => {
    const { c, page, text, texts } = request
    const isPicked = ({ id }: DeskOffer) => c.req.method === 'GET' || texts('offer').includes(String(id))
    const picked = offers.filter((offer) => offer.stands === 'new' && isPicked(offer))
    return { home, offers, picked, advice: text('advice'), about: await readAbout(db, home, offers, page) }
  }
  const release: Act = {
    show: async (request) => {
      const { page } = request
      const releasing = await releasingOf(request, await aboutIn(request))
      const body = <ReleasePage releasing={releasing} page={page} />
      return { view: 'offers', title: page.t('deskOffers.act.release'), body }
    },
    work: async (request, at) => {
      const { page, text } = request
      const releasing = await releasingOf(request, at)
      if (text('do') === 'preview') showAgain()
      checkRelease(releasing, page)
      return async (transaction) => {
        for (const offer of releasing.picked) {
          const released = releasedOf(offer, releasing, page)
          if (released !== undefined) await releaseOffer(transaction, at.home, released, page.now)
          await changeRequest(transaction, offer.id, { act: 'release' }, page)
        }
      }
    },
  }

  const undo = (act: 'withdraw' | 'reopen'): Act => ({
    show: showAll,
    work: ({ page }, { offer }) => {
      const { id } = offer ?? missing()
      return async (transaction) => {
        if (act === 'reopen') await reopenOffer(transaction, id)
        else await withdrawOffer(transaction, releasedId(id))
        await changeRequest(transaction, id, { act }, page)
      }
    },
  })

  const decidingOf = ({ c, page, text, texts }: DeskRequest, choice: Choice): Deciding => {
    const begun = beginDeciding(choice, page)
    if (c.req.method === 'GET') return begun
    const told = begun.others.filter(({ id }) => texts('tell').includes(String(id)))
    return { ...begun, told, typed: text }
  }
  const decide = (act: Choice['act']): Act => ({
    show: async (request) => {
      const { page } = request
      const { offer, ...at } = await aboutIn(request)
      const chosen = offer ?? missing()
      if (page.again && isDecided(act, chosen, at.offers)) return await showAll(request)
      if (chosen.decision !== null) missing()
      const body = <DecidePage deciding={decidingOf(request, { act, chosen, ...at })} page={page} />
      return { view: 'offers', title: page.t(`deskOffers.act.${act}`), body }
    },
    work: (request, { offer, ...at }) => {
      const { page } = request
      const chosen = offer ?? missing()
      if (isDecided(act, chosen, at.offers)) collided(page, page.t('deskOffers.collided'))
      const deciding = decidingOf(request, { act, chosen, ...at })
      const answer = readAnswer(deciding, page)
      return (transaction) => record(transaction, deciding, answer, page)
    },
  })

  const acts: Readonly<Record<(typeof deeds)[number], Act>> = {
    release,
    withdraw: undo('withdraw'),
    accept: decide('accept'),
    decline: decide('decline'),
    reopen: undo('reopen'),
  }
  get('offers', showAll)
  for (const deed of ['release', 'accept', 'decline'] as const) get(`offers/${deed}`, acts[deed].show)
  for (const deed of deeds) {
    const act: Show = async (request) => {
      const { page, text, texts } = request
      const at = await aboutIn(request)
      const work = await acts[deed].work(request, at)
      await db.transaction().execute(async (transaction) => {
        await lockOffers(transaction, at.home)
        const now = await readOffers(transaction, page, at.home)
        // A colleague may be first, or another offer come: then what was typed is shown again.
        if (stampOf(now) !== text('seen')) collided(page, page.t('deskOffers.collided'))
        await work(transaction)
      })
      return page.hrefs.offer('', { home: at.home, did: deed, of: String(texts('offer').length) })
    }
    post(`offers/${deed}`, act, acts[deed].show)
  }
}

/** Whether a colleague decided about an offer meanwhile, or accepted another. */
function isDecided(act: Choice['act'], { decision }: DeskOffer, offers: readonly DeskOffer[]): boolean {
  return decision !== null || (act === 'accept' && offers.some(({ stands }) => stands === 'accepted'))
}
