import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, didOf, missing, refuse, type Show, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { officeNamed } from '#service/desk/views/parts.tsx'
import { logAct } from '#service/desk/requests/change-request.ts'
import { momentText } from '#service/requests/bookings/slot-text.ts'
import { calendarUrl } from '#service/requests/calendars/fetch-calendar.ts'
import { readBusyCalendars, setBusyAddress } from '#service/requests/calendars/read-busy.ts'
import { createFeedKey, saveFeed } from '#service/requests/calendars/subscribed-calendar.ts'
import { Block, type Fact, Facts, field, PageTop, PostForm, Press } from '#ui/desk/kit.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { readBookedTimes } from '#service/requests/bookings/booked-times.ts'
import { bookingsUnder, readBlocks } from '#service/requests/calendars/blocks.ts'

/** What is done with the calendars: the first three with the one to subscribe to. */
const deeds = ['subscribe', 'hold', 'unsubscribe', 'link', 'unlink'] as const

/** Adds the page on which a member of staff links the own calendar, both ways. */
export function addCalendarsRoutes(app: Hono, context: DeskContext): void {
  const { database, words } = context
  const { db } = database
  const { get, post } = deskDoor(app, context)
  const showCalendars: Show = (request) => show(request, context)
  const change: Show = async (request) => {
    const { page, text } = request
    const { staff, now, hrefs } = page
    const deed = deeds.find((each) => each === text('do')) ?? missing()
    const url = calendarUrl(text('address'))
    const holds = text('holds') === 'office' ? 'office' : 'own'
    if (deed === 'link' && url === undefined) refuse(page.t('deskCalendars.noAddress'), 'address')
    await logAct(db, { act: 'calendar', detail: deed }, page)
    // Its address is shown once: only a hash of its key is stored.
    if (deed === 'subscribe') return await show(request, context, await createFeedKey(db, staff.id, holds))
    if (deed === 'hold') await saveFeed(db, staff.id, { holds })
    if (deed === 'unsubscribe') await saveFeed(db, staff.id, { key_hash: null, subscriber_read_at: null })
    if (deed === 'unlink') await setBusyAddress(db, staff.id, null)
    if (deed === 'link' && url !== undefined) {
      await setBusyAddress(db, staff.id, url.href)
      await readBusyCalendars(database, words, now, { agent: staff.id })
    }
    return `${hrefs.calendars}?did=${deed}`
  }
  get('diary/calendars', showCalendars)
  post('diary/calendars', change, showCalendars)
}

/** Returns the page; with the key that was just made. */
async function show(request: DeskRequest, { database }: DeskContext, key?: string): Promise<Shown> {
  const { page } = request
  const { t } = page
  const calendars = await readCalendars(database.db, page)
  const problem = calendars.feed?.problem ?? undefined
  const wrong = problem && { title: t(`deskCalendars.problem.${problem}`), text: t('deskCalendars.stays') }
  const title = t('deskCalendars.title')
  return {
    view: 'diary',
    title,
    done: didOf(request, deeds, (deed) => t(`deskCalendars.did.${deed}`)),
    notice: wrong && { tone: 'bad', ...wrong },
    body: (
      <>
        <PageTop
          label={t('desk.request.walk')}
          back={{ label: t('desk.views.diary'), href: page.hrefs.diary }}
          title={title}
          lead={t('deskCalendars.lead')}
        />
        <div className="duo">
          <Subscribed calendars={calendars} newKey={key} page={page} />
          <Linked calendars={calendars} page={page} />
        </div>
      </>
    ),
  }
}

type Props = Readonly<{ calendars: Calendars; page: DeskPage }>

