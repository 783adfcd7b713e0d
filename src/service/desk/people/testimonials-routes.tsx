import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { isLocale } from '#domain/values/locale.ts'
import { type DeskContext, type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { changeRequest, logAct } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { readyRelease } from '#service/requests/testimonials/release-testimonial.ts'
import { deedOf } from './people-routes.tsx'
import { type SentTestimonial, TestimonialsPage, testimonialStates } from './testimonials-page.tsx'

/** Why a testimonial was not published or taken back: what the page says. */
type Problem = 'badPicture' | 'released' | 'readOnly' | 'collided'

/** Adds the page on which managers publish testimonials and take them back; nobody changes a word of them. */
export function addTestimonialsRoutes(app: Hono, context: DeskContext): void {
  const path = `${deskRoot}/:locale/testimonials`
  app.get(
    path,
    staffOnly(context, (request) => show(request, context), 'manager'),
  )
  app.post(
    `${path}/:act`,
    staffOnly(
      context,
      async (request) => {
        const { c, page, text } = request
        const id = /^[1-9]\d{0,14}$/.test(text('request')) ? Number(text('request')) : 0
        const act = c.req.param('act')
        const done =
          act === 'take-back' ? await takeBack(context, id, page) : await decide(request, context, id)
        if (done === 'missing') return missing(request)
        if (done !== 'done') return await show(request, context, done)
        const did = { publish: 'published', decline: 'declined', 'take-back': 'withdrawn' }[act ?? '']
        const state = act === 'take-back' ? 'published' : 'waiting'
        return c.redirect(`${page.hrefs.testimonials}?${new URLSearchParams({ state, did: did ?? '' })}`, 303)
      },
      'manager',
    ),
  )
}

/** Publishes a testimonial, or sets it aside, unless a colleague was first: then nothing is written. */
async function decide({ c, page, text }: DeskRequest, { database, testimonials }: DeskContext, id: number) {
  const { lang, version } = {
    lang: text('lang'),
    version: /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : undefined,
  }
  const asked = { locale: isLocale(lang) ? lang : undefined, withPicture: text('picture') === 'yes' }
  const act = c.req.param('act')
  if (act !== 'publish' && act !== 'decline') return 'missing'
  const isPublished = act === 'publish'
  const rows = database.db.selectFrom('submission').select('id').where('id', '=', id)
  if ((await rows.where('form', '=', 'testimonial').executeTakeFirst()) === undefined) return 'missing'
  if (isPublished && testimonials === undefined) return 'readOnly'
  const ready =
    isPublished && testimonials !== undefined
      ? await readyRelease(database, testimonials, id, asked)
      : undefined
  if (typeof ready === 'string') return ready === 'otherForm' ? 'missing' : ready
  return await database.db.transaction().execute(async (transaction) => {
    const change = isPublished
      ? ({ act: 'publish', version } as const)
      : ({ act: 'done', version, set: { state: 'done', wait_until: null } } as const)
    const changed = await changeRequest(transaction, id, change, page)
    if (changed !== 'changed') return changed
    await ready?.write(transaction)
    return 'done'
  })
}

async function takeBack({ database, testimonials }: DeskContext, request: number, page: DeskRequest['page']) {
  const files = (await testimonials?.find(request)) ?? []
  if (testimonials === undefined || files.length === 0) return 'missing'
  if (!(await testimonials.canWrite())) return 'readOnly'
  await testimonials.remove(files)
  await logAct(database.db, { act: 'takeBack', id: request, detail: '' }, page)
  return 'done'
}

async function show(
  request: DeskRequest,
  { database: { db }, testimonials }: DeskContext,
  problem?: Problem,
) {
  const { c, page, reply } = request
  const { t } = page
  const state = testimonialStates.find((each) => each === c.req.query('state')) ?? 'waiting'
  const published = (await testimonials?.all()) ?? []
  const canWrite = (await testimonials?.canWrite()) ?? false
  const onSite = new Set(published.map((one) => one.request))
  const all: readonly SentTestimonial[] = await db
    .selectFrom('submission')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('upload')
        .select('upload.id')
        .whereRef('upload.submission_id', '=', 'submission.id')
        .where('upload.field', '=', 'picture')
        .limit(1)
        .as('picture'),
    )
    .where('form', '=', 'testimonial')
    .where('state', '<>', 'unconfirmed')
    .orderBy('id', 'desc')
    .execute()
  const off = all.filter(({ id }) => !onSite.has(id))
  const sent = {
    waiting: off.filter((one) => one.state !== 'done'),
    withdrawn: off.filter((one) => one.state === 'done'),
  }
  const notice = problem && ({ tone: 'bad', title: t(`deskPeople.praise.wrong.${problem}`) } as const)
  const body = <TestimonialsPage {...{ state, sent, published, canWrite, page }} />
  const frame = {
    view: 'testimonials',
    title: t('deskPeople.praise.title'),
    done: deedOf(request),
    notice,
  } as const
  return reply(
    await deskPage(db, frame, page, body),
    problem === undefined ? 200 : problem === 'collided' ? 409 : 422,
  )
}
