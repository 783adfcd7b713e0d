import { Notice } from '#ui/portal/kit/Notice.tsx'
import type { AuthNoticeView } from './auth-view.ts'

/** What was wrong, which a screen reader says at once, or what became of something. */
export function AuthNotice({ notice }: Readonly<{ notice: AuthNoticeView }>) {
  const { kind, title, text, items = [] } = notice
  if (kind === 'status') return <Notice tone="done" title={title} text={text} />
  return (
    <div className="errors" role="alert" aria-labelledby="errors-title">
      <h2 id="errors-title">{title}</h2>
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
