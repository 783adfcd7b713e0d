import { Icon } from '#ui/kit/Icon.tsx'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { PictureView } from '#ui/pictures/picture-view.ts'

/** What the announcement says, in the page's language. */
export type AnnouncementDialogProps = Readonly<{
  title: string
  paragraphs: readonly string[]
  picture?: PictureView
  link?: Readonly<{ label: string; href: string; isExternal: boolean }>
  /** Names the button that closes it. */
  close: string
}>

/** The announcement of the agency. */
export function AnnouncementDialog({ title, paragraphs, picture, link, close }: AnnouncementDialogProps) {
  return (
    <dialog className="announcement" aria-labelledby="announcement">
      {picture !== undefined && (
        <PictureTag picture={picture} sizes="(min-width: 38rem) 36rem, 100vw" loading="eager" />
      )}
      <div className="announcement__body">
        <h2 id="announcement" tabIndex={-1} autoFocus>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link !== undefined && (
          <a
            className="button"
            href={link.href}
            {...(link.isExternal ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {link.label}
          </a>
        )}
      </div>
      <button type="button" className="round announcement__close" aria-label={close}>
        <Icon name="close" />
      </button>
    </dialog>
  )
}
