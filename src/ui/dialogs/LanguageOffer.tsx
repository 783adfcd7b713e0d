import { Icon } from '#ui/kit/Icon.tsx'

/** An offer to read the page in another language, in the words of that language. */
export type LanguageOfferProps = Readonly<{
  lang: string
  label: string
  text: string
  go: string
  close: string
}>

/** The offer of a page in another language; the page script replaces the address of its link. */
export function LanguageOffer({ lang, label, text, go, close }: LanguageOfferProps) {
  return (
    <aside className="offer" lang={lang} aria-label={label}>
      <p>
        {text}{' '}
        <a href="/" lang={lang} hrefLang={lang}>
          {go}
        </a>
      </p>
      <button type="button" className="round" aria-label={close}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
