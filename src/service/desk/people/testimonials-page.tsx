import type { Hono } from 'hono'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { isLocale } from '#domain/values/locale.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { type Change, changeRequest, logAct } from '#service/desk/requests/change-request.ts'
import { languageChoices } from '#service/desk/views/request-parts.ts'
import { readId, readVersion } from '#service/desk/views/read-number.ts'
import type { StoredRequest } from '#service/kit/database/desk-tables.ts'
import { readyRelease } from '#service/requests/testimonials/release-testimonial.ts'
import type { ReleasedTestimonial } from '#service/requests/testimonials/released-testimonials.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { field, PostForm, Press, Tick } from '#ui/desk/kit/Form.tsx'
import { StateTabs } from '#ui/desk/kit/StateTabs.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { deedOf } from './people-page.tsx'

/** How a testimonial stands: to be read, on the site, or kept off it. */
const states = ['waiting', 'published', 'withdrawn'] as const

/** What the bar says of each act. */
const deeds: Readonly<Record<string, string>> = {
  publish: 'state=waiting&did=published',
  decline: 'state=waiting&did=declined',
  'take-back': 'state=published&did=withdrawn',
}

/** Adds the page on which managers publish testimonials and take them back; nobody changes a word of them. */
export function addTestimonialsRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const showAll = (request: DeskRequest) => show(request, context)
  get('testimonials', showAll)
  post(
    'testimonials/:act',
    async (request) => {
      const { c, page, text } = request
      const act = c.req.param('act') ?? ''
      const id = readId(text('request'))
      const done =
        act === 'take-back' ? await takeBack(context, id, page) : await decide(request, context, id, act)
      if (done === 'missing') return undefined
      if (done === 'done') return `${page.hrefs.testimonials}?${deeds[act]}`
      const title = page.t(`deskPeople.praise.wrong.${done}`)
      return { title, status: done === 'collided' ? 409 : 422 }
    },
    showAll,
  )
}

/** Publishes a testimonial, or sets it aside, unless a colleague was first: then nothing is written. */
async function decide(
  { page, text }: DeskRequest,
  { database, testimonials }: DeskContext,
  id: number,
  act: string,
) {
  if (act !== 'publish' && act !== 'decline') return 'missing'
  const rows = database.db.selectFrom('submission').select('id').where('id', '=', id)
  if ((await rows.where('form', '=', 'testimonial').executeTakeFirst()) === undefined) return 'missing'
  if (act === 'publish' && testimonials === undefined) return 'readOnly'
  const lang = text('lang')
  const person = text('person')
  const asked = {
    locale: isLocale(lang) ? lang : undefined,
    personId: person in page.agency.team ? person : undefined,
    withPicture: text('picture') === 'yes',
  }
  const ready = act === 'publish' && testimonials && (await readyRelease(database, testimonials, id, asked))
  if (typeof ready === 'string') return ready === 'otherForm' ? 'missing' : ready
  const version = readVersion(text)
  return await database.db.transaction().execute(async (transaction) => {
    const change: Change = ready
      ? { act: 'publish' }
      : { act: 'done', set: { state: 'done', wait_until: null } }
    const changed = await changeRequest(transaction, id, { ...change, version }, page)
    if (changed !== 'changed') return changed
    if (ready) await ready.write(transaction)
    return 'done'
  })
}

async function takeBack({ database, testimonials }: DeskContext, request: number, page: DeskPage) {
  const files = (await testimonials?.find(request)) ?? []
  if (testimonials === undefined || files.length === 0) return 'missing'
  if (!(await testimonials.canWrite())) return 'readOnly'
  await testimonials.remove(files)
  await logAct(database.db, { act: 'takeBack', id: request, detail: '' }, page)
  return 'done'
}

async function show(request: DeskRequest, { database: { db }, testimonials }: DeskContext): Promise<Shown> {
  const { page, text } = request
  const { t } = page
  const published = (await testimonials?.all()) ?? []
  const canWrite = (await testimonials?.canWrite()) ?? false
  const all = await db
    .selectFrom('submission')
    .selectAll()
    .select((row) => {
      const pictures = row.selectFrom('upload').select('upload.id').where('upload.field', '=', 'picture')
      return pictures.whereRef('upload.submission_id', '=', 'submission.id').limit(1).as('file')
    })
    .where('form', '=', 'testimonial')
    .where('state', '<>', 'unconfirmed')
    .orderBy('id', 'desc')
    .execute()
  const onSite = new Set(published.map((one) => one.request))
  const sent = (isDone: boolean) =>
    all.filter((one) => !onSite.has(one.id) && (one.state === 'done') === isDone).map(toPraise)
  const lists = {
    waiting: sent(false),
    published,
    withdrawn: sent(true),
  }
  const state = states.find((each) => each === text('state')) ?? 'waiting'
  return {
    view: 'testimonials',
    title: t('deskPeople.praise.title'),
    done: deedOf(request),
    body: <TestimonialsPage {...{ state, lists, canWrite, page }} />,
  }
}

