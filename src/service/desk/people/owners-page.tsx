import { languageNames, locales } from '#domain/values/locale.ts'
import { formatDate } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import { linkLife } from '#service/owners/accounts/owner-links.ts'
import type { ListedOwner } from '#service/owners/accounts/list-owners.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { dayOf, type PeopleCounts, PeoplePaging, PeopleTabs } from './people-parts.tsx'
import { peoplePerPage } from './read-people.ts'

/** What was typed to invite an owner, and what is wrong with it by its field. */
export type TypedInvitation = Readonly<{
  values: Readonly<Record<'email' | 'homes' | 'name' | 'lang', string>>
  errors: Readonly<Partial<Record<'email' | 'homes' | 'name', string>>>
}>

type Props = Readonly<{
  owners: readonly ListedOwner[]
  counts: PeopleCounts
  at: number
  typed?: TypedInvitation
  page: DeskPage
}>

/** The owners of homes with the last sign-in, and an invitation for another. */
export function OwnersPage({ owners, counts, at, typed, page }: Props) {
  const { t, hrefs, token, agency } = page
  const signedIn = owners.filter(({ signedInOn }) => signedInOn !== undefined).length
  const invited = owners.filter((owner) => owner.id !== undefined && owner.signedInOn === undefined).length
  const field = (name: 'email' | 'homes' | 'name', hint?: string) => (
    <FormField
      field={{
        id: name,
        name,
        label: t(`deskPeople.invite.${name}`),
        hint,
        isRequired: name === 'email',
        control: { kind: name === 'email' ? 'email' : 'text' },
        values: typed && [typed.values[name]],
        error: typed?.errors[name],
      }}
    />
  )
  return (
    <>
      <ViewHead
        title={t('deskPeople.kind.owners')}
        lead={t('deskPeople.owners.lead', { count: owners.length, signedIn, invited })}
      />
      <PeopleTabs current="owners" counts={counts} page={page} />
      <div className="case">
        <div className="case__main">
          {owners.length === 0 ? (
            <Blank
              title={t('deskPeople.owners.none')}
              text={t('deskPeople.owners.noneText')}
              drawing={agency.drawing}
            />
          ) : (
            <>
              <CardTable
                table={{
                  caption: t('deskPeople.kind.owners'),
                  columns: (['owner', 'homes', 'last', 'do'] as const).map((column) => ({
                    label: t(`deskPeople.owners.${column}`),
                  })),
                  rows: owners
                    .slice((at - 1) * peoplePerPage, at * peoplePerPage)
                    .map((owner) => rowOf(owner, page)),
                }}
              />
              <PeoplePaging
                total={owners.length}
                at={at}
                hrefOf={(number) => `${hrefs.owners}?page=${number}`}
                page={page}
              />
            </>
          )}
        </div>
        <aside className="case__side" aria-label={t('deskPeople.invite.title')}>
          <PostForm
            post={{ action: `${hrefs.owners}/invite`, hidden: { token } }}
            className="panel small-fields"
          >
            <h2>{t('deskPeople.invite.title')}</h2>
            {field('email')}
            {field('homes', t('deskPeople.invite.hint'))}
            {field('name')}
            <FormField
              field={menuField(
                'lang',
                t('deskPeople.invite.lang'),
                locales.map((value) => ({ value, label: languageNames[value] })),
                { value: typed?.values.lang, emptyLabel: t('deskPeople.invite.crmLang') },
              )}
            />
            <button className="button button--small" type="submit">
              {t('deskPeople.invite.button')}
            </button>
            <p className="muted">{t('deskPeople.invite.note')}</p>
          </PostForm>
        </aside>
      </div>
    </>
  )
}

function rowOf(owner: ListedOwner, page: DeskPage) {
  const { t, locale, words, hrefs, token, now, personHref } = page
  const { id, name, email, subjects, invitedAt, signedInOn } = owner
  const until = (invitedAt ?? 0) + linkLife.welcome
  const day = dayOf(until, page)
  const last =
    signedInOn !== undefined
      ? formatDate(signedInOn, locale)
      : id === undefined
        ? t('deskPeople.owners.notInvited')
        : until < now
          ? t('deskPeople.owners.expired', { day })
          : t('deskPeople.owners.waits', { day })
  const label = t(id === undefined ? 'deskPeople.owners.invite' : 'deskPeople.owners.again')
  return {
    key: email,
    name,
    href: id && personHref('account', id),
    sub: email,
    cells: [
      subjects.map((subject) => words.subject(subject, locale)?.place ?? subject).join('; '),
      last,
      signedInOn === undefined && (
        <Act
          key="invite"
          act={{ action: `${hrefs.owners}/invite`, hidden: { token, again: email }, label }}
          className="text-button"
        />
      ),
    ],
  }
}
