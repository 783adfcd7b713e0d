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
  /** BCP 47 tag when the title is in another language than the page. */
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
  /** Shown in place of a picture. */
  noPicture: string
  /** Verb of the favourite button: `Bewaar`. Absent for properties that are in no public list, which have no button. */
  keep?: string
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
    <article className="card">
      <div className={card.picture === undefined ? 'card__media card__media--none' : 'card__media'}>
        {card.picture === undefined ? (
          <span>{card.noPicture}</span>
        ) : (
          <PictureTag picture={card.picture} sizes={sizes} loading={loading} widest={1400} />
        )}
        {card.flag !== undefined && <StateFlag flag={card.flag} />}
      </div>
      <div className="card__body">
        <p className="card__place">{card.place}</p>
        <Heading className="card__title">
          <a href={card.href}>{card.title}</a>
        </Heading>
        {card.price !== undefined && <Price className="card__price" price={card.price} />}
        <Facts facts={card.facts} epc={card.epc} />
      </div>
      {card.keep !== undefined && (
        <FavouriteButton id={card.id} label={`${card.keep} ${card.title}`} isPressed={isFavourite} />
      )}
    </article>
  )
}
