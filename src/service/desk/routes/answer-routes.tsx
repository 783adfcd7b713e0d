import { langTags, languageNames } from '#domain/values/locale.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { listed, toldOf } from '#service/desk/views/parts.tsx'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { type SentForm, visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { Block, Facts, field, Go, PageTop, PostForm, Press, Thumb, Tick } from '#ui/desk/kit.ts'
import { Wordmark } from '#ui/portal/frame/Logo.tsx'
import { formatTime } from '#i18n/format.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'

import type { Hono } from 'hono'
import { addDays } from '#domain/values/plain-date.ts'
import { answerLetter, beginAnswer, templatesFor } from '#service/desk/answer/templates.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import {
  deskDoor,
  insist,
  missing,
  refuse,
  type Show,
  showAgain,
  type Shown,
} from '#service/desk/desk-door.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { visitorFile } from '#service/requests/calendars/appointment-files.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { requestIn } from './request-routes.tsx'
import { MarkedText } from '#service/desk/answer/marked-text.tsx'

/** How a request stands once it was answered. */
const afterwards = ['done', 'waiting', 'open'] as const

/** Longest answer, in letters, and days that a request waits for what the visitor writes back. */
const maxAnswer = 10_000
const waitsFor = 7

/** Adds the page on which a request is answered by mail. */
export function addAnswerRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const show: Show = (request) => showAnswer(request, context)
  get('request/:id/answer', show)
  post('request/:id/answer', (request) => sendAnswer(request, context), show)
}

/** Reads what is answered, and the answer as it was typed, or as its template begins it. @throws for a request without an address */
async function answeringOf(request: DeskRequest, context: DeskContext) {
  const { c, text, page } = request
  const found = await requestIn(request, context)
  const told = toldOf(found.request, page)
  const { sent } = told
  const address = visitorAddress(sent.answers) ?? missing()
  const template = templatesFor(sent, page).find(({ id }) => id === text('with'))?.id
  const { token = '' } = found.booking ?? {}
  const booked = await context.bookings.find(token)
  const typed = { subject: text('subject'), text: text('text') }
  const draft = {
    ...beginAnswer(template, sent, page),
    ...(c.req.method === 'POST' && typed),
    template,
    after: afterwards.find((each) => each === text('after')) ?? 'done',
  }
  const appointment = booked?.state === 'booked' ? booked.appointment : undefined
  const hasFile = appointment !== undefined && (c.req.method === 'GET' || text('ics') === 'yes')
  return { ...told, found, address, draft, appointment, hasFile, page }
}

