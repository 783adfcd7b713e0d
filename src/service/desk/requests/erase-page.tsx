import type { Hono } from 'hono'
import type { DeskContext } from '#service/desk/desk-context.ts'
import { deskDoor, refuse, type Show } from '#service/desk/desk-door.ts'
import { requestIn } from '#service/desk/routes/request-routes.tsx'
import { toldOf } from '#service/desk/views/parts.tsx'
import { field, Wipe } from '#ui/desk/kit.ts'
import { logAct } from './change-request.ts'

/** Adds the page on which managers erase a request, once its number was typed: it says what is erased with it, and what stays. */
export function addEraseRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const show: Show = async (request) => {
    const { page } = request
    const { t, hrefs, personHref } = page
    const { request: stored, booking, others } = await requestIn(request, context)
    const { id } = stored
    const { asked, name } = toldOf(stored, page)
    const title = t('desk.erase.title', { id, name })
    const isPlanned = booking !== undefined && booking.seat !== null
    const goes = [
      t('desk.erase.all'),
      isPlanned && ([t('desk.erase.appointment'), t('desk.erase.told')] as const),
    ]
    const stays = [
      others.length > 0 && t('desk.erase.others', { count: others.length }),
      ...(['sent', 'crm', 'log'] as const).map((each) => t(`desk.erase.${each}`)),
    ]
    const body = (
      <Wipe
        walk={t('desk.request.walk')}
        back={{ label: t('desk.answer.back', { what: asked, name }), href: hrefs.request(id) }}
        title={title}
        lead={t('desk.erase.lead')}
        goes={[t('desk.erase.goes'), goes]}
        stays={[t('desk.erase.stays'), stays]}
        post={{ action: hrefs.act(id, 'erase'), label: t('desk.erase.button', { id }) }}
        cancel={t('desk.answer.cancel')}
        note={
          <>
            {t('desk.erase.person')}{' '}
            <a href={`${personHref('request', id)}/erase`}>{t('desk.erase.personLink')}</a>
          </>
        }
      >
        {field('text', 'number', t('desk.erase.sure', { id }), { isRequired: true })}
      </Wipe>
    )
    return { view: 'requests', title, body }
  }
  const erase: Show = async (request) => {
    const { page, text } = request
    const { id } = (await requestIn(request, context)).request
    if (text('number') !== String(id)) refuse(page.t('desk.erase.wrong', { id }), 'number')
    await context.erase({ kind: 'request', id })
    await logAct(context.database.db, { act: 'erase', id, detail: '' }, page)
    return `${page.hrefs.requests}?${new URLSearchParams({ did: 'erase', of: String(id) })}`
  }
  get('request/:id/erase', show)
  post('request/:id/erase', erase, show)
}
