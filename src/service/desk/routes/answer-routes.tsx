import type { Hono } from 'hono'
import { addDays } from '#domain/values/plain-date.ts'
import { answerLetter } from '#service/desk/answer/answer-letter.ts'
import { afterwards, AnswerPage, type AnswerProblem, type Draft } from '#service/desk/answer/answer-page.tsx'
import { beginAnswer, templatesFor } from '#service/desk/answer/templates.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { type DeskAnswer, deskDoor, type Shown } from '#service/desk/desk-door.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { type FoundRequest, readRequest } from '#service/desk/requests/read-request.ts'
import { sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { type SentForm, visitorAddress, visitorName } from '#service/requests/form-mails/sent-form.ts'
import { idOf } from './request-routes.tsx'

/** Longest answer, in letters, and days that a request waits for what the visitor writes back. */
const maxAnswer = 10_000
const waitsFor = 7

/** Adds the page on which a request is answered by mail. */
export function addAnswerRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  type About = (answering: Answering, request: DeskRequest) => Promise<DeskAnswer> | DeskAnswer
  const about = (answer: About) => async (request: DeskRequest) => {
    const found = await readRequest(context.database.db, idOf(request.c), request.page)
    const sent = found && sentOf(storedOf(found.request), request.page)
    const address = sent && visitorAddress(sent.answers)
    if (found === undefined || sent === undefined || address === undefined) return undefined
    return await answer({ found, sent, address, draft: draftOf(request, sent) }, request)
  }
  get(
    'request/:id/answer',
    about((answering, request) => {
      const begun = beginAnswer(answering.draft.template, answering.sent, request.page)
      return show(request, { ...answering, draft: { ...answering.draft, ...begun } })
    }),
  )
  post(
    'request/:id/answer',
    about(async (answering, request) => {
      const { draft } = answering
      if (request.text('do') === 'preview') return show(request, answering)
      const problem = problemOf(draft)
      return problem === undefined
        ? await sendAnswer(request, context, answering)
        : show(request, { ...answering, draft: { ...draft, problem } }, 422)
    }),
  )
}

type Answering = Readonly<{ found: FoundRequest; sent: SentForm; address: string; draft: Draft }>

function draftOf({ text, page }: DeskRequest, sent: SentForm): Draft {
  const template = templatesFor(sent, page).find(({ id }) => id === text('with'))?.id
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

function show(
  { page, text }: DeskRequest,
  { found, sent, address, draft }: Answering,
  status: 200 | 409 | 422 = 200,
): Shown {
  const { t, hrefs, token } = page
  const list = text('in')
  const hidden = { token, version: String(found.request.version), in: list, with: draft.template ?? '' }
  const post = { action: hrefs.act(sent.id, 'answer'), hidden }
  return {
    view: 'requests',
    title: t('desk.answer.title', { name: visitorName(sent.answers) }),
    notice:
      status === 409
        ? { tone: 'bad', title: t('desk.collided.title'), text: t('desk.collided.answer') }
        : undefined,
    body: <AnswerPage {...{ sent, draft, post, list, address, page }} />,
    status,
  }
}

/** Stores and queues an answer, unless a colleague was first: then nothing is sent, and the text stays. */
async function sendAnswer(
  request: DeskRequest,
  { database: { db } }: DoorContext,
  answering: Answering,
): Promise<DeskAnswer> {
  const { sent, draft } = answering
  const { page, text } = request
  const { now, today, hrefs } = page
  const letter = answerLetter(sent, draft, page)
  if (letter === undefined) return undefined
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
  const changed = await db.transaction().execute(async (transaction) => {
    const outcome = await changeRequest(transaction, sent.id, change, page)
    if (outcome === 'changed')
      await queueMails(transaction, [letter, ...copyOf(letter, draft, page)], sent.id, now)
    return outcome
  })
  if (changed === 'missing') return undefined
  if (changed === 'collided') return show(request, answering, 409)
  const said = new URLSearchParams({ did: 'answer', of: String(sent.id), in: text('in') })
  return `${hrefs.request(sent.id)}?${said}`
}

/** The same mail to the member of staff who wrote it. */
function copyOf(letter: Letter, { isCopied }: Draft, { staff }: DeskRequest['page']): readonly Letter[] {
  return isCopied ? [{ ...letter, kind: 'agency', to: { name: staff.name, address: staff.email } }] : []
}
