import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { answerLetter } from '#service/desk/answer/answer-letter.ts'
import { afterwards, AnswerPage, type AnswerProblem, type Draft } from '#service/desk/answer/answer-page.tsx'
import { beginAnswer, templatesFor } from '#service/desk/answer/templates.ts'
import { type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { type FoundRequest, readRequest } from '#service/desk/requests/read-request.ts'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { type SentForm, visitorAddress, visitorName } from '#service/requests/form-mails/sent-form.ts'
import { idOf, missing } from './request-routes.tsx'

/** Longest answer, in letters, and days that a request waits for what the visitor writes back. */
const maxAnswer = 10_000
const waitsFor = 7

/** Adds the page on which a request is answered by mail. */
export function addAnswerRoutes(app: Hono, context: DoorContext): void {
  const path = `${deskRoot}/:locale/request/:id/answer`
  const about =
    (
      answer: (
        request: DeskRequest,
        found: FoundRequest,
        sent: SentForm,
        address: string,
      ) => Promise<Response>,
    ) =>
    async (request: DeskRequest): Promise<Response> => {
      const found = await readRequest(context.database.db, idOf(request.c), request.page)
      const sent = found === undefined ? undefined : sentOf(storedOf(found.request), request.page)
      const address = sent === undefined ? undefined : visitorAddress(sent.answers)
      if (found === undefined || sent === undefined || address === undefined) return missing(request)
      return await answer(request, found, sent, address)
    }
  app.get(
    path,
    staffOnly(
      context,
      about(async (request, found, sent, address) => {
        const template = templateIn(request.c.req.query('with'), sent, request)
        const draft = {
          template,
          after: 'done',
          isCopied: false,
          ...beginAnswer(template, sent, request.page),
        } as const
        return await show(request, context, { found, sent, address, draft })
      }),
    ),
  )
  app.post(
    path,
    staffOnly(
      context,
      about(async (request, found, sent, address) => {
        const draft = draftOf(request, sent)
        if (request.text('do') === 'preview')
          return await show(request, context, { found, sent, address, draft })
        const problem = problemOf(draft)
        if (problem !== undefined)
          return await show(request, context, { found, sent, address, draft: { ...draft, problem } }, 422)
        return await sendAnswer(request, context, { found, sent, address, draft })
      }),
    ),
  )
}

type Answering = Readonly<{ found: FoundRequest; sent: SentForm; address: string; draft: Draft }>

/** Returns the template that an address or a form names; undefined for any other text. */
function templateIn(id: string | undefined, sent: SentForm, { page }: DeskRequest): string | undefined {
  return templatesFor(sent, page).find((ready) => ready.id === id)?.id
}

function draftOf(request: DeskRequest, sent: SentForm): Draft {
  const { text, page } = request
  const template = templateIn(text('with'), sent, request)
  return {
    template,
    subject: text('subject'),
    text: text('text'),
    after: afterwards.find((each) => each === text('after')) ?? 'done',
    isCopied: text('copy') === 'yes',
    filledIn: beginAnswer(template, sent, page).filledIn,
  }
}

function problemOf({ subject, text }: Draft): AnswerProblem | undefined {
  if (subject === '') return 'emptySubject'
  if (text === '') return 'emptyAnswer'
  return text.length > maxAnswer ? 'longAnswer' : undefined
}

async function show(
  { c, page, text, reply }: DeskRequest,
  { database }: DoorContext,
  { found, sent, address, draft }: Answering,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const { t, hrefs, token } = page
  const list = c.req.method === 'GET' ? (c.req.query('in') ?? '') : text('in')
  const version = String(found.request.version)
  const hidden = { token, version, in: list, with: draft.template ?? '' }
  const post = { action: hrefs.act(sent.id, 'answer'), hidden }
  const title = t('desk.answer.title', { name: visitorName(sent.answers) })
  const notice =
    status === 409
      ? ({ tone: 'bad', title: t('desk.collided.title'), text: t('desk.collided.answer') } as const)
      : undefined
  const frame = { view: 'requests', title, notice } as const
  const body = <AnswerPage {...{ sent, draft, post, list, address, page }} />
  return reply(await deskPage(database.db, frame, page, body), status)
}

/** Stores and queues an answer, unless a colleague was first: then nothing is sent, and the text stays. */
async function sendAnswer(
  request: DeskRequest,
  context: DoorContext,
  { found, sent, address, draft }: Answering,
): Promise<Response> {
  const { c, page, text } = request
  const { now, today, hrefs } = page
  const letter = answerLetter(sent, draft, page)
  if (letter === undefined) return missing(request)
  const { after } = draft
  const state =
    after === 'waiting'
      ? { state: after, wait_until: addDays(today, waitsFor) }
      : { state: after, wait_until: null }
  const change = {
    act: 'answer',
    version: Number(text('version')),
    isAnswer: true,
    set: state,
    note: { kind: 'answer', text: `${draft.subject}\n\n${draft.text}` },
  } as const
  const changed = await context.database.db.transaction().execute(async (transaction) => {
    const outcome = await changeRequest(transaction, sent.id, change, page)
    if (outcome === 'changed')
      await queueMails(transaction, [letter, ...copyOf(letter, draft, page)], sent.id, now)
    return outcome
  })
  if (changed === 'missing') return missing(request)
  if (changed === 'collided') return await show(request, context, { found, sent, address, draft }, 409)
  context.wake()
  const said = new URLSearchParams({ did: 'answer', of: String(sent.id), in: text('in') })
  return c.redirect(`${hrefs.request(sent.id)}?${said}`, 303)
}

/** The same mail to the member of staff who wrote it. */
function copyOf(letter: Letter, { isCopied }: Draft, { staff }: DeskRequest['page']): readonly Letter[] {
  return isCopied ? [{ ...letter, kind: 'agency', to: { name: staff.name, address: staff.email } }] : []
}
