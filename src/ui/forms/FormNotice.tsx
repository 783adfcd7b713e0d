import type { NoticeView, SendingState, SendingView } from './form-view.ts'

type Props = Readonly<{ sending: SendingView; state: SendingState }>

/** What happens to a form that was sent, between its fields and its button; nothing for one that was not. */
export function FormNotice({ sending, state }: Props) {
  const { notices, call, mail } = sending
  switch (state) {
    case 'ready':
    case 'sending':
    case 'cancelled':
      return undefined
    case 'offline':
      return (
        <Notice kind="wait" notice={notices.offline}>
          <button className="button button--ghost button--small" type="submit">
            {notices.retry}
          </button>
          <a href={call.href}>{call.label}</a>
        </Notice>
      )
    case 'failed':
    case 'tooMany':
      return (
        <Notice kind="bad" notice={notices[state]}>
          <a className="button button--ghost button--small" href={call.href}>
            {call.label}
          </a>
          <a href={mail.href}>{mail.label}</a>
        </Notice>
      )
  }
}

type NoticeProps = Readonly<{
  kind: 'wait' | 'bad'
  notice: NoticeView
  children: React.ReactNode
}>

function Notice({ kind, notice, children }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
      <h2>{notice.title}</h2>
      <p>{notice.text}</p>
      <p className="notice__ways">{children}</p>
    </div>
  )
}
