import { toBrussels } from '#domain/values/brussels-time.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { dayOf, PeopleRows } from '#service/desk/people/people-page.tsx'
import { actText } from '#service/desk/requests/request-line.tsx'
import { namedChoices, officeNamed } from '#service/desk/views/request-parts.ts'
import { staffRoles } from '#service/kit/database/desk-tables.ts'
import type { ListedStaff } from '#service/owners/accounts/find-staff.ts'
import { linkLife } from '#service/owners/accounts/owner-links.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import type { PostView } from '#ui/desk/kit/act-view.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { field, PostForm } from '#ui/desk/kit/Form.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { SaveBar } from './settings-parts.tsx'
import type { Kysely } from 'kysely'
import { peoplePerPage } from '#service/desk/people/read-people.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'

type Props = Readonly<{
  log: DeskLog
  /** Whose role and office are changed. */
  of?: string
  page: DeskPage
}>

/** Who works at the desk, who comes and goes, and who did what. */
export function StaffPage({ log, of, page }: Props) {
  const { t, staff, colleagues } = page
  const active = colleagues.filter(({ isActive }) => isActive)
  const others = active.filter(({ id }) => id !== staff.id)
  const chosen = others.find(({ id }) => id === of)
  const columns = [
    ...(['deskSettings.staff.who', 'deskSettings.staff.office', 'deskSettings.staff.role'] as const),
    ...(['deskPeople.owners.last', 'deskPeople.owners.do'] as const),
  ]
  return (
    <>
      <CardTable
        caption={t('deskSettings.staff.title')}
        columns={columns.map((column) => t(column))}
        rows={colleagues.map((one) => rowOf(one, page))}
      />
      {chosen !== undefined && (
        <Block title={t('deskSettings.staff.changeOf', { name: chosen.name })} id="change">
          <PostForm post={postOf('role', page, chosen.id)} className="form small-fields">
            <div className="fourup">
              <Place {...chosen} of="change" page={page} />
            </div>
            <SaveBar button={t('deskSettings.staff.change')} text={t('deskSettings.staff.changeText')} />
          </PostForm>
          <p className="muted">{t('deskSettings.staff.lost')}</p>
          <Act
            className="text-button"
            act={{ ...postOf('secondStep', page, chosen.id), label: t('deskSettings.staff.secondStep') }}
          />
        </Block>
      )}
      <Block title={t('deskSettings.staff.invite')}>
        <PostForm post={postOf('invite', page)} className="form small-fields">
          <div className="fourup">
            {field('text', 'name', t('deskSettings.staff.fullName'), { isRequired: true })}
            {field('email', 'email', t('deskSettings.staff.email'), { isRequired: true })}
            <Place office={staff.office ?? page.words.recipients.offices[0]?.id} of="invite" page={page} />
          </div>
          <SaveBar button={t('deskPeople.invite.button')} text={t('deskSettings.staff.inviteText')} />
        </PostForm>
      </Block>
      {others.length > 0 && (
        <Block title={t('deskSettings.staff.leaves')}>
          <PostForm post={postOf('deactivate', page)} className="form small-fields">
            <div className="fourup">
              {field('menu', 'account', t('deskSettings.staff.account'), {
                choices: namedChoices(others),
                emptyLabel: t('deskSettings.staff.choose'),
              })}
              {field('menu', 'to', t('deskSettings.staff.to'), {
                choices: namedChoices(active),
                emptyLabel: t('deskSettings.staff.nobody'),
              })}
            </div>
            <SaveBar isBad button={t('deskSettings.staff.close')} text={t('deskSettings.staff.closeText')} />
          </PostForm>
        </Block>
      )}
      <Log log={log} page={page} />
    </>
  )
}

function postOf(act: string, { hrefs }: DeskPage, account?: string): PostView {
  return { action: `${hrefs.settingsOf('staff')}/${act}`, hidden: account === undefined ? {} : { account } }
}

type PlaceProps = Readonly<{ role?: string; office?: string; of: string; page: DeskPage }>

/** A role and an office to choose, in a form. */
function Place({ role, office, of, page: { t, words } }: PlaceProps) {
  const roles = staffRoles.map((value) => ({ value, label: t(`desk.roles.${value}`) }))
  return (
    <>
      {field('menu', 'office', t('deskSettings.staff.office'), {
        id: `${of}-office`,
        choices: namedChoices(words.recipients.offices),
        value: office,
        emptyLabel: t('desk.frame.all'),
      })}
      {field('menu', 'role', t('deskSettings.staff.role'), { id: `${of}-role`, choices: roles, value: role })}
    </>
  )
}

function rowOf(
  { id, name, email, office, role, isActive, invitedAt, signedInAt }: ListedStaff,
  page: DeskPage,
) {
  const { t, locale, staff, hrefs, now } = page
  const until = invitedAt + linkLife.welcome
  const last =
    signedInAt === undefined
      ? t(`deskPeople.owners.${until < now ? 'expired' : 'waits'}`, { day: dayOf(until, page) })
      : shortMomentText(toBrussels(signedInAt), locale)
  const change = {
    href: `${hrefs.settingsOf('staff', { of: id })}#change`,
    label: t('deskSettings.staff.edit'),
  }
  const again = { ...postOf('again', page, id), label: t('deskPeople.owners.again') }
  return {
    key: id,
    name,
    sub: email,
    cells: [
      officeNamed(office, page)?.name ?? t('desk.frame.all'),
      t(`desk.roles.${role}`),
      isActive ? last : t('deskSettings.staff.closed'),
      id === staff.id
        ? t('deskSettings.staff.self')
        : isActive &&
          [change, ...(signedInAt === undefined ? [again] : [])].map((act) => (
            <Act key={act.label} className="text-button" act={act} />
          )),
    ],
  }
}

function Log({ log: { acts, total, at }, page }: Readonly<{ log: DeskLog; page: DeskPage }>) {
  const { t, hrefs, locale } = page
  const caption = t('deskSettings.log.title')
  return (
    <Block title={caption} id="log">
      <PeopleRows
        caption={caption}
        columns={(['when', 'what', 'request'] as const).map((column) => t(`deskSettings.log.${column}`))}
        rows={acts.map(({ id, request, ...act }) => ({
          key: String(id),
          name: shortMomentText(toBrussels(Number(act.at)), locale),
          cells: [
            actText(act, page),
            request !== null && act.act !== 'erase' && (
              <a key="request" href={hrefs.request(request)}>
                {request}
              </a>
            ),
          ],
        }))}
        hrefOf={(number) => `${hrefs.settingsOf('staff', { page: String(number) })}#log`}
        none={{ title: t('deskSettings.log.none'), text: t('deskSettings.log.noneText') }}
        {...{ total, at, page }}
      />
    </Block>
  )
}

/** A page of what staff did, the last first, of how many. */
type DeskLog = Awaited<ReturnType<typeof readLog>>

/** Reads a page of what staff did, from 1. */
export async function readLog(db: Kysely<ServiceTables>, at: number) {
  const all = db.selectFrom('desk_log')
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const acts = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(peoplePerPage)
    .offset((at - 1) * peoplePerPage)
    .execute()
  return { acts, total: Number(total), at }
}
