import type { Locale } from '#domain/values/locale.ts'
import type { Banner, MenuPage } from '#domain/site/page.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { isVideoFile, parseVideoLink } from '#media/video-link.ts'
import { translator } from '#i18n/translate.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import { type BannerMapView, viewBannerMap } from './banner-map.ts'
import { viewCard } from '#views/listing/card.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type Background, backgroundName, viewBackground } from './background.ts'
import { type PictureView, viewPicture, viewPictures } from '#views/kit/picture.ts'
import { viewProjectCard } from '#views/project/project-card.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** A picture of a banner; one of a listing leads to it. */
export type BannerSlide = Readonly<{ picture: PictureView; link?: Readonly<{ label: string; href: string }> }>

/** Labels of the slides and of the button that plays them. */
type SlidesWords = Readonly<{ label: string; play: string; pause: string }>

/** The picture, slides or video of a banner. */
export type BannerMedia =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'picture'; picture: PictureView; isDrawing: boolean }>
  | Readonly<{ kind: 'slides'; slides: readonly BannerSlide[]; words: SlidesWords }>
  | Readonly<{ kind: 'video'; url: string; mimeType: string; poster?: PictureView }>
  | Readonly<{ kind: 'video-link'; url: string; label: string; poster?: PictureView }>

/** The banner at the head of a page. */
export type BannerView = Readonly<{
  title?: TextView
  description?: TextView
  media: BannerMedia
  map?: BannerMapView
  background: Background
  /** Background of the header: the banner's when it is transparent, else its own. */
  headerBackground?: string
}>

/** Most listings that a banner shows. */
const slideCount = 6

/** Returns a page's banner in a language; undefined where it has none. */
export function viewBanner(
  context: ViewContext,
  { id, banner }: Pick<MenuPage, 'id' | 'banner'>,
  locale: Locale,
): BannerView | undefined {
  if (banner === undefined) return undefined
  const background = viewBackground(banner.color, context.catalogue.theme)
  return {
    title: viewText(banner.title, locale),
    description: viewText(banner.description, locale),
    media: viewMedia(context, banner, locale),
    map: viewBannerMap(banner, id, locale),
    background,
    headerBackground: banner.isTransparent ? backgroundName(background) : undefined,
  }
}

function viewMedia(context: ViewContext, banner: Banner, locale: Locale): BannerMedia {
  switch (banner.kind) {
    case 'properties':
      return asSlides(propertySlides(context, locale), locale) ?? viewImage(context, banner, locale)
    case 'projects':
      return asSlides(projectSlides(context, locale), locale) ?? viewImage(context, banner, locale)
    case 'gallery': {
      const pictures = viewPictures(context, banner.images, locale)
      const slides = pictures.length < 2 ? [] : pictures.map((picture) => ({ picture }))
      return asSlides(slides, locale) ?? viewImage(context, banner, locale)
    }
    case 'video':
      return viewVideo(context, banner, locale)
    case 'image':
      return viewImage(context, banner, locale)
  }
}

function viewImage(context: ViewContext, { images, poster }: Banner, locale: Locale): BannerMedia {
  const source = images[0] ?? poster
  const picture = viewPicture(context, source, locale)
  if (picture === undefined || source === undefined) return { kind: 'none' }
  const isDrawing = source.source.kind === 'file' && source.source.file.endsWith('.svg')
  return { kind: 'picture', picture, isDrawing }
}

/** A video file plays on the page; a video on a platform is a link, since no third party loads before consent. */
function viewVideo(context: ViewContext, banner: Banner, locale: Locale): BannerMedia {
  const { video, poster, images } = banner
  if (video === undefined) return viewImage(context, banner, locale)
  const shown = viewPicture(context, poster ?? images[0], locale)
  const link = parseVideoLink(video.url)
  if (isVideoFile(video)) {
    return {
      kind: 'video',
      url: video.url,
      mimeType: link.kind === 'file' ? link.mimeType : video.mimeType,
      poster: shown,
    }
  }
  return { kind: 'video-link', url: video.url, label: translator(locale)('page.video'), poster: shown }
}

function propertySlides(context: ViewContext, locale: Locale): readonly BannerSlide[] {
  return listedProperties(context.catalogue, 'sale')
    .filter(({ availability, pictures }) => isOnOffer(availability) && pictures.length > 0)
    .slice(0, slideCount)
    .flatMap((property) => {
      const { title, href, picture } = viewCard(context, property, locale)
      return picture === undefined ? [] : [{ picture, link: { label: title, href } }]
    })
}

function projectSlides(context: ViewContext, locale: Locale): readonly BannerSlide[] {
  return listedProjects(context.catalogue)
    .filter(({ availability, pictures }) => availability !== 'soldOut' && pictures.length > 0)
    .slice(0, slideCount)
    .flatMap((project) => {
      const { name, href, picture } = viewProjectCard(context, project, locale)
      return picture === undefined ? [] : [{ picture, link: { label: name, href } }]
    })
}

function asSlides(slides: readonly BannerSlide[], locale: Locale): BannerMedia | undefined {
  if (slides.length === 0) return undefined
  const t = translator(locale)
  const words = { label: t('page.pictures'), play: t('gallery.play'), pause: t('gallery.pause') }
  return { kind: 'slides', slides, words }
}