/** Shows an answer that is written, beside how it arrives. */
async function showAnswer(request: DeskRequest, context: DeskContext): Promise<Shown> {
  const { page, text } = request
  const { t, hrefs } = page
  const answering = await answeringOf(request, context)
  const { found, sent, draft, name, asked, appointment } = answering
  const { template } = draft
  const list = text('in')
  const hidden = { version: String(found.request.version), in: list, with: template ?? '' }
  const back = hrefs.request(sent.id, list)
  const title = t('desk.answer.title', { name })
  const then = afterwards.map((value) => ({ value, label: t(`desk.answer.then.${value}`) }))
  const body = (
    <>
      <PageTop
        label={t('desk.request.walk')}
        back={{ label: t('desk.answer.back', { what: asked, name }), href: back }}
        title={title}
        lead={t('desk.answer.lead', {
          language: languageNames[sent.locale],
          email: officeOf(sent, page).email,
        })}
      />
      <div className="answer">
        <div className="form">
          <nav className="field" aria-label={t('desk.answer.templates')}>
            <h2 className="answer__begin">{t('desk.answer.begin')}</h2>
            <ul className="templates" role="list">
              {[...templatesFor(sent, page), undefined].map((ready) => (
                <li key={ready?.id ?? ''}>
                  <a
                    href={hrefs.answer(sent.id, ready?.id, list)}
                    aria-current={ready?.id === template ? 'true' : undefined}
                  >
                    {ready?.name ?? t('desk.answer.empty')}
                    {ready !== undefined && ready.language !== sent.locale && (
                      <span className="muted">{languageNames[ready.language]}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PostForm post={{ action: hrefs.act(sent.id, 'answer'), hidden }} className="form">
            {field('text', 'subject', t('desk.answer.subject'), {
              value: draft.subject,
              maxLength: 200,
              isRequired: true,
            })}
            {field('long', 'text', t('desk.answer.words'), {
              hint: t('desk.answer.wordsHint'),
              value: draft.text,
              isRequired: true,
            })}
            {appointment !== undefined && <Tick name="ics" label={t('desk.answer.ics')} isOn />}
            <Tick name="copy" label={t('desk.answer.copy')} />
            {field('pick', 'after', t('desk.answer.after'), { choices: then, value: draft.after })}
            <Go label={t('desk.answer.send')}>
              <Press label={t('desk.answer.update')} name="do" value="preview" isGhost />
              <a href={back}>{t('desk.answer.cancel')}</a>
            </Go>
          </PostForm>
        </div>
        <Preview {...answering} />
      </div>
    </>
  )
  return { view: 'requests', title, body }
}

type Answering = Awaited<ReturnType<typeof answeringOf>>

/** The mail as it arrives; what the desk filled in is marked here only. */
function Preview({ sent, draft, address, name, thumb, hasFile, page }: Answering) {
  const { t, staff, agency } = page
  const home = sent.about?.(sent.locale)
  return (
    <Block
      title={t('desk.answer.preview')}
      aside={
        <span className="small muted">
          {t('desk.answer.updated', { time: formatTime(toBrussels(page.now).at, page.locale) })}
        </span>
      }
    >
      <div className="letter">
        <Facts
          className="letter__head"
          facts={[
            [t('desk.answer.from'), `${staff.name}, ${officeOf(sent, page).name}`],
            [t('desk.answer.to'), `${name}, ${address}`],
            [t('desk.answer.subject'), draft.subject],
            ...(hasFile ? [[t('desk.answer.attached'), t('desk.answer.file')] as const] : []),
          ]}
        />
        <div className="letter__body" lang={langTags[sent.locale]}>
          <p className="logo__name">
            <Wordmark wordmark={agency.logo.wordmark} />
          </p>
          <MarkedText text={draft.text} marks={draft.filledIn} />
          {home !== undefined && (
            <div className="homecard">
              <Thumb of={thumb} />
              <div>
                <h3>{home.title}</h3>
                <p className="muted">{listed([home.place, home.price])}</p>
              </div>
            </div>
          )}
        </div>
      </div>
      <p className="small muted">{t('desk.answer.marked')}</p>
    </Block>
  )
}

function officeOf(sent: SentForm, { words, locale }: DeskPage) {
  const { office } = whoAnswers(words, { answers: sent.answers, home: sent.about?.(locale) })
  return office ?? words.recipients.agency
}

/** Stores and queues an answer, unless a colleague was first: then nothing is sent, and the text stays. */
async function sendAnswer(request: DeskRequest, context: DeskContext): Promise<string> {
  const { page, text } = request
  const { t, now, today, hrefs, staff } = page
  const { sent, draft, appointment, hasFile } = await answeringOf(request, context)
  if (text('do') === 'preview') showAgain()
  if (draft.subject === '') refuse(t('desk.problem.emptySubject'), 'subject')
  if (draft.text === '') refuse(t('desk.problem.emptyAnswer'), 'text')
  if (draft.text.length > maxAnswer) refuse(t('desk.problem.longAnswer'), 'text')
  const letter = answerLetter(sent, draft, page) ?? missing()
  const copy = { ...letter, kind: 'agency', to: { name: staff.name, address: staff.email } } as const
  const url = appointment && page.words.link(`appointment/${appointment.booking.token}`, sent.locale)
  const file = hasFile && appointment && visitorFile(appointment, { locale: sent.locale, now, url })
  const answer = file ? { ...letter, calendar: file } : letter
  const { after: state } = draft
  const change = {
    act: 'answer',
    version: Number(text('version')),
    isAnswer: true,
    set: { state, wait_until: state === 'waiting' ? addDays(today, waitsFor) : null },
    note: { kind: 'answer', text: `${draft.subject}\n\n${draft.text}` },
  } as const
  await context.database.db.transaction().execute(async (transaction) => {
    const changed = await changeRequest(transaction, sent.id, change, page)
    await insist(changed, page, t('desk.collided.answer'), { db: transaction, id: sent.id })
    await queueMails(transaction, text('copy') === 'yes' ? [answer, copy] : [answer], sent.id, now)
  })
  const said = new URLSearchParams({ did: 'answer', of: String(sent.id), in: text('in') })
  return `${hrefs.request(sent.id)}?${said}`
}
