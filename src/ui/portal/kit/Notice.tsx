/** What went on, and what can be done about it. */
export type NoticeView = Readonly<{
  /** `late` is something that happened meanwhile, and that stops what was to be done. */
  tone: 'done' | 'late' | 'bad'
  title: string
  text?: string
  ways?: readonly Readonly<{ label: string; href: string }>[]
}>

/** A notice that screen readers read at once where something went wrong. */
export function Notice({ tone, title, text, ways }: NoticeView) {
  return (
    <div
      className={tone === 'bad' ? 'notice notice--bad' : 'notice'}
      role={tone === 'done' ? 'status' : 'alert'}
    >
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {ways !== undefined && (
        <p className="notice__ways">
          {ways.map(({ label, href }, index) => (
            <a
              key={href}
              href={href}
              className={tone === 'late' && index === 0 ? 'button button--small' : undefined}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
