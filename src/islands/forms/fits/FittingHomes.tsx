import type { FitsWords } from '#contracts/forms-file.ts'
import { fillCount } from '#i18n/fill.ts'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { Fits, FittingHome } from './find-fits.ts'

/** How many homes fit the answers so far, and the newest of them. */
export function FittingHomes({ fits, words }: Readonly<{ fits: Fits; words: FitsWords }>) {
  const { count, homes } = fits
  const { found, fit, none, numberTag } = words
  return (
    <>
      {/* Said when it changes: words that stay are not written again. */}
      <output className="fits__said">
        <span className="fits__count">{count === 0 ? none.title : fillCount(found, count, numberTag)}</span>{' '}
        <span className="fits__text">{count === 0 ? none.text : fillCount(fit, count, numberTag)}</span>
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
