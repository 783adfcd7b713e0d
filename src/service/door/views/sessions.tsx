import { portalPaths } from '#contracts/portal-paths.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { OwnerSession } from '#service/owners/accounts/sessions.ts'
import { Status } from '#ui/portal/kit/Status.tsx'
import { deviceName } from './device-name.ts'
import { Part } from './second-step.tsx'

type Props = Readonly<{
  request: PageRequest
  sessions: readonly OwnerSession[]
  /** ID of this device's session. */
  own: string
  isStaff: boolean
}>

/** Where somebody is signed in, with a button that signs each other device out; staff are not told of a new one. */
export function Sessions({ request: { locale, t }, sessions, own, isStaff }: Props) {
  const action = `${portalPaths(locale).account}/sessions`
  return (
    <Part title={t('account.settings.sessions.title')}>
      <ul className="files" role="list">
        {sessions.map(({ id, userAgent, since, used }) => {
          const device = deviceName(userAgent, t)
          return id === own ? (
            <li key={id}>
              <p>{t('account.settings.sessions.thisDevice', { device })}</p>
              <p>{t('account.settings.sessions.since', receivedAt(since, locale))}</p>
              <Status status={{ tone: 'past', label: t('account.settings.sessions.this') }} />
            </li>
          ) : (
            <li key={id}>
              <p>{device}</p>
              <p>{t('account.settings.sessions.last', receivedAt(used, locale))}</p>
              <form method="post" action={action}>
                <button className="text-button" type="submit" name="session" value={id}>
                  {t('account.settings.sessions.end')}
                  <span className="vh"> {device}</span>
                </button>
              </form>
            </li>
          )
        })}
      </ul>
      {sessions.some(({ id }) => id !== own) && (
        <form method="post" action={action}>
          <p className="accounts__all">
            <button
              className="button button--ghost button--small"
              type="submit"
              name="session"
              value="others"
            >
              {t('account.settings.sessions.endAll')}
            </button>
          </p>
        </form>
      )}
      {!isStaff && <p className="accounts__why">{t('account.settings.sessions.told')}</p>}
    </Part>
  )
}
