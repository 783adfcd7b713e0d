import { toBrussels } from '#domain/values/brussels-time.ts'
import { type DeskPage, namedOffices } from '#service/desk/desk-page.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { actColumn, invitedText, pageOf, PeopleRows } from '#service/desk/people/people-page.tsx'
import { actText } from '#service/desk/requests/request-line.tsx'
import { namedChoices, officeNamed } from '#service/desk/views/parts.tsx'
import { staffRoles } from '#service/kit/database/desk-tables.ts'
import type { ListedStaff } from '#service/owners/accounts/find-staff.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import { Act, Block, CardTable, field, PostForm, type PostView } from '#ui/desk/kit.ts'
import { SaveBar } from './settings-parts.tsx'
import { peoplePerPage } from '#service/desk/people/read-people.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Returns who works at the desk, who comes and goes, and who did what. */
export async function staffBody({ c, page, text }: DeskRequest, { database }: DeskContext) {
  const { t, staff, colleagues, active } = page
  const others = active.filter(({ id }) => id !== staff.id)
  const of = c.req.param('act') === 'role' ? text('account') : text('of')
  const chosen = others.find(({ id }) => id === of)
  const columns = [
    ...(['deskSettings.staff.who', 'deskSettings.staff.office', 'deskSettings.staff.role'] as const),
    'deskPeople.owners.last' as const,
  ]
  return (
    <>
      <CardTable
        caption={t('deskSettings.staff.title')}
        columns={[...columns.map((column) => t(column)), actColumn(page)]}
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
            <Place office={staff.office ?? namedOffices(page)[0]?.id} of="invite" page={page} />
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
      <Log log={await readLog(database.db, pageOf({ text }))} page={page} />
    </>
  )
}

function postOf(act: string, { hrefs }: DeskPage, account?: string): PostView {
  return { action: `${hrefs.settingsOf('staff')}/${act}`, hidden: account === undefined ? {} : { account } }
}

type PlaceProps = Readonly<{ role?: string; office?: string; of: string; page: DeskPage }>

/** A role and an office to choose, in a form. */
function Place({ role, office, of, page }: PlaceProps) {
  const { t } = page
  const roles = staffRoles.map((value) => ({ value, label: t(`desk.roles.${value}`) }))
  return (
    <>
      {field('menu', 'office', t('deskSettings.staff.office'), {
        id: `${of}-office`,
        choices: namedChoices(namedOffices(page)),
        value: office,
        emptyLabel: t('desk.frame.all'),
      })}
      {field('menu', 'role', t('deskSettings.staff.role'), { id: `${of}-role`, choices: roles, value: role })}
    </>
  )
}

/** A member of staff in the table, and what can be done. */
function rowOf(
  { id, name, email, office, role, isActive, invitedAt, signedInAt }: ListedStaff,
  page: DeskPage,
) {
  const { t, locale, staff, hrefs } = page
  const last =
    signedInAt === undefined ? invitedText(invitedAt, page) : shortMomentText(toBrussels(signedInAt), locale)
  const href = `${hrefs.settingsOf('staff', { of: id })}#change`
  const again = { ...postOf('again', page, id), label: t('deskPeople.owners.again') }
  const acts = [{ href, label: t('deskSettings.staff.edit') }, ...(signedInAt === undefined ? [again] : [])]
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
        : isActive && acts.map((act) => <Act key={act.label} className="text-button" act={act} />),
    ],
  }
}

type LogProps = Readonly<{ log: Awaited<ReturnType<typeof readLog>>; page: DeskPage }>

/** A page of what staff did, the last first. */
function Log({ log: { acts, total, at }, page }: LogProps) {
  const { t, hrefs, locale } = page
  const caption = t('deskSettings.log.title')
  return (
    <Block title={caption} id="log">
      <PeopleRows
        caption={caption}
        columns={(['when', 'what', 'request'] as const).map((column) => t(`deskSettings.log.${column}`))}
        rows={acts.map(({ id, request, ...act }) => {
          const isThere = request !== null && act.act !== 'erase'
          const link = isThere && (
            <Act key="request" act={{ href: hrefs.request(request), label: `${request}` }} />
          )
          const name = shortMomentText(toBrussels(Number(act.at)), locale)
          return { key: String(id), name, cells: [actText(act, page), link] }
        })}
        hrefOf={(number) => `${hrefs.settingsOf('staff', { page: String(number) })}#log`}
        none={{ title: t('deskSettings.log.none'), text: t('deskSettings.log.noneText') }}
        {...{ total, at, page }}
      />
    </Block>
  )
}

/** Reads a page of what staff did, from 1. */
async function readLog(db: Db, at: number) {
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
