import { useWords } from '#islands/kit/use-words.ts'
import type { KeptContext } from './kept-words.ts'
import { NewestHomes } from './NewestHomes.tsx'
import { Icon } from '#ui/kit/Icon.tsx'

type KeptEmptyProps = Pick<KeptContext, 'page' | 'lists' | 'locale' | 'sections'>

/** Message of an empty list, with links to the lists of the site, and the newest homes. */
export function KeptEmpty({ page, lists, locale, sections }: KeptEmptyProps) {
  const t = useWords()
  return (
    <>
      <div className="empty">
        <div className="kept-empty">
          <p>{t(`personal.empty.${page}`)}</p>
          <nav className="lost__links" aria-label={t('personal.onward')}>
            {lists.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
                <Icon name="right" />
              </a>
            ))}
          </nav>
        </div>
        <div className="empty__art" />
      </div>
      <NewestHomes locale={locale} sections={sections} />
    </>
  )
}
