import type { Banner, PageSeo } from '#domain/site/page.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { toWebAddress } from '#data/record/to-web-address.ts'
import { toPicture, toPictureList } from '#data/config/image.ts'
import type { MenuParams } from './menu-schema.ts'
import { toColor } from './modules.ts'
import { toTranslations } from '#data/config/text.ts'
import { decodeJson } from '#data/file/decode-json.ts'

/** Returns the banner of a page; undefined when it is switched off. */
export function toBanner(params: MenuParams, pictures: PictureFinder, log: RecordLog): Banner | undefined {
  if (params.showPageBanner !== true) return undefined
  const chosen = toPictureList(params.bannerImages, pictures, log, 'params.bannerImages')
  const single = chosen.length > 0 ? undefined : toPicture(params.image, pictures, log, 'params.image')
  const videoUrl = toWebAddress(params.bannerVideo?.url, log, 'params.bannerVideo')
  return {
    kind: params.bannerType ?? 'image',
    title: toTranslations(params.bannerTitle),
    description: toTranslations(params.bannerDescription),
    images: single === undefined ? chosen : [single],
    windows: params.bannerWindows ?? [],
    video:
      videoUrl === undefined
        ? undefined
        : { url: videoUrl, mimeType: params.bannerVideo?.mimetype ?? 'video/mp4' },
    poster: toPicture(params.poster, pictures, log, 'params.poster'),
    map: toMap(params.bannerMap, log),
    color: toColor(params.bannerColor),
    isTransparent: params.bannerTransparent === true,
  }
}

function toMap(map: MenuParams['bannerMap'], log: RecordLog): Banner['map'] {
  const url = toWebAddress(map?.url, log, 'params.bannerMap')
  if (url === undefined) return undefined
  return {
    url,
    type: map?.mapType ?? 'roadmap',
    marker: map?.marker ?? undefined,
    info: toTranslations(map?.info),
  }
}

/** Returns the search-engine fields of a page; only the keywords when the others are switched off. */
export function toSeo(params: MenuParams, pictures: PictureFinder, log: RecordLog): PageSeo | undefined {
  const keywords =
    params.metadata === null || params.metadata === undefined ? undefined : toTranslations(params.metadata)
  if (params.isActiveSEO !== true) {
    return (
      keywords && {
        title: {},
        description: {},
        ogTitle: {},
        ogDescription: {},
        twitterTitle: {},
        twitterDescription: {},
        keywords,
      }
    )
  }
  return {
    title: { ...toTranslations(params.pageTitle), ...toTranslations(params.metadataTitle) },
    description: toTranslations(params.metadataDescription),
    ogTitle: toTranslations(params.ogTitle),
    ogDescription: toTranslations(params.ogDescription),
    ogImage: toPicture(params.ogImage, pictures, log, 'params.ogImage'),
    twitterTitle: toTranslations(params.twitterTitle),
    twitterDescription: toTranslations(params.twitterDescription),
    twitterImage: toPicture(params.twitterImage, pictures, log, 'params.twitterImage'),
    keywords,
    schemaData: toSchemaData(params.schemaData, log),
  }
}

function toSchemaData(value: string | null | undefined, log: RecordLog): string | undefined {
  const json = value?.trim() ?? ''
  if (json === '') return undefined
  const decoded = decodeJson(json)
  if (decoded.kind === 'json') return json
  log.warn('params.schemaData', 'not JSON; it is left out', { expected: 'JSON-LD', received: decoded.reason })
  return undefined
}
