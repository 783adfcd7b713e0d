import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { type DeskContext, type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { CallPage } from './call-page.tsx'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { callKinds, type CallProblem, readCall, type TypedCall } from './read-call.ts'
import { deskPage } from '#service/desk/views/desk-page.tsx'

/** Adds the page on which a call is noted: it is stored as the form that it stands for. */
export function addCallRoutes(app: Hono, context: DeskContext): void {
  const path = `${deskRoot}/:locale/requests/new`
  const show = async (
    { page, reply, text }: DeskRequest,
    call: TypedCall,
    problem?: CallProblem,
  ): Promise<Response> => {
    const key = text('key') === '' ? crypto.randomUUID() : text('key')
    const body = <CallPage call={call} problem={problem} dedupeKey={key} page={page} />
    const title = page.t('desk.call.title')
    return reply(
      await deskPage(context.database.db, { view: 'requests', title }, page, body),
      problem ? 422 : 200,
    )
  }
  app.get(
    path,
    staffOnly(context, (request) =>
      show(
        request,
        typedCall((name) => request.c.req.query(name) ?? ''),
      ),
    ),
  )
  app.post(
    path,
    staffOnly(context, async (request) => {
      const { c, page, text } = request
      const { staff, locale, hrefs } = page
      const call = typedCall(text)
      const read = readCall(call, page)
      if (typeof read === 'string') return await show(request, call, read)
      const dedupeKey = `call ${staff.id} ${text('key')}`
      const id = await context.accept({
        ...read,
        locale,
        uploads: [],
        dedupeKey,
        mails: call.isMailed ? 'visitor' : 'none',
      })
      await context.database.db.transaction().execute(async (transaction) => {
        // Whoever noted it spoke to the sender, and has it, also where another office answers for the home.
        const { numUpdatedRows } = await transaction
          .updateTable('submission')
          .set({ agent: staff.id })
          .where('id', '=', id)
          .where('state', '=', 'new')
          .executeTakeFirst()
        if (numUpdatedRows > 0n)
          await changeRequest(transaction, id, { act: 'noteCall', isAnswer: true }, page)
      })
      return c.redirect(`${hrefs.request(id)}?did=noted&of=${id}`, 303)
    }),
  )
}

function typedCall(text: (name: string) => string): TypedCall {
  return {
    kind: callKinds.find((each) => each === text('about')) ?? 'visit',
    home: text('home').trim(),
    name: text('name').trim(),
    phone: text('phone').trim(),
    email: text('email').trim(),
    said: text('said'),
    isMailed: text('mail') === 'yes',
  }
}
