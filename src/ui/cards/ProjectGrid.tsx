import { AlertCard, type AlertView } from './AlertCard.tsx'
import { ProjectCard, type ProjectCardView } from './ProjectCard.tsx'
import type { PictureLoading } from '#ui/pictures/picture-view.ts'
import { gridSizes, leadSizes } from '#ui/pictures/picture-sizes.ts'

type ProjectGridProps = Readonly<{
  cards: readonly ProjectCardView[]
  headingLevel: 2 | 3
  firstLoading: PictureLoading
  /** The email alert tile, after the last project. */
  alert?: AlertView
}>

/** Project cards: the first one wide, the others in rows of 7 and 5 columns, then 5 and 7. */
export function ProjectGrid({ cards, headingLevel, firstLoading, alert }: ProjectGridProps) {
  return (
    <div className="project-grid">
      {cards.map((card, index) => (
        <ProjectCard
          key={card.href}
          card={card}
          headingLevel={headingLevel}
          loading={index === 0 ? firstLoading : 'lazy'}
          sizes={index === 0 ? leadSizes : gridSizes}
        />
      ))}
      {alert !== undefined && <AlertCard alert={alert} />}
    </div>
  )
}
