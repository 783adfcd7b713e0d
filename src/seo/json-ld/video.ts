import type { VideoObject, WithContext } from 'schema-dts'
import type { PlainDate } from '#domain/values/measure.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'

/** A film about a listing or in a banner. */
export type Video = Readonly<{
  /** Address of the film's page, or of the file itself. */
  url: string
  isFile: boolean
  name: string
  description?: string
  /** Path of the site or a full address. */
  thumbnail?: string
  uploadedOn?: PlainDate
}>

/** Returns a film; a file is its own content, a page of a video service is where it is embedded from. */
export function videoJsonLd(video: Video, baseUrl: string): WithContext<VideoObject> {
  const url = absoluteUrl(baseUrl, video.url)
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.description ?? video.name,
    thumbnailUrl: video.thumbnail === undefined ? undefined : absoluteUrl(baseUrl, video.thumbnail),
    uploadDate: video.uploadedOn,
    ...(video.isFile ? { contentUrl: url } : { url }),
  }
}
