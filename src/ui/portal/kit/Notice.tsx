/** What went on, and what can be done about it. */
export type NoticeView = Readonly<{
  /** `late` is something that happened meanwhile, and that stops what was to be done. */
  tone: 'done' | 'late' | 'bad'
  title: string
  /** What its title leads to: the field that is wrong. */
  href?: string
  text?: string
  /** Whether the page begins here. */
  takesFocus?: true
  ways?: readonly Readonly<{ label: string; href: string }>[]
}>

/** A notice that screen readers read at once where something went wrong. */
export function Notice({ tone, title, href, text, takesFocus, ways }: NoticeView) {
  return (
    <div
      className={tone === 'bad' ? 'notice notice--bad' : 'notice'}
      role={tone === 'done' ? 'status' : 'alert'}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
    >
      <h2>{href === undefined ? title : <a href={href}>{title}</a>}</h2>
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
