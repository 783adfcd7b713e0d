import { Icon } from '#ui/kit/Icon.tsx'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import { Price, type PriceView } from './Price.tsx'
import type { PictureLoading, PictureView } from '#ui/pictures/picture-view.ts'
import { SoldMeter } from './SoldMeter.tsx'
import { type FlagView, StateFlag } from './StateFlag.tsx'

/** The files that are offered of a project's picture. */
export const projectPicture = { widest: 1400 } as const

/** The texts of a project's card. */
export type ProjectCardView = Readonly<{
  href: string
  name: string
  nameLang?: string
  /** Town and number of units: `Stekene, 18 appartementen`. */
  place: string
  price?: PriceView
  /** Label of the project's pin on a map. */
  pin: string
  flag?: FlagView
  /** Sold units of all units; absent when a project has none yet. */
  sold?: Readonly<{ percent: number; words: string }>
  /** The developer's website: `kaaihof.example`. */
  website?: Readonly<{ href: string; host: string; newTab: string }>
  picture?: PictureView
  noPicture: string
}>

type ProjectCardProps = Readonly<{
  card: ProjectCardView
  headingLevel: 2 | 3
  loading: PictureLoading
  sizes: string
}>

/** A new-build project in a list, with a bar of sold units. */
export function ProjectCard({ card, headingLevel, loading, sizes }: ProjectCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="project tile" data-state={card.flag?.state}>
      <div className={card.picture === undefined ? 'project__media card__media--none' : 'project__media'}>
        {card.picture === undefined ? (
          <span>{card.noPicture}</span>
        ) : (
          <PictureTag picture={card.picture} sizes={sizes} loading={loading} {...projectPicture} />
        )}
        {card.flag !== undefined && <StateFlag flag={card.flag} />}
      </div>
      <Heading className="project__name card__title">
        <a href={card.href} lang={card.nameLang}>
          {card.name}
        </a>
      </Heading>
      <p className="project__meta">{card.place}</p>
      {card.price !== undefined && <Price className="project__price" price={card.price} />}
      {card.sold !== undefined && <SoldMeter {...card.sold} />}
      {card.website !== undefined && (
        <a className="project__web" href={card.website.href} target="_blank" rel="noopener">
          <Icon name="external" />
          {card.website.host}
          <span className="vh">{` (${card.website.newTab})`}</span>
        </a>
      )}
    </article>
  )
}
