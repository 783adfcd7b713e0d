import { AlertCard, type AlertView } from './AlertCard.tsx'
import { ProjectCard, type ProjectCardView } from './ProjectCard.tsx'
import type { PictureLoading } from '#ui/pictures/picture-view.ts'
import { gridSizes } from '#ui/pictures/picture-sizes.ts'

type ProjectGridProps = Readonly<{
  cards: readonly ProjectCardView[]
  headingLevel: 2 | 3
  firstLoading: PictureLoading
  /** The email alert tile, after the last project. */
  alert?: AlertView
}>

/** Project cards in columns. */
export function ProjectGrid({ cards, headingLevel, firstLoading, alert }: ProjectGridProps) {
  return (
    <div className="results-grid">
      {cards.map((card, index) => (
        <ProjectCard
          key={card.href}
          card={card}
          headingLevel={headingLevel}
          loading={index === 0 ? firstLoading : 'lazy'}
          sizes={gridSizes}
        />
      ))}
      {alert !== undefined && <AlertCard alert={alert} />}
    </div>
  )
}
