import type { Locale } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Translate } from '#i18n/translate.ts'
import type { PhotoLink } from '#ui/pictures/PhotoLinks.tsx'
import type { ViewContext } from '#views/kit/context.ts'
import { largestHref, type PictureView, viewPictures } from '#views/kit/picture.ts'

/** Pictures of a listing: some in the mosaic, the others further down. */
export type GalleryView = Readonly<{
  mosaic: readonly PhotoLink[]
  /** Pictures that are not in the mosaic. */
  others: readonly PhotoLink[]
  plans: readonly PhotoLink[]
  count: number
  /** `Alle 12 foto's`; set when there are more than the mosaic shows. */
  allWords?: string
  plansWords: string
  none: Readonly<{ title: string; text: string }>
}>

const mosaicSize = 5

/** Returns the pictures and plans of a listing. */
export function viewGallery(
  context: ViewContext,
  { pictures, plans }: Readonly<{ pictures: readonly Picture[]; plans: readonly Picture[] }>,
  locale: Locale,
  t: Translate,
): GalleryView {
  const photos = toLinks(withOwnAlt(viewPictures(context, pictures, locale)), 'photo', t)
  return {
    mosaic: photos.slice(0, mosaicSize),
    others: photos.slice(mosaicSize),
    plans: toLinks(withOwnAlt(viewPictures(context, plans, locale)), 'plan', t),
    count: photos.length,
    allWords: photos.length > mosaicSize ? t('property.allPhotos', { count: photos.length }) : undefined,
    plansWords: t('property.plansLink'),
    none: { title: t('property.noPhotos'), text: t('property.noPhotosText') },
  }
}

/** Returns pictures of which no two have the same words: the second `Tuin` is `Tuin (2)`. */
function withOwnAlt(pictures: readonly PictureView[]): readonly PictureView[] {
  return pictures.map((picture, index) => {
    const before = pictures.slice(0, index).filter(({ alt }) => alt === picture.alt).length
    return before === 0 || picture.alt === ''
      ? picture
      : { ...picture, alt: `${picture.alt} (${before + 1})` }
  })
}

function toLinks(
  pictures: readonly PictureView[],
  kind: 'photo' | 'plan',
  t: Translate,
): readonly PhotoLink[] {
  return pictures.map((picture, index) => ({
    id: `${kind}-${index + 1}`,
    href: largestHref(picture),
    label: t('property.openPhoto', { number: index + 1 }),
    picture,
  }))
}
