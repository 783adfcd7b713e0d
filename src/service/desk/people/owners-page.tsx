import type { Hono } from 'hono'
import { formatDate } from '#i18n/format.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, missing, refuse, type Show } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { languageChoices } from '#service/desk/views/parts.tsx'
import { checkInvitation } from '#service/owners/accounts/invitations/check-invitation.ts'
import { type Invitation, inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import type { ListedOwner } from '#service/owners/accounts/list-owners.ts'
import { readMandates } from '#service/owners/records/recorded-owners.ts'
import { foldWords } from '#text/fold.ts'
import { Act, field, PostForm, Press, ViewHead } from '#ui/desk/kit.ts'
import { actColumn, deedOf, invitedText, pageOf, PeopleRows, PeopleTabs, rowsAt } from './people-page.tsx'
import { countPeople, isOfOffice, seenOwners } from './read-people.ts'

/** Adds the list of owners with the last sign-in, and the invitation of another or of one once more. */
export function addOwnersRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const { database, words } = context
  const { db } = database
  const show: Show = async (request) => {
    const { page } = request
    const { t, hrefs } = page
    const owners = await seenOwners(db, page)
    const signedIn = owners.filter(({ signedInOn }) => signedInOn !== undefined).length
    const invited = owners.filter((owner) => owner.id !== undefined && owner.signedInOn === undefined).length
    const at = pageOf(request)
    const title = t('deskPeople.kind.owners')
    const body = (
      <>
        <ViewHead
          title={title}
          lead={t('deskPeople.owners.lead', { count: owners.length, signedIn, invited })}
        />
        <PeopleTabs current="owners" counts={await countPeople(db, page)} page={page} />
        <div className="case">
          <div className="case__main">
            <PeopleRows
              caption={title}
              columns={[
                t('deskPeople.owners.owner'),
                { label: t('deskPeople.owners.homes'), isPlain: true },
                t('deskPeople.owners.last'),
                actColumn(page),
              ]}
              rows={rowsAt(owners, at).map((owner) => rowOf(owner, page))}
              total={owners.length}
              hrefOf={(number) => `${hrefs.owners}?page=${number}`}
              none={{ title: t('deskPeople.owners.none'), text: t('deskPeople.owners.noneText') }}
              {...{ at, page }}
            />
          </div>
          <aside className="case__side" aria-label={t('deskPeople.invite.title')}>
            <PostForm post={{ action: `${hrefs.owners}/invite` }} className="panel small-fields">
              <h2>{t('deskPeople.invite.title')}</h2>
              {field('email', 'email', t('deskPeople.invite.email'), { isRequired: true })}
              {field('text', 'homes', t('deskPeople.invite.homes'), { hint: t('deskPeople.invite.hint') })}
              {field('text', 'name', t('deskPeople.invite.name'))}
              {field('menu', 'lang', t('deskPeople.invite.lang'), {
                choices: languageChoices,
                emptyLabel: t('deskPeople.invite.crmLang'),
              })}
              <Press label={t('deskPeople.invite.button')} isSmall />
              <p className="muted">{t('deskPeople.invite.note')}</p>
            </PostForm>
          </aside>
        </div>
      </>
    )
    return { view: 'people', title, done: deedOf(request), body }
  }
  const invite: Show = async (request) => {
    const { page } = request
    const { email, name, locale, subjects } = await readInvitation(request, context)
    await inviteOwner(database, { email, name, locale, subjects }, words, page.now)
    await logAct(db, { act: 'inviteOwner', detail: subjects.join(', ') }, page)
    return `${page.hrefs.owners}?did=invited`
  }
  get('people/owners', show)
  post('people/owners/invite', invite, show)
}

/** Reads who is invited: somebody once more, or what was typed. @throws for what is wrong, and homes of another office */
async function readInvitation(
  { page, text }: DeskRequest,
  { database: { db } }: DeskContext,
): Promise<Invitation> {
  const { t } = page
  const again = text('again')
  if (again !== '') return (await seenOwners(db, page)).find(({ email }) => email === again) ?? missing()
  const mandates = [...(await readMandates(db))].filter(([subject]) => isOfOffice(subject, page))
  const parts = text('homes')
    .split(',')
    .filter((part) => part.trim() !== '')
  const subjects = parts.map((part) => {
    const own = foldWords(part)
    const named = mandates.filter(([subject, { place }]) => {
      const { code = '' } = page.subjects[subject] ?? {}
      return [subject.split('/')[1], foldWords(code)].includes(own) || foldWords(place ?? '').includes(own)
    })
    const exact = named.find(([subject]) => subject === `property/${own}`)
    const [found, other] = exact === undefined ? named : [exact]
    if (found === undefined || other !== undefined)
      refuse(t('deskPeople.invite.noHome', { home: part.trim() }), 'homes')
    return found[0]
  })
  const asked = { email: text('email'), name: text('name') || undefined, locale: text('lang') || undefined }
  const homes = text('homes') === '' ? undefined : subjects
  const checked = await checkInvitation(db, { ...asked, subjects: homes }, page.words.recipients.locale)
  if ('invitation' in checked) {
    const { invitation } = checked
    return invitation.subjects.every((subject) => isOfOffice(subject, page)) ? invitation : missing()
  }
  const wrong = checked.problems.map(({ field }) => {
    const shown = field === 'email' || field === 'name' ? field : 'homes'
    return [shown, t(`deskPeople.invite.wrong.${shown}`)] as const
  })
  const [field, title] = wrong[0] ?? missing()
  return refuse(title, field, { wrong: Object.fromEntries(wrong) })
}

/** An owner in the list. */
function rowOf({ id, name, email, subjects, invitedAt, signedInOn }: ListedOwner, page: DeskPage) {
  const { t, locale, words, hrefs } = page
  const never = id === undefined ? t('deskPeople.owners.notInvited') : invitedText(invitedAt ?? 0, page)
  const label = t(`deskPeople.owners.${id === undefined ? 'invite' : 'again'}`)
  const act = { action: `${hrefs.owners}/invite`, hidden: { again: email }, label }
  return {
    key: email,
    name,
    href: page.personHref('owner', page.seal(email)),
    sub: email,
    cells: [
      subjects.map((subject) => words.subject(subject, locale)?.place ?? subject).join('; '),
      signedInOn === undefined ? never : formatDate(signedInOn, locale),
      signedInOn === undefined && <Act key="invite" act={act} className="text-button" />,
    ],
  }
}
