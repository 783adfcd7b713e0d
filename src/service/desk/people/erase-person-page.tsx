import type { DeskContext } from '#service/desk/desk-context.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField, textField } from '#service/desk/views/fields.ts'
import { Go } from '#ui/desk/kit/Go.tsx'
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
    requests.length > 0 && t('deskPeople.wipe.requests', { count: requests.length }),
    ...ahead.map(({ starts }) => t('deskPeople.wipe.visit', { moment: momentOf(starts, page) })),
    subscriptions.length > 0 && t('deskPeople.wipe.mails', { count: subscriptions.length }),
    documents.length > 0 && t('deskPeople.wipe.documents', { count: documents.length }),
    account !== undefined && account.role === undefined && t('deskPeople.wipe.account'),
    owner !== undefined && t('deskPeople.wipe.record'),
  ]
  const stays = [
    account?.role !== undefined && t('deskPeople.wipe.staff'),
    released > 0 && t('deskPeople.wipe.released', { count: released }),
    ...(['crm', 'sent', 'backups'] as const).map((what) => t(`deskPeople.wipe.${what}`)),
  ]
  const reasons = eraseReasons.map((value) => ({ value, label: t(`deskPeople.wipe.reason.${value}`) }))
  const error = typed === undefined ? undefined : t('deskPeople.wipe.wrong')
  const sure = { hint: who, value: typed, error }
  return (
    <div className="case-top">
      <Walk label={name} back={{ label: name, href: path }} />
      <div className="wipe">
        <h1>{t('deskPeople.wipe.title', { name })}</h1>
        <p>{t('deskPeople.wipe.lead')}</p>
        <div className="wipe__parts">
          {Object.entries({ goes, stays }).map(([part, items]) => (
            <div key={part}>
              <h2>{t(part === 'goes' ? 'deskPeople.wipe.goes' : 'deskPeople.wipe.stays')}</h2>
              <ul>{items.map((item) => item !== false && <li key={item}>{item}</li>)}</ul>
            </div>
          ))}
        </div>
        <PostForm post={{ action: `${path}/erase`, hidden: { token } }} className="form">
          <FormField field={textField('sure', t('deskPeople.wipe.sure'), 'text', sure)} />
          <FormField field={menuField('why', t('deskPeople.wipe.why'), reasons)} />
          <Go label={t('deskPeople.wipe.button')} isBad>
            <a href={path}>{t('desk.answer.cancel')}</a>
          </Go>
        </PostForm>
        <p className="muted">{t('deskPeople.wipe.kept')}</p>
      </div>
    </div>
  )
}
