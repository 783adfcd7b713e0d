import type { DeskContext } from '#service/desk/desk-context.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { momentOf } from './person-page.tsx'

/** Why somebody is erased: it is all that the log keeps. */
export const eraseReasons = ['asked', 'wrong', 'abuse'] as const

type Props = Readonly<{
  name: string
  /** The address or the number to type. */
  who: string
  path: string
  records: Awaited<ReturnType<DeskContext['findRecords']>>
  /** What is on the site of this person: their number. */
  released: number
  /** What was typed instead. */
  typed?: string
  page: DeskPage
}>

/** Says what is erased with a person and what stays, before the address is typed. */
export function ErasePersonPage({ name, who, path, records, released, typed, page }: Props) {
  const { t, token } = page
  const { requests, appointments, subscriptions, documents, account, owner } = records
  const ahead = appointments.filter(({ seat, starts }) => seat !== null && starts >= page.today)
  const goes = [
    ...(requests.length === 0 ? [] : [t('deskPeople.wipe.requests', { count: requests.length })]),
    ...ahead.map(({ starts }) => t('deskPeople.wipe.visit', { moment: momentOf(starts, page) })),
    ...(subscriptions.length === 0 ? [] : [t('deskPeople.wipe.mails', { count: subscriptions.length })]),
    ...(documents.length === 0 ? [] : [t('deskPeople.wipe.documents', { count: documents.length })]),
    ...(account === undefined || account.role !== undefined ? [] : [t('deskPeople.wipe.account')]),
    ...(owner === undefined ? [] : [t('deskPeople.wipe.record')]),
  ]
  const stays = [
    ...(account?.role === undefined ? [] : [t('deskPeople.wipe.staff')]),
    ...(released === 0 ? [] : [t('deskPeople.wipe.released', { count: released })]),
    ...(['crm', 'sent', 'backups'] as const).map((what) => t(`deskPeople.wipe.${what}`)),
  ]
  return (
    <div className="case-top">
      <Walk label={name} back={{ label: name, href: path }} />
      <div className="wipe">
        <h1>{t('deskPeople.wipe.title', { name })}</h1>
        <p>{t('deskPeople.wipe.lead')}</p>
        <div className="wipe__parts">
          {(
            [
              ['goes', goes],
              ['stays', stays],
            ] as const
          ).map(([part, items]) => (
            <div key={part}>
              <h2>{t(`deskPeople.wipe.${part}`)}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <PostForm post={{ action: `${path}/erase`, hidden: { token } }} className="form">
          <FormField
            field={{
              id: 'sure',
              name: 'sure',
              label: t('deskPeople.wipe.sure'),
              hint: who,
              isRequired: true,
              control: { kind: 'text' },
              values: typed === undefined ? undefined : [typed],
              error: typed === undefined ? undefined : t('deskPeople.wipe.wrong'),
            }}
          />
          <FormField
            field={menuField(
              'why',
              t('deskPeople.wipe.why'),
              eraseReasons.map((value) => ({ value, label: t(`deskPeople.wipe.reason.${value}`) })),
            )}
          />
          <div className="desk-go">
            <button className="button button--bad" type="submit">
              {t('deskPeople.wipe.button')}
            </button>
            <a href={path}>{t('desk.answer.cancel')}</a>
          </div>
        </PostForm>
        <p className="muted">{t('deskPeople.wipe.kept')}</p>
      </div>
    </div>
  )
}
