import type { Banner, MenuPage } from '#domain/site/page.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { isVideoFile, parseVideoLink } from '#media/video-link.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { duskOf } from '#sun/sun-position.ts'
import { type BannerMapView, viewBannerMap } from './banner-map.ts'
import { type LightsView, viewLights } from './window-lights.ts'
import type { SiteContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { type Background, backgroundName, viewBackground } from '#views/editorial/background.ts'
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
  lights?: LightsView
  /** Of a drawing: sunset and dark at the first office that has a position, in minutes since midnight in UTC. */
  dusk?: string
  map?: BannerMapView
  background: Background
  /** Background of the header: the banner's when it is transparent, else its own. */
  headerBackground?: string
}>

/** Most listings that a banner shows. */
const slideCount = 6

/** Returns a page's banner in a language; undefined where it has none. */
export function viewBanner(
  page: Page,
  { id, banner }: Pick<MenuPage, 'id' | 'banner'>,
): BannerView | undefined {
  const { context } = page
  if (banner === undefined) return undefined
  const background = viewBackground(banner.color, context.catalogue.theme)
  const media = viewMedia(page, banner)
  return {
    title: viewText(banner.title, page),
    description: viewText(banner.description, page),
    media,
    lights: media.kind === 'picture' ? viewLights(page, banner, media.picture) : undefined,
    dusk: media.kind === 'picture' && media.isDrawing ? viewDusk(context) : undefined,
    map: viewBannerMap(page, banner, id),
    background,
    headerBackground: banner.isTransparent ? backgroundName(background) : undefined,
  }
}

function viewMedia(page: Page, banner: Banner): BannerMedia {
  switch (banner.kind) {
    case 'properties':
      return asSlides(page, propertySlides(page)) ?? viewImage(page, banner)
    case 'projects':
      return asSlides(page, projectSlides(page)) ?? viewImage(page, banner)
    case 'gallery': {
      const pictures = viewPictures(page, banner.images)
      const slides = pictures.length < 2 ? [] : pictures.map((picture) => ({ picture }))
      return asSlides(page, slides) ?? viewImage(page, banner)
    }
    case 'video':
      return viewVideo(page, banner)
    case 'image':
      return viewImage(page, banner)
  }
}

function viewImage(page: Page, { images, poster }: Banner): BannerMedia {
  const source = inSeason(images[0] ?? poster, page.context.now)
  const picture = viewPicture(page, source)
  if (picture === undefined || source === undefined) return { kind: 'none' }
  const isDrawing = source.source.kind === 'file' && source.source.file.endsWith('.svg')
  return { kind: 'picture', picture, isDrawing }
}

function viewDusk({ catalogue, now }: SiteContext): string | undefined {
  const place = catalogue.offices.find(({ coordinates }) => coordinates !== undefined)?.coordinates
  const dusk = place && duskOf(fromBrussels(now, '12:00'), place)
  const toTime = (instant: number) => new Date(instant).toISOString().slice(11, 16)
  return dusk && `${toTime(dusk.from)} ${toTime(dusk.until)}`
}

/** From December to February a picture that has a winter shows it. */
function inSeason(picture: Picture | undefined, on: PlainDate): Picture | undefined {
  const { month } = partsOf(on)
  return picture?.winter !== undefined && (month === 12 || month < 3)
    ? { ...picture, source: picture.winter }
    : picture
}

/** A video file plays on the page; a video on a platform is a link, since no third party loads before consent. */
function viewVideo(page: Page, banner: Banner): BannerMedia {
  const { t } = page
  const { video, poster, images } = banner
  if (video === undefined) return viewImage(page, banner)
  const shown = viewPicture(page, poster ?? images[0])
  const link = parseVideoLink(video.url)
  if (isVideoFile(video)) {
    return {
      kind: 'video',
      url: video.url,
      mimeType: link.kind === 'file' ? link.mimeType : video.mimeType,
      poster: shown,
    }
  }
  return { kind: 'video-link', url: video.url, label: t('page.video'), poster: shown }
}

function propertySlides(page: Page): readonly BannerSlide[] {
  return listedProperties(page.context.catalogue, 'sale')
    .filter(({ availability, pictures }) => isOnOffer(availability) && pictures.length > 0)
    .slice(0, slideCount)
    .flatMap((property) => {
      const { title, href, picture } = viewCard(page, property)
      return picture === undefined ? [] : [{ picture, link: { label: title, href } }]
    })
}

function projectSlides(page: Page): readonly BannerSlide[] {
  return listedProjects(page.context.catalogue)
    .filter(({ availability, pictures }) => availability !== 'soldOut' && pictures.length > 0)
    .slice(0, slideCount)
    .flatMap((project) => {
      const { name, href, picture } = viewProjectCard(page, project)
      return picture === undefined ? [] : [{ picture, link: { label: name, href } }]
    })
}

function asSlides({ t }: Page, slides: readonly BannerSlide[]): BannerMedia | undefined {
  if (slides.length === 0) return undefined
  const words = { label: t('page.pictures'), play: t('gallery.play'), pause: t('gallery.pause') }
  return { kind: 'slides', slides, words }
}
