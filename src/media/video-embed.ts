import { parseVideoLink, type VideoLink } from './video-link.ts'

/** A third-party player for a frame: address, origin, and the company that a visitor knows. */
export type VideoEmbed = Readonly<{ url: string; origin: string; company: string }>

/** Company behind each platform. */
const companies: Readonly<Record<Exclude<VideoLink['kind'], 'file' | 'unknown'>, string>> = {
  youtube: 'YouTube (Google)',
  vimeo: 'Vimeo',
  facebook: 'Facebook (Meta)',
  matterport: 'Matterport',
  tvl: 'TVL',
  yisual: 'Yisual',
}

/**
 * Returns the player of a video or tour; undefined for files, unknown platforms, addresses without a video id and
 * addresses without https, which the page may not frame. It plays at once, since it loads after a click.
 * @see https://developers.google.com/youtube/player_parameters and https://help.vimeo.com (both read 2026-11-20)
 * @example embedOf('https://youtu.be/dQw4w9WgXcQ')?.origin // 'https://www.youtube-nocookie.com'
 */
export function embedOf(url: string): VideoEmbed | undefined {
  const link = parseVideoLink(url)
  if (link.kind === 'file' || link.kind === 'unknown' || !url.startsWith('https:')) return undefined
  const player = playerOf(link)
  return player === undefined
    ? undefined
    : { url: player, origin: new URL(player).origin, company: companies[link.kind] }
}

function playerOf(link: Exclude<VideoLink, { kind: 'file' }>): string | undefined {
  if (link.kind === 'facebook')
    return `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(link.url)}&autoplay=true`
  if (link.kind !== 'youtube' && link.kind !== 'vimeo' && link.kind !== 'matterport') return link.url
  const { id } = link
  if (id === undefined) return undefined
  if (link.kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  if (link.kind === 'matterport') return `https://my.matterport.com/show/?m=${id}&play=1`
  // Unlisted videos play only with their hash.
  const secret = /vimeo\.com\/\d+\/(\w+)/.exec(link.url)?.[1] ?? URL.parse(link.url)?.searchParams.get('h')
  const rest = secret === undefined || secret === null ? '' : `&h=${secret}`
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${rest}`
}
