import type { Theme } from '#domain/site/theme.ts'

/** The mark and the name of the agency. */
export type LogoView = Pick<Theme, 'mark' | 'wordmark'>

/** Prints the logo; its shapes come from the theme, and were sanitised when it was built. */
export function Logo({ mark, wordmark }: LogoView) {
  return (
    <>
      <svg
        className="logo__mark"
        viewBox={mark.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: mark.shapes }}
      />
      <span className="logo__name">
        <Wordmark wordmark={wordmark} />
      </span>
    </>
  )
}

/** Prints the name of the agency as its logo writes it. */
export function Wordmark({ wordmark }: Pick<LogoView, 'wordmark'>) {
  return wordmark.map(({ text, isItalic }) => (isItalic ? <i key={text}>{text}</i> : text))
}
