import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { isSubjectName } from '#contracts/subjects-file.ts'
import { type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import { reopenOffer } from '#service/owners/offers/decide-offer.ts'
import { releaseOffer, withdrawOffer } from '#service/owners/offers/release-offer.ts'
import { releasedId } from '#service/owners/offers/to-released-offer.ts'
import { addDecideRoutes } from './decide-routes.tsx'
import { type Deed, offersDoor } from './offers-door.ts'
import { OffersPage, offersTitle } from './offers-page.tsx'
import { type DeskOffer, isPending, mayDecide, readAbout, readOffers } from './read-offers.ts'
import { releasedOf, ReleasePage, releaseProblem, type Releasing } from './release-page.tsx'

const deeds: readonly Deed[] = ['release', 'withdraw', 'accept', 'decline', 'reopen']

/** Adds the offers on homes, side by side, and what is done with them: by the agent of a home, and by managers. */
export function addOffersRoutes(app: Hono, context: DoorContext): void {
  const root = `${deskRoot}/:locale/offers`
  const { db } = context.database
  const { about, doOnce, show } = offersDoor(context)
  const showAll = async (request: DeskRequest, status: 200 | 409 = 200): Promise<Response> => {
    const { c, page, text } = request
    const { home: named = text('home'), state, did, of = '' } = c.req.query()
    const homes = [...Map.groupBy(await readOffers(db, page), ({ subject }) => subject)]
    const soonest = (offers: readonly DeskOffer[]): number =>
      Math.min(...offers.filter(isPending).map(({ ends }) => ends ?? Infinity))
    const open = homes
      .filter(([, offers]) => offers.some(isPending))
      .toSorted(([, one], [, other]) => soonest(one) - soonest(other))
    const closed = homes.filter(([, offers]) => !offers.some(isPending))
    const home = isSubjectName(named) ? named : state === 'closed' ? undefined : open[0]?.[0]
    const offers = home === undefined ? [] : await readOffers(db, page, home)
    if (home !== undefined && offers.length === 0) return missing(request)
    const beside = home === undefined ? undefined : await readAbout(db, home, offers, page)
    const shown = home && beside && { home, offers, about: beside, canDecide: mayDecide(page, offers) }
    const view = { homes: { open, closed }, shown: shown || undefined, page }
    const deed = deeds.find((each) => each === did)
    const count = /^\d{1,3}$/.test(of) ? Number(of) : 1
    const done = deed === undefined ? undefined : page.t(`deskOffers.did.${deed}`, { count })
    return await show(request, { title: offersTitle(view), body: <OffersPage {...view} />, status, done })
  }
  const showRelease = (request: DeskRequest, releasing: Releasing, status?: 409 | 422): Promise<Response> =>
    show(request, {
      title: request.page.t('deskOffers.act.release'),
      body: <ReleasePage releasing={releasing} page={request.page} />,
      status,
    })

  app.get(
    root,
    staffOnly(context, (request) => showAll(request)),
  )
  app.get(
    `${root}/release`,
    about(async (request, { home, offers }) => {
      const picked = offers.filter(({ stands }) => stands === 'new')
      const beside = await readAbout(db, home, offers, request.page)
      return await showRelease(request, { home, offers, picked, advice: '', about: beside })
    }),
  )
  app.post(
    `${root}/release`,
    about(async (request, at) => {
      const { page, text, texts } = request
      const { home, offers } = at
      const fresh = offers.filter(({ stands }) => stands === 'new')
      const picked = fresh.filter(({ id }) => texts('offer').includes(String(id)))
      const beside = await readAbout(db, home, offers, page)
      const releasing = { home, offers, picked, advice: text('advice'), about: beside }
      if (text('do') === 'preview') return await showRelease(request, releasing)
      const problem = releaseProblem(releasing)
      if (problem !== undefined) return await showRelease(request, { ...releasing, problem }, 422)
      return await doOnce(
        request,
        at,
        'release',
        async (transaction) => {
          for (const offer of picked) {
            const released = releasedOf(offer, releasing, page)
            if (released !== undefined) await releaseOffer(transaction, home, released, page.now)
            await changeRequest(transaction, offer.id, { act: 'release' }, page)
          }
        },
        () => showRelease(request, releasing, 409),
      )
    }),
  )
  for (const act of ['withdraw', 'reopen'] as const)
    app.post(
      `${root}/${act}`,
      about(async (request, at) => {
        const { offer } = at
        if (offer === undefined) return missing(request)
        return await doOnce(
          request,
          at,
          act,
          async (transaction) => {
            if (act === 'reopen') await reopenOffer(transaction, offer.id)
            else await withdrawOffer(transaction, releasedId(offer.id))
            await changeRequest(transaction, offer.id, { act }, request.page)
          },
          () => showAll(request, 409),
        )
      }),
    )
  addDecideRoutes(app, context, (request) => showAll(request, 409))
}
