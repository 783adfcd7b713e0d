import type { AuthNoticeView } from './auth-view.ts'

/** What was wrong, which a screen reader says at once, or what became of something. */
export function AuthNotice({ notice }: Readonly<{ notice: AuthNoticeView }>) {
  const { kind, title, text, items = [] } = notice
  const id = 'notice-title'
  const isError = kind === 'error'
  return (
    <div
      className={isError ? 'errors' : 'notice notice--wait'}
      role={isError ? 'alert' : 'status'}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
