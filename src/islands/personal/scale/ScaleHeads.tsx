import { Price } from '#ui/cards/Price.tsx'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { ScaledHome } from './scaled-home.ts'

/** The compared homes: side by side above their columns, on a phone a list whose numbers the columns have. */
export function ScaleHeads({ homes }: Readonly<{ homes: readonly ScaledHome[] }>) {
  return (
    <ol className="street__heads" role="list">
      {homes.map(({ card: { id, href, noPicture, picture, place, price, title } }) => (
        <li key={id}>
          <div className={picture === undefined ? 'card__media card__media--none' : 'card__media'}>
            {picture === undefined ? (
              <span>{noPicture}</span>
            ) : (
              <PictureTag picture={picture} sizes="18rem" loading="eager" widest={800} />
            )}
          </div>
          {price !== undefined && <Price className="compare__price" price={price} />}
          <a className="compare__title" href={href}>
            {title}
          </a>
          <p className="compare__place">{place}</p>
        </li>
      ))}
    </ol>
  )
}
