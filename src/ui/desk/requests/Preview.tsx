import { Thumb } from '#ui/desk/kit/Marks.tsx'
import { Wordmark } from '#ui/portal/frame/Logo.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { PreviewView } from './answer-view.ts'

/** A mail as it arrives; what the desk filled in is marked here only. */
export function Preview({ preview }: Readonly<{ preview: PreviewView }>) {
  const { title, at, head, wordmark, lang, paragraphs, home, hint } = preview
  return (
    <Block title={title} aside={<span className="small muted">{at}</span>}>
      <div className="letter">
        <dl className="letter__head">
          {head.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="letter__body" lang={lang}>
          <p className="logo__name">
            <Wordmark wordmark={wordmark} />
          </p>
          {paragraphs.map((parts) => (
            <p key={parts.map(({ text }) => text).join('')}>
              {parts.map(({ text, isFilledIn }) => (isFilledIn ? <mark key={text}>{text}</mark> : text))}
            </p>
          ))}
          {home !== undefined && (
            <div className="homecard">
              <Thumb of={home.picture} />
              <div>
                <h3>{home.name}</h3>
                <p className="muted">{home.about}</p>
                {home.link !== undefined && (
                  <p>
                    <a href={home.link.href}>{home.link.label}</a>
                  </p>
                )}
              </div>
            </div>
          )}
        </div>
      </div>
      <p className="small muted">{hint}</p>
    </Block>
  )
}
