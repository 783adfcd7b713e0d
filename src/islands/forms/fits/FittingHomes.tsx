import { useWords } from '#islands/kit/use-words.ts'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { FormTranslate } from '../form-messages.ts'
import type { Fits, FittingHome } from './find-fits.ts'

/** How many homes fit the answers so far, and the newest of them. */
export function FittingHomes({ fits }: Readonly<{ fits: Fits }>) {
  const { count, homes } = fits
  const t: FormTranslate = useWords()
  return (
    <>
      {/* Said when it changes: words that stay are not written again. */}
      <output className="fits__said">
        <span className="fits__count">
          {count === 0 ? t('forms.fits.none.title') : t('results.count', { count })}
        </span>{' '}
        <span className="fits__text">
          {count === 0 ? t('forms.fits.none.text') : t('forms.fits.fit', { count })}
        </span>
      </output>
      {homes.length > 0 && (
        <ul className="fits__list">
          {homes.map((home) => (
            <Home key={home.card.id} home={home} />
          ))}
        </ul>
      )}
    </>
  )
}

function Home({ home: { card, town } }: Readonly<{ home: FittingHome }>) {
  const { href, title, picture, price } = card
  const { prefix = '', amount = '', suffix = '' } = price ?? {}
  const asked = [prefix, amount, suffix].filter((part) => part !== '').join(' ')
  return (
    <li>
      <div className="fits__picture">
        {picture !== undefined && (
          // Decorative: the title beside it names the home.
          <PictureTag picture={{ ...picture, alt: '' }} sizes="5.5rem" loading="lazy" widest={600} />
        )}
      </div>
      <div>
        <p className="fits__title">
          <a href={href}>{title}</a>
        </p>
        <p className="fits__text">{asked === '' ? town : `${town}, ${asked}`}</p>
      </div>
    </li>
  )
}
