/** A text that somebody wrote, with its language where that is not the page's. */
export type SpokenView = Readonly<{ text: string; lang?: string }>

/** Prints such a text. */
export function Spoken({ of: { text, lang } }: Readonly<{ of: SpokenView }>) {
  return lang === undefined ? <>{text}</> : <span lang={lang}>{text}</span>
}
