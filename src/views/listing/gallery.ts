import { labelled } from '#i18n/grammar.ts'
import { rankInWords } from '#i18n/spelled-numbers.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { PhotoLink } from '#ui/pictures/PhotoLinks.tsx'
import type { Page } from '#views/kit/page.ts'
import { largestHref, type PictureView, viewPictures } from '#views/kit/picture.ts'

/** Kind of home that is drawn where a listing has no pictures. */
export type DrawnKind = 'house' | 'flat' | 'land'

/** Pictures of a listing in one row, and its plans. */
export type GalleryView = Readonly<{
  photos: readonly PhotoLink[]
  plans: readonly PhotoLink[]
  label: string
  /** Accessible name of the row, with how to move in it. */
  trackLabel: string
  previous: string
  next: string
  /** `Alle 12 foto's`; set when there is more than one. */
  allWords?: string
  plansWords: string
  /** What stands in place of pictures. */
  none: Readonly<{ drawing: DrawnKind; text: string }>
}>

/** Returns the pictures and plans of a listing. */
export function viewGallery(
  page: Page,
  {
    pictures,
    plans,
    drawing,
  }: Readonly<{ pictures: readonly Picture[]; plans: readonly Picture[]; drawing: DrawnKind }>,
): GalleryView {
  const { t } = page
  const photos = toLinks(page, withOwnAlt(page, viewPictures(page, pictures)), 'photo')
  const count = photos.length
  return {
    photos,
    plans: toLinks(page, withOwnAlt(page, viewPictures(page, plans)), 'plan'),
    label: t('property.sections.photos'),
    trackLabel: t('property.photosRow', { count }),
    previous: t('property.previousPhoto'),
    next: t('property.nextPhoto'),
    allWords:
      count > 1 ? t(count === 2 ? 'property.bothPhotos' : 'property.allPhotos', { count }) : undefined,
    plansWords: t('property.plansLink'),
    none: { drawing, text: t('property.drawing') },
  }
}

/** Returns pictures of which no two have the same words: the second `Tuin` is `Tuin, tweede opname`. */
function withOwnAlt({ locale, t }: Page, pictures: readonly PictureView[]): readonly PictureView[] {
  return pictures.map((picture, index) => {
    const before = pictures.slice(0, index).filter(({ alt }) => alt === picture.alt).length
    return before === 0 || picture.alt === ''
      ? picture
      : {
          ...picture,
          alt: t('property.anotherView', { alt: picture.alt, rank: rankInWords(before + 1, locale) }),
        }
  })
}

function toLinks(
  { locale, t }: Page,
  pictures: readonly PictureView[],
  kind: 'photo' | 'plan',
): readonly PhotoLink[] {
  return pictures.map((picture, index) => ({
    id: `${kind}-${index + 1}`,
    href: largestHref(picture),
    label: labelled(
      t(`property.${kind === 'photo' ? 'openPhoto' : 'openPlan'}`, { number: index + 1 }),
      picture.alt,
      locale,
    ),
    picture,
  }))
}
