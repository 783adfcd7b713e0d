import type { Hono } from 'hono'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { type DeskAnswer, deskDoor, refuse } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
import { idOf } from '#service/desk/routes/request-routes.tsx'
import { sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { field } from '#ui/desk/kit/Form.tsx'
import { Wipe } from '#ui/desk/kit/Wipe.tsx'
import { logAct } from './change-request.ts'
import { type FoundRequest, readRequest } from './read-request.ts'

/** Adds the page on which managers erase a request, once its number was typed. */
export function addEraseRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const { db } = context.database
  const show = async ({ c, page }: DeskRequest): Promise<DeskAnswer> => {
    const found = await readRequest(db, idOf(c), page)
    if (found === undefined) return undefined
    const { id, payload } = found.request
    const title = page.t('desk.erase.title', { id, name: visitorName(JSON.parse(payload)) })
    return { view: 'requests', title, body: <ErasePage {...{ found, title, page }} /> }
  }
  const erase = async ({ c, page, text }: DeskRequest): Promise<string | Refusal | undefined> => {
    const id = idOf(c)
    if ((await readRequest(db, id, page)) === undefined) return undefined
    if (text('number') !== String(id)) return refuse(page.t('desk.erase.wrong', { id }), 'number')
    await context.erase({ kind: 'request', id })
    await logAct(db, { act: 'erase', id, detail: '' }, page)
    return `${page.hrefs.requests}?${new URLSearchParams({ did: 'erase', of: String(id) })}`
  }
  get('request/:id/erase', show)
  post('request/:id/erase', erase, show)
}

type Props = Readonly<{ found: FoundRequest; title: string; page: DeskPage }>

/** Says what is erased with a request and what stays, before its number is typed. */
function ErasePage({ found: { request, booking, others }, title, page }: Props) {
  const { t, hrefs, locale } = page
  const { id } = request
  const sent = sentOf(storedOf(request), page)
  const what = { what: askedWords(sent, locale), name: visitorName(sent.answers) }
  const isPlanned = booking !== undefined && booking.seat !== null
  const goes = [
    t('desk.erase.all'),
    isPlanned && ([t('desk.erase.appointment'), t('desk.erase.told')] as const),
  ]
  const stays = [
    others.length > 0 && t('desk.erase.others', { count: others.length }),
    ...(['sent', 'crm', 'log'] as const).map((each) => t(`desk.erase.${each}`)),
  ]
  return (
    <Wipe
      walk={t('desk.request.walk')}
      back={{ label: t('desk.answer.back', what), href: hrefs.request(id) }}
      title={title}
      lead={t('desk.erase.lead')}
      parts={[
        [t('desk.erase.goes'), goes],
        [t('desk.erase.stays'), stays],
      ]}
      post={{ action: hrefs.act(id, 'erase') }}
      button={t('desk.erase.button', { id })}
      cancel={t('desk.answer.cancel')}
    >
      {field('text', 'number', t('desk.erase.sure', { id }), { isRequired: true })}
    </Wipe>
  )
}