/** A testimonial as it is shown; of one that is not on the site the version of its request, and the number of its picture's file. */
type Praise = Omit<ReleasedTestimonial, 'picture'> & Readonly<{ version?: number; file?: number | null }>

function toPraise({ payload, ...row }: StoredRequest & Pick<Praise, 'file'>): Praise {
  const { id, version, lang: locale, created_at: at, file } = row
  const sent: Readonly<Pick<Praise, 'name' | 'aboutYou'> & { message: string }> = JSON.parse(payload)
  const { name, aboutYou, message: comment } = sent
  const postedOn = toBrussels(Number(at)).on
  return { id: String(id), request: id, version, file, name, aboutYou, comment, locale, postedOn }
}

type State = (typeof states)[number]
type Props = Readonly<{ state: State; canWrite: boolean; page: DeskPage }>

/** What people wrote about the agency, word by word: what waits, what is on the site, and what is not. */
function TestimonialsPage({
  lists,
  ...props
}: Props & Readonly<{ lists: Readonly<Record<State, readonly Praise[]>> }>) {
  const { state, canWrite, page } = props
  const { t, hrefs, locale, agency } = page
  const [waiting, published] = [lists.waiting.length, lists.published.length]
  const tabs = states.map((each) => ({
    label: t(`deskPeople.praise.${each}`),
    count: formatNumber(lists[each].length, locale),
    href: `${hrefs.testimonials}?state=${each}`,
    isCurrent: each === state,
  }))
  const none = { title: t('deskPeople.praise.none'), text: t('deskPeople.praise.noneText') }
  const locked = { title: t('deskPeople.praise.readOnly'), text: t('deskPeople.praise.readOnlyText') }
  return (
    <>
      <ViewHead
        title={t('deskPeople.praise.title')}
        lead={t('deskPeople.praise.lead', { waiting, published })}
      />
      {!canWrite && <Notice tone="late" {...locked} />}
      <StateTabs label={t('desk.list.states')} tabs={tabs} />
      {lists[state].length === 0 && <Blank {...none} drawing={agency.drawing} />}
      {lists[state].map((one) => (
        <article key={one.id} className="praise">
          <div>
            {one.request && one.file && <img src={hrefs.file(one.request, one.file)} alt="" />}
            <div>
              <blockquote lang={one.locale}>
                <p>{one.comment}</p>
              </blockquote>
              <p>{one.aboutYou ? `${one.name}, ${one.aboutYou}` : one.name}</p>
              <p className="small muted">
                {t('deskPeople.praise.written', { day: formatDate(one.postedOn, locale) })}
              </p>
            </div>
          </div>
          <div>
            {one.request === undefined ? (
              <p className="muted">{t('deskPeople.praise.byHand')}</p>
            ) : (
              <Choice {...props} one={one} id={one.request} />
            )}
          </div>
        </article>
      ))}
    </>
  )
}

/** What can be done with a testimonial that came by the form. */
function Choice({ state, one, id, canWrite, page }: Props & Readonly<{ one: Praise; id: number }>) {
  const { t, hrefs, agency } = page
  const team = Object.entries(agency.team).map(([value, { name }]) => ({ value, label: name }))
  const hidden = { request: String(id) }
  if (state === 'published') {
    const act = { action: `${hrefs.testimonials}/take-back`, hidden, label: t('deskPeople.praise.takeBack') }
    return canWrite && <Act act={act} className="button button--bad button--small" />
  }
  const decline = `${hrefs.testimonials}/decline`
  const post = {
    action: `${hrefs.testimonials}/publish`,
    also: [decline],
    hidden: { ...hidden, version: String(one.version) },
  }
  return (
    <>
      {canWrite && (
        <PostForm post={post} className="form small-fields">
          {field('menu', 'lang', t('deskPeople.praise.lang'), {
            id: `lang-${id}`,
            choices: languageChoices,
            value: one.locale,
          })}
          {team.length > 0 &&
            field('menu', 'person', t('deskPeople.praise.person'), {
              id: `person-${id}`,
              choices: team,
              emptyLabel: t('deskPeople.praise.nobody'),
            })}
          {one.file && <Tick name="picture" label={t('deskPeople.praise.picture')} isOn />}
          <Press label={t('deskPeople.praise.publish')} isSmall />
          {state === 'waiting' && (
            <Press label={t('deskPeople.praise.decline')} formAction={decline} isGhost isSmall />
          )}
        </PostForm>
      )}
      <p className="small muted">
        <a href={hrefs.request(id)}>{t('deskPeople.praise.open')}</a>. {t('deskPeople.praise.soon')}
      </p>
    </>
  )
}
