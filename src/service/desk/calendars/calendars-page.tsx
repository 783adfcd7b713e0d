import type { Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskRoot } from '#contracts/desk-paths.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { momentText } from '#service/requests/bookings/slot-text.ts'
import { calendarUrl } from '#service/requests/calendars/fetch-calendar.ts'
import { readBusyCalendars, setBusyAddress } from '#service/requests/calendars/read-busy.ts'
import { createFeedKey, saveFeed } from '#service/requests/calendars/subscribed-calendar.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { type Calendars, readCalendars } from './read-calendars.ts'

/** What is done with the calendars: the first three with the one to subscribe to. */
const deeds = ['subscribe', 'hold', 'unsubscribe', 'link', 'unlink'] as const

/** Adds the page on which a member of staff links the own calendar, both ways. */
export function addCalendarsRoutes(app: Hono, context: DeskContext): void {
  const { database, words } = context
  const { db } = database
  const { get, post } = deskDoor(app, context)
  get('diary/calendars', (request) => show(request, context))
  post('diary/calendars', async (request) => {
    const { page, text } = request
    const { staff, now, hrefs } = page
    const deed = deeds.find((each) => each === text('do'))
    const url = calendarUrl(text('address'))
    const holds = text('holds') === 'office' ? 'office' : 'own'
    if (deed === undefined) return undefined
    if (deed === 'link' && url === undefined)
      return await show(request, context, { refused: text('address') })
    await logAct(db, { act: 'calendar', detail: deed }, page)
    // Its address is shown once: only a hash of its key is stored.
    if (deed === 'subscribe')
      return await show(request, context, { key: await createFeedKey(db, staff.id, holds) })
    if (deed === 'hold') await saveFeed(db, staff.id, { holds })
    if (deed === 'unsubscribe') await saveFeed(db, staff.id, { key_hash: null, subscriber_read_at: null })
    if (deed === 'unlink') await setBusyAddress(db, staff.id, null)
    if (deed === 'link' && url !== undefined) {
      await setBusyAddress(db, staff.id, url.href)
      await readBusyCalendars(database, words, now, { agent: staff.id })
    }
    return `${hrefs.calendars}?did=${deed}`
  })
}

/** The key that was just made, or what was typed and is no address. */
type Just = Readonly<{ key?: string; refused?: string }>

async function show(
  { page, text, c }: DeskRequest,
  { database }: DeskContext,
  just: Just = {},
): Promise<Shown> {
  const { t } = page
  const did = c.req.method === 'GET' && deeds.find((deed) => deed === text('did'))
  const calendars = await readCalendars(database.db, page)
  const problem = calendars.feed?.problem ?? undefined
  return {
    view: 'diary',
    title: t('deskCalendars.title'),
    done: did ? { text: t(`deskCalendars.did.${did}`) } : undefined,
    notice: problem && {
      tone: 'bad',
      title: t(`deskCalendars.problem.${problem}`),
      text: t('deskCalendars.stays'),
    },
    status: just.refused === undefined ? 200 : 422,
    body: (
      <>
        <div className="case-top">
          <Walk
            label={t('desk.request.walk')}
            back={{ label: t('desk.views.diary'), href: page.hrefs.diary }}
          />
          <ViewHead title={t('deskCalendars.title')} lead={t('deskCalendars.lead')} />
        </div>
        <div className="calendars">
          <Subscribed calendars={calendars} just={just} page={page} />
          <Linked calendars={calendars} just={just} page={page} />
        </div>
      </>
    ),
  }
}

type Props = Readonly<{ calendars: Calendars; just: Just; page: DeskPage }>

