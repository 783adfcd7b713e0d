import type { Hono } from 'hono'
import { addDays } from '#domain/values/plain-date.ts'
import { answerLetter, beginAnswer, templatesFor } from '#service/desk/answer/templates.ts'
import { afterwards, AnswerPage, type Draft } from '#service/desk/answer/answer-page.tsx'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { collided, type DeskAnswer, deskDoor, refuse, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
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

type Answering = Readonly<{ found: FoundRequest; sent: SentForm; address: string; draft: Draft }>

/** Adds the page on which a request is answered by mail. */
export function addAnswerRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database
  /** Reads what is answered and how far the answer is; undefined for a request without an address. */
  const answeringOf = async (request: DeskRequest): Promise<Answering | undefined> => {
    const found = await readRequest(db, idOf(request.c), request.page)
    const sent = found && sentOf(storedOf(found.request), request.page)
    const address = sent && visitorAddress(sent.answers)
    if (found === undefined || sent === undefined || address === undefined) return undefined
    return { found, sent, address, draft: draftOf(request, sent) }
  }
  const show = async (request: DeskRequest): Promise<DeskAnswer> => {
    const answering = await answeringOf(request)
    return answering && showAnswer(request, answering)
  }
  get('request/:id/answer', show)
  post(
    'request/:id/answer',
    async (request) => {
      const answering = await answeringOf(request)
      return answering && (await sendAnswer(request, context, answering))
    },
    show,
  )
}

/** Returns the answer as it was typed, or as its template begins it. */
function draftOf({ c, text, page }: DeskRequest, sent: SentForm): Draft {
  const template = templatesFor(sent, page).find(({ id }) => id === text('with'))?.id
  const begun = beginAnswer(template, sent, page)
  const typed = { subject: text('subject'), text: text('text') }
  return {
    ...begun,
    ...(c.req.method === 'POST' && typed),
    template,
    after: afterwards.find((each) => each === text('after')) ?? 'done',
    isCopied: text('copy') === 'yes',
  }
}

function showAnswer({ page, text }: DeskRequest, { found, sent, address, draft }: Answering): Shown {
  const list = text('in')
  const hidden = { version: String(found.request.version), in: list, with: draft.template ?? '' }
  const post = { action: page.hrefs.act(sent.id, 'answer'), hidden }
  return {
    view: 'requests',
    title: page.t('desk.answer.title', { name: visitorName(sent.answers) }),
    body: <AnswerPage {...{ sent, draft, post, list, address, page }} />,
  }
}

/** Stores and queues an answer, unless a colleague was first: then nothing is sent, and the text stays. */
async function sendAnswer(
  { page, text }: DeskRequest,
  { database: { db } }: DoorContext,
  { sent, draft }: Answering,
): Promise<string | Refusal | undefined> {
  const { t, now, today, hrefs } = page
  if (text('do') === 'preview') return { status: 200 }
  if (draft.subject === '') return refuse(t('desk.problem.emptySubject'), 'subject')
  if (draft.text === '') return refuse(t('desk.problem.emptyAnswer'), 'text')
  if (draft.text.length > maxAnswer) return refuse(t('desk.problem.longAnswer'), 'text')
  const letter = answerLetter(sent, draft, page)
  if (letter === undefined) return undefined
  const { after: state } = draft
  const change = {
    act: 'answer',
    version: Number(text('version')),
    isAnswer: true,
    set: { state, wait_until: state === 'waiting' ? addDays(today, waitsFor) : null },
    note: { kind: 'answer', text: `${draft.subject}\n\n${draft.text}` },
  } as const
  const changed = await db.transaction().execute(async (transaction) => {
    const outcome = await changeRequest(transaction, sent.id, change, page)
    if (outcome === 'changed')
      await queueMails(transaction, [letter, ...copyOf(letter, draft, page)], sent.id, now)
    return outcome
  })
  if (changed === 'missing') return undefined
  if (changed === 'collided') return collided(page, t('desk.collided.answer'))
  const said = new URLSearchParams({ did: 'answer', of: String(sent.id), in: text('in') })
  return `${hrefs.request(sent.id)}?${said}`
}

function copyOf(letter: Letter, { isCopied }: Draft, { staff }: DeskPage): readonly Letter[] {
  return isCopied ? [{ ...letter, kind: 'agency', to: { name: staff.name, address: staff.email } }] : []
}
