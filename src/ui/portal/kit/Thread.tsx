import { Spoken, type SpokenView } from './Spoken.tsx'

/** Something that happened. */
export type ThreadItem = Readonly<{
  key: string
  at: string
  when: string
  title: SpokenView
  /** `Telefoon, aan u, 12 minuten`. */
  about?: string
  text?: SpokenView
  link?: Readonly<{ label: string; href: string }>
}>

/** What happened, newest first. */
export function Thread({ items }: Readonly<{ items: readonly ThreadItem[] }>) {
  return (
    <ol className="thread" role="list">
      {items.map(({ key, at, when, title, about, text, link }) => (
        <li key={key}>
          <time dateTime={at}>{when}</time>
          <div>
            <h3>
              <Spoken of={title} />
            </h3>
            {about !== undefined && <p className="muted">{about}</p>}
            {(text !== undefined || link !== undefined) && (
              <p>
                {text !== undefined && <Spoken of={text} />}{' '}
                {link !== undefined && <a href={link.href}>{link.label}</a>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
