import type { Hono } from 'hono'
import { formatDate } from '#i18n/format.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { type DeskAnswer, deskDoor, refuse } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { languageChoices } from '#service/desk/views/request-parts.ts'
import { checkInvitation } from '#service/owners/accounts/invitations/check-invitation.ts'
import { type Invitation, inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import type { ListedOwner } from '#service/owners/accounts/list-owners.ts'
import { linkLife } from '#service/owners/accounts/owner-links.ts'
import { readMandates } from '#service/owners/records/recorded-owners.ts'
import { foldWords } from '#text/fold.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { field, PostForm, Press } from '#ui/desk/kit/Form.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { dayOf, deedOf, pageOf, type PeopleCounts, PeopleRows, PeopleTabs, rowsAt } from './people-page.tsx'
import { countPeople, isOfOffice, seenOwners } from './read-people.ts'

/** Adds the list of owners, and the invitation of another or of one once more. */
export function addOwnersRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const { database, words } = context
  const { db } = database
  const show = async (request: DeskRequest): Promise<DeskAnswer> => {
    const { page } = request
    const [owners, counts] = [await seenOwners(db, page), await countPeople(db, page)]
    const body = <OwnersPage {...{ owners, counts, page }} at={pageOf(request)} />
    return { view: 'people', title: page.t('deskPeople.kind.owners'), done: deedOf(request), body }
  }
  const invite = async ({ email, name, locale, subjects }: Invitation, page: DeskPage): Promise<string> => {
    await inviteOwner(database, { email, name, locale, subjects }, words, page.now)
    await logAct(db, { act: 'inviteOwner', detail: subjects.join(', ') }, page)
    return `${page.hrefs.owners}?did=invited`
  }
  const readInvitation = async ({ page, text }: DeskRequest): Promise<string | Refusal | undefined> => {
    const { t } = page
    if (text('again') !== '') {
      const owner = (await seenOwners(db, page)).find(({ email }) => email === text('again'))
      return owner && (await invite(owner, page))
    }
    const subjects = text('homes') === '' ? undefined : await findHomes(context, text('homes'), page)
    if (typeof subjects === 'string')
      return refuse(t('deskPeople.invite.noHome', { home: subjects }), 'homes')
    const asked = { email: text('email'), name: text('name') || undefined, locale: text('lang') || undefined }
    const checked = await checkInvitation(db, { ...asked, subjects }, page.words.recipients.locale)
    if ('invitation' in checked)
      return checked.invitation.subjects.every((subject) => isOfOffice(subject, page))
        ? await invite(checked.invitation, page)
        : undefined
    const [first, ...others] = checked.problems.map(({ field }) => {
      const shown = field === 'email' || field === 'name' ? field : 'homes'
      return refuse(t(`deskPeople.invite.wrong.${shown}`), shown)
    })
    return first && { ...first, wrong: Object.assign({}, first.wrong, ...others.map(({ wrong }) => wrong)) }
  }
  get('people/owners', show)
  post('people/owners/invite', readInvitation, show)
}

/** Returns the homes with a mandate that a text names by ID, reference or place, between commas; the part that names none, or several. */
async function findHomes({ database }: DeskContext, text: string, page: DeskPage) {
  const mandates = [...(await readMandates(database.db))].filter(([subject]) => isOfOffice(subject, page))
  const found: string[] = []
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const own = foldWords(part)
    const named = mandates.filter(([subject, { place }]) => {
      const { code = '' } = page.subjects[subject] ?? {}
      return [subject.split('/')[1], foldWords(code)].includes(own) || foldWords(place ?? '').includes(own)
    })
    const exact = named.find(([subject]) => subject === `property/${own}`) ?? named[0]
    if (exact === undefined || (named.length > 1 && exact[0] !== `property/${own}`)) return part.trim()
    found.push(exact[0])
  }
  return found
}

type Props = Readonly<{
  owners: readonly ListedOwner[]
  counts: PeopleCounts
  at: number
  page: DeskPage
}>

/** The owners of homes with the last sign-in, and an invitation for another. */
function OwnersPage({ owners, counts, at, page }: Props) {
  const { t, hrefs } = page
  const signedIn = owners.filter(({ signedInOn }) => signedInOn !== undefined).length
  const invited = owners.filter((owner) => owner.id !== undefined && owner.signedInOn === undefined).length
  return (
    <>
      <ViewHead
        title={t('deskPeople.kind.owners')}
        lead={t('deskPeople.owners.lead', { count: owners.length, signedIn, invited })}
      />
      <PeopleTabs current="owners" counts={counts} page={page} />
      <div className="case">
        <div className="case__main">
          <PeopleRows
            caption={t('deskPeople.kind.owners')}
            columns={(['owner', 'homes', 'last', 'do'] as const).map((column) =>
              t(`deskPeople.owners.${column}`),
            )}
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
}

function rowOf({ id, name, email, subjects, invitedAt, signedInOn }: ListedOwner, page: DeskPage) {
  const { t, locale, words, hrefs, now } = page
  const until = (invitedAt ?? 0) + linkLife.welcome
  const waits = t(until < now ? 'deskPeople.owners.expired' : 'deskPeople.owners.waits', {
    day: dayOf(until, page),
  })
  const never = id === undefined ? t('deskPeople.owners.notInvited') : waits
  const label = t(id === undefined ? 'deskPeople.owners.invite' : 'deskPeople.owners.again')
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