/** The calendar of the desk that other programs subscribe to. */
function Subscribed({ calendars: { feed }, just: { key }, page }: Props) {
  const { t, token, hrefs, staff, words } = page
  const office = words.recipients.offices.find(({ id }) => id === staff.office)?.name
  const address = key && new URL(`${deskRoot}/calendar/${key}.ics`, words.origin).href
  const isThere = address !== undefined || (feed?.key_hash ?? null) !== null
  const read = feed?.subscriber_read_at ?? null
  const choices = [
    { value: 'own', label: t('deskCalendars.own') },
    { value: 'office', label: office ?? t('desk.frame.all') },
  ]
  return (
    <Block title={t('deskCalendars.out.title')}>
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
        {t(
          address !== undefined
            ? 'deskCalendars.once'
            : isThere
              ? 'deskCalendars.kept'
              : 'deskCalendars.none',
        )}{' '}
        {t('deskCalendars.secret')}{' '}
        {read !== null && t('deskCalendars.readAt', { moment: momentText(toBrussels(read), page.locale) })}
      </p>
      <PostForm post={{ action: hrefs.calendars, hidden: { token } }} className="calendars__form">
        <FormField
          field={{
            id: 'holds',
            name: 'holds',
            label: t('deskCalendars.holds'),
            isRequired: true,
            control: { kind: 'pick', choices },
            values: [feed?.holds ?? 'own'],
          }}
        />
        <div className="acts">
          <Do deed={isThere ? 'hold' : 'subscribe'} page={page} isMain={!isThere} />
          {isThere && <Do deed="subscribe" label={t('deskCalendars.again')} page={page} />}
          {isThere && <Do deed="unsubscribe" page={page} />}
        </div>
        {isThere && <p className="small muted">{t('deskCalendars.oldEnds')}</p>}
      </PostForm>
    </Block>
  )
}

/** The own calendar whose busy hours close moments. */
function Linked({ calendars: { feed, busy, hits }, just: { refused }, page }: Props) {
  const { t, token, hrefs, locale } = page
  const at = (moment: number): string => momentText(toBrussels(moment), locale)
  const { busy_address: address = null, read_at: read = null } = feed ?? {}
  const [next] = busy
  const rows: readonly Readonly<{ key: string; label: string; words: ReactNode }>[] = [
    {
      key: 'last',
      label: t('deskCalendars.row.last'),
      words: read === null ? t('deskCalendars.never') : at(read),
    },
    {
      key: 'busy',
      label: t('deskCalendars.row.busy'),
      words: t('deskCalendars.blocks', { count: busy.length }),
    },
    ...(next === undefined
      ? []
      : [{ key: 'next', label: t('deskCalendars.row.next'), words: at(next.from) }]),
    ...hits.map(({ block, submission, from }) => {
      const link = <a href={hrefs.booking(submission)}>{t('deskCalendars.hit', { moment: at(from) })}</a>
      return { key: `${block.id} ${submission}`, label: t('deskCalendars.hits'), words: link }
    }),
  ]
  return (
    <Block title={t('deskCalendars.in.title')}>
      <p className="small">{t('deskCalendars.in.text')}</p>
      <PostForm
        post={{ action: hrefs.calendars, hidden: { token } }}
        className="calendars__form small-fields"
      >
        <FormField
          field={{
            id: 'address',
            name: 'address',
            label: t('deskCalendars.address'),
            isRequired: true,
            control: { kind: 'text' },
            values: [refused ?? address ?? ''],
            error: refused === undefined ? undefined : t('deskCalendars.noAddress'),
          }}
        />
        <div className="acts">
          <Do deed="link" page={page} isMain />
          {address !== null && <Do deed="unlink" page={page} />}
        </div>
      </PostForm>
      {address !== null && (
        <dl className="asked">
          {rows.map(({ key, label, words }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  )
}

type DoProps = Readonly<{ deed: (typeof deeds)[number]; label?: string; page: DeskPage; isMain?: boolean }>

function Do({ deed, label, page: { t }, isMain }: DoProps) {
  const look = isMain ? 'button button--small' : 'button button--ghost button--small'
  return (
    <button className={look} type="submit" name="do" value={deed} formNoValidate={deed === 'unlink'}>
      {label ?? t(`deskCalendars.do.${deed}`)}
    </button>
  )
}