/** The calendar of the desk that other programs subscribe to. */
function Subscribed({ calendars: { feed }, newKey: key, page }: Props & Readonly<{ newKey?: string }>) {
  const { t, hrefs, staff, words } = page
  const office = officeNamed(staff.office, page)?.name
  const address = key && new URL(`${deskRoot}/calendar/${key}.ics`, words.origin).href
  const isThere = address !== undefined || (feed?.key_hash ?? null) !== null
  const read = feed?.subscriber_read_at ?? null
  const choices = [
    { value: 'own', label: t('deskCalendars.own') },
    { value: 'office', label: office ?? t('desk.frame.all') },
  ]
  return (
    <Block title={t('deskCalendars.out.title')}>
      <div className="stack">
        <p className="small">{t('deskCalendars.out.text')}</p>
        {address !== undefined && (
          <div className="field-row small-fields">
            <div className="field">
              <label htmlFor="ics">{t('deskCalendars.address')}</label>
              <input className="input" id="ics" readOnly value={address} />
            </div>
            <a className="button button--ghost button--small" href={address.replace(/^https?/, 'webcal')}>
              {t('deskCalendars.open')}
            </a>
          </div>
        )}
        <p className="small muted">
          {t(`deskCalendars.${address === undefined ? (isThere ? 'kept' : 'none') : 'once'}`)}{' '}
          {t('deskCalendars.secret')}{' '}
          {read !== null && t('deskCalendars.readAt', { moment: momentText(toBrussels(read), page.locale) })}
        </p>
        <PostForm post={{ action: hrefs.calendars }} className="form">
          {field('pick', 'holds', t('deskCalendars.holds'), {
            choices,
            value: feed?.holds ?? 'own',
            isRequired: true,
          })}
          <div className="acts">
            <Do deed={isThere ? 'hold' : 'subscribe'} page={page} isMain={!isThere} />
            {isThere && <Do deed="subscribe" label={t('deskCalendars.again')} page={page} />}
            {isThere && <Do deed="unsubscribe" page={page} />}
          </div>
          {isThere && <p className="small muted">{t('deskCalendars.oldEnds')}</p>}
        </PostForm>
      </div>
    </Block>
  )
}

/** The own calendar whose busy hours close moments. */
function Linked({ calendars: { feed, busy, hits }, page }: Props) {
  const { t, hrefs, locale } = page
  const at = (moment: number): string => momentText(toBrussels(moment), locale)
  const { busy_address: address = null, read_at: read = null } = feed ?? {}
  const [next] = busy
  const hit = ({ block, submission, from }: (typeof hits)[number]): Fact => {
    const key = `${block.id} ${submission}`
    const link = (
      <a key={key} href={hrefs.booking(submission)}>
        {t('deskCalendars.hit', { moment: at(from) })}
      </a>
    )
    return [t('deskCalendars.hits'), link, key]
  }
  const facts: readonly Fact[] = [
    [t('deskCalendars.row.last'), read === null ? t('deskCalendars.never') : at(read)],
    [t('deskCalendars.row.busy'), t('deskCalendars.blocks', { count: busy.length })],
    ...(next === undefined ? [] : [[t('deskCalendars.row.next'), at(next.from)] as const]),
    ...hits.map(hit),
  ]
  return (
    <Block title={t('deskCalendars.in.title')}>
      <div className="stack">
        <p className="small">{t('deskCalendars.in.text')}</p>
        <PostForm post={{ action: hrefs.calendars }} className="form small-fields">
          {field('text', 'address', t('deskCalendars.address'), { value: address ?? '', isRequired: true })}
          <div className="acts">
            <Do deed="link" page={page} isMain />
            {address !== null && <Do deed="unlink" page={page} />}
          </div>
        </PostForm>
        {address !== null && <Facts className="asked" facts={facts} />}
      </div>
    </Block>
  )
}

type DoProps = Readonly<{ deed: (typeof deeds)[number]; label?: string; page: DeskPage; isMain?: boolean }>

function Do({ deed, label, page: { t }, isMain }: DoProps) {
  const own = { name: 'do', value: deed, formNoValidate: deed === 'unlink' }
  return <Press label={label ?? t(`deskCalendars.do.${deed}`)} {...own} isGhost={!isMain} isSmall />
}

/** Milliseconds for which visitors can choose moments, about. */
const ahead = 16 * 24 * 60 * 60_000

/** Reads what a member of staff linked, the busy hours to come, and those of them that lie on an appointment. */
async function readCalendars(db: Db, { staff: { id }, words, now }: DeskPage) {
  const feed = await db.selectFrom('calendar_feed').selectAll().where('agent', '=', id).executeTakeFirst()
  const span = { from: now, until: now + ahead }
  const blocks = await readBlocks(db, span)
  const busy = blocks.filter(({ agent, origin }) => agent === id && origin === 'feed')
  const booked = await readBookedTimes(db, words.recipients.offices, span)
  const hits = busy.flatMap((block) =>
    bookingsUnder({ ...block, office: undefined }, booked).map((under) => ({ ...under, block })),
  )
  return { feed, busy, hits }
}

type Calendars = Awaited<ReturnType<typeof readCalendars>>
