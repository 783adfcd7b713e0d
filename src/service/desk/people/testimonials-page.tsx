import type { Hono } from 'hono'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { isLocale } from '#domain/values/locale.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, missing, refuse, type Show, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { type Change, changeRequest, logAct } from '#service/desk/requests/change-request.ts'
import { languageChoices, listed, readId, readVersion } from '#service/desk/views/parts.tsx'
import type { StoredRequest } from '#service/kit/database/desk-tables.ts'
import { readyRelease, type ReleaseProblem } from '#service/requests/testimonials/release-testimonial.ts'
import type { ReleasedTestimonial } from '#service/requests/testimonials/released-testimonials.ts'
import { Act, Blank, field, Notice, PostForm, Press, StateTabs, Tick, ViewHead } from '#ui/desk/kit.ts'
import { deedOf } from './people-page.tsx'

/** How a testimonial stands: to be read, on the site, or kept off it. */
const states = ['waiting', 'published', 'withdrawn'] as const

/** Adds the page on which managers publish testimonials and take them back; nobody changes a word of them. */
export function addTestimonialsRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const showAll: Show = (request) => show(request, context)
  const acts: Readonly<Record<'publish' | 'decline' | 'take-back', Show>> = {
    publish: (request) => decide(request, context, 'publish'),
    decline: (request) => decide(request, context, 'decline'),
    'take-back': async ({ page, text }) => {
      const { database, testimonials } = context
      const id = readId(text('request'))
      const files = (await testimonials?.find(id)) ?? []
      if (testimonials === undefined || files.length === 0) missing()
      if (!(await testimonials.canWrite())) wrong('readOnly', page)
      await testimonials.remove(files)
      await logAct(database.db, { act: 'takeBack', id, detail: '' }, page)
      return `${page.hrefs.testimonials}?state=published&did=withdrawn`
    },
  }
  get('testimonials', showAll)
  post('testimonials/:act', acts, showAll)
}

/** Publishes a testimonial, or sets it aside, unless a colleague was first: then nothing is written. */
async function decide(
  { page, text }: DeskRequest,
  { database, testimonials }: DeskContext,
  act: 'publish' | 'decline',
): Promise<string> {
  const id = readId(text('request'))
  const rows = database.db.selectFrom('submission').select('id').where('id', '=', id)
  if ((await rows.where('form', '=', 'testimonial').executeTakeFirst()) === undefined) missing()
  const [lang, person] = [text('lang'), text('person')]
  const asked = {
    locale: isLocale(lang) ? lang : undefined,
    personId: person in page.agency.team ? person : undefined,
    withPicture: text('picture') === 'yes',
  }
  const isYes = act === 'publish'
  if (isYes && testimonials === undefined) wrong('readOnly', page)
  const ready = isYes && testimonials && (await readyRelease(database, testimonials, id, asked))
  if (typeof ready === 'string') wrong(ready, page)
  const version = readVersion(text)
  const change: Change = ready
    ? { act: 'publish' }
    : { act: 'done', set: { state: 'done', wait_until: null } }
  await database.db.transaction().execute(async (transaction) => {
    const changed = await changeRequest(transaction, id, { ...change, version }, page)
    if (changed !== 'changed') wrong(changed, page)
    if (ready) await ready.write(transaction)
  })
  return `${page.hrefs.testimonials}?state=waiting&did=${isYes ? 'published' : 'declined'}`
}

/** Says why nothing is done with a testimonial. @throws always */
function wrong(problem: ReleaseProblem | 'collided', { t }: DeskPage): never {
  if (problem === 'missing' || problem === 'otherForm') return missing()
  const title = t(`deskPeople.praise.wrong.${problem}`)
  return refuse(title, undefined, { status: problem === 'collided' ? 409 : 422 })
}

/** Shows what people wrote about the agency, word by word: what waits, what is on the site, and what is not. */
async function show(request: DeskRequest, { database: { db }, testimonials }: DeskContext): Promise<Shown> {
  const { page, text } = request
  const { t, hrefs, locale, agency } = page
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
  const lists: Readonly<Record<State, readonly Praise[]>> = {
    waiting: sent(false),
    published,
    withdrawn: sent(true),
  }
  const state = states.find((each) => each === text('state')) ?? 'waiting'
  const tabs = states.map((each) => ({
    label: t(`deskPeople.praise.${each}`),
    count: formatNumber(lists[each].length, locale),
    href: `${hrefs.testimonials}?state=${each}`,
    isCurrent: each === state,
  }))
  const title = t('deskPeople.praise.title')
  const counts = { waiting: lists.waiting.length, published: published.length }
  const none = { title: t('deskPeople.praise.none'), text: t('deskPeople.praise.noneText') }
  const locked = { title: t('deskPeople.praise.readOnly'), text: t('deskPeople.praise.readOnlyText') }
  const body = (
    <>
      <ViewHead title={title} lead={t('deskPeople.praise.lead', counts)} />
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
              <p>{listed([one.name, one.aboutYou])}</p>
              <p className="small muted">
                {t('deskPeople.praise.written', { day: formatDate(one.postedOn, locale) })}
              </p>
            </div>
          </div>
          <div>
            {one.request === undefined ? (
              <p className="muted">{t('deskPeople.praise.byHand')}</p>
            ) : (
              <Choice {...{ state, canWrite, one, page }} id={one.request} />
            )}
          </div>
        </article>
      ))}
    </>
  )
  return { view: 'testimonials', title, done: deedOf(request), body }
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
type Props = Readonly<{ state: State; one: Praise; id: number; canWrite: boolean; page: DeskPage }>

/** What can be done with a testimonial that came by the form. */
function Choice({ state, one, id, canWrite, page }: Props) {
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
