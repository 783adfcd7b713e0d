import type { EpcView } from './EpcBadge.tsx'
import { Facts } from './Facts.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { type FlagView, StateFlag } from './StateFlag.tsx'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { PictureLoading, PictureView } from '#ui/pictures/picture-view.ts'
import { Price, type PriceView } from './Price.tsx'

/** The texts of a property's card. */
export type CardView = Readonly<{
  id: number
  href: string
  title: string
  /** Town and type: `Berlare, halfopen bebouwing`. */
  place: string
  /** Absent once a sold or rented listing's price was withdrawn. */
  price?: PriceView
  /** Label of the property's pin on a map: a short price, or why there is none. */
  pin: string
  flag?: FlagView
  facts: readonly string[]
  epc?: EpcView
  picture?: PictureView
  /** Addresses of the pictures to swipe to after the first one, each 600 px wide; absent where the card has one picture. */
  photos?: readonly string[]
  /** Shown in place of a picture. */
  noPicture: string
  /** Verb of the favourite button: `Bewaar`. Absent for properties that are in no public list, which have no button. */
  keep?: string
  /** What it cost before and since when it costs less; known to favourites, not to lists. */
  reduced?: string
}>

type PropertyCardProps = Readonly<{
  card: CardView
  headingLevel: 2 | 3
  loading: PictureLoading
  sizes: string
  /** Whether the visitor saved it; known only in the browser. */
  isFavourite?: boolean
}>

/** A property in a list; the link on its title covers the whole card except the favourite button. */
export function PropertyCard({ card, headingLevel, loading, sizes, isFavourite }: PropertyCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="card tile">
      <CardPictures card={card} loading={loading} sizes={sizes} />
      <div className="card__body">
        {card.price !== undefined && <Price className="card__price" price={card.price} />}
        <Heading className="card__title">
          <a href={card.href}>{card.title}</a>
        </Heading>
        <p className="card__place">{card.place}</p>
        <Facts facts={card.facts} epc={card.epc} />
      </div>
      {card.keep !== undefined && (
        <FavouriteButton id={card.id} label={`${card.keep} ${card.title}`} isPressed={isFavourite} />
      )}
    </article>
  )
}

/** The files that are offered of a card's picture. */
export const cardPicture = { widest: 1400 } as const

type CardPicturesProps = Pick<PropertyCardProps, 'card' | 'loading' | 'sizes'>

/**
 * The pictures of a card, to swipe through where there are several. The strip is only for the eye and the pointer: the title
 * is the link, and the page behind it has the same pictures.
 */
function CardPictures({ card, loading, sizes }: CardPicturesProps) {
  const { picture, photos = [] } = card
  const flag = card.flag !== undefined && <StateFlag flag={card.flag} />
  if (picture === undefined) {
    return (
      <div className="card__media card__media--none">
        <span>{card.noPicture}</span>
        {flag}
      </div>
    )
  }
  const first = <PictureTag picture={picture} sizes={sizes} loading={loading} {...cardPicture} />
  if (photos.length === 0) {
    return (
      <div className="card__media">
        {first}
        {flag}
      </div>
    )
  }
  return (
    <div className="card__media" data-photos={photos.length + 1}>
      <div className="card__strip" tabIndex={-1} aria-hidden="true">
        <a href={card.href} tabIndex={-1}>
          {first}
          {photos.map((src) => (
            <img key={src} src={src} alt="" loading="lazy" decoding="async" />
          ))}
        </a>
      </div>
      {flag}
    </div>
  )
}
