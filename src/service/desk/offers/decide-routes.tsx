import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { type Change, changeRequest } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { decideOffer } from '#service/owners/offers/decide-offer.ts'
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
import { type About, offersDoor } from './offers-door.ts'
import type { DeskOffer } from './read-offers.ts'

/** Adds the pages on which it is recorded that an owner accepts or declines an offer; `late` answers who comes after another. */
export function addDecideRoutes(
  app: Hono,
  context: DoorContext,
  late: (request: DeskRequest) => Promise<Response>,
): void {
  const { about, doOnce, show } = offersDoor(context)
  const showDecision = (request: DeskRequest, deciding: Deciding, status?: 409 | 422): Promise<Response> =>
    show(request, {
      title: request.page.t(`deskOffers.act.${deciding.act}`),
      body: <DecidePage deciding={deciding} page={request.page} />,
      status,
    })
  for (const act of ['accept', 'decline'] as const) {
    const path = `${deskRoot}/:locale/offers/${act}`
    app.get(
      path,
      about(async (request, at) =>
        at.offer === undefined || at.offer.decision !== null
          ? missing(request)
          : await showDecision(request, begin(request, act, at, at.offer)),
      ),
    )
    app.post(
      path,
      about(async (request, at) => {
        const { page, text, texts } = request
        const { offer: chosen, offers } = at
        if (chosen === undefined) return missing(request)
        const isOver = act === 'accept' && offers.some(({ stands }) => stands === 'accepted')
        if (chosen.decision !== null || isOver) return await late(request)
        const begun = begin(request, act, at, chosen)
        const told = begun.others.filter(({ id }) => texts('tell').includes(String(id)))
        const typed = { day: text('day'), hour: text('hour'), way: text('way'), textOf: text }
        const deciding = { ...begun, told, ...typed }
        const problem = decideProblem(deciding, page.now)
        const answer = act === 'accept' ? answerOf(deciding, page.now) : {}
        if (problem !== undefined || typeof answer === 'string')
          return await showDecision(request, { ...deciding, problem }, 422)
        const { staff, now } = page
        return await doOnce(
          request,
          at,
          act,
          async (transaction) => {
            for (const offer of [chosen, ...told]) {
              const isYes = act === 'accept' && offer === chosen
              const written = text(offer === chosen ? 'text' : `other-${offer.sent.locale}`)
              const decision = isYes ? 'accepted' : 'declined'
              const more = isYes ? answer : {}
              await decideOffer(transaction, offer.id, { decision, author: staff.name, at: now, ...more })
              const change: Change = {
                act: isYes ? 'accept' : 'decline',
                isAnswer: true,
                note: { kind: 'answer', text: written },
                set: isYes ? {} : { state: 'done', wait_until: null },
              }
              await changeRequest(transaction, offer.id, change, page)
              const letter = letterTo(offer, written, page)
              if (letter !== undefined) await queueMails(transaction, [letter], offer.id, now)
            }
          },
          () => showDecision(request, deciding, 409),
        )
      }),
    )
  }
}

/** Returns a decision before anything is typed: now, by mail, and all others are told. */
function begin(
  { page }: DeskRequest,
  act: Deciding['act'],
  { home, offers }: About,
  chosen: DeskOffer,
): Deciding {
  const others = act === 'accept' ? othersOf(offers, chosen) : []
  const localeOf = (name: string) =>
    others.find(({ sent }) => name === `other-${sent.locale}`)?.sent.locale ?? page.locale
  return {
    act,
    home,
    offers,
    chosen,
    others,
    told: others,
    day: page.today,
    hour: hourNow(page),
    way: '',
    textOf: (name) =>
      name === 'text'
        ? textFor(act, chosen.sent.locale, { home, chosen }, page)
        : textFor('other', localeOf(name), { home, chosen }, page),
  }
}
