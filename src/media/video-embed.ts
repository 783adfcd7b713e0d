import { parseVideoLink, type VideoLink } from './video-link.ts'

/** A player of somebody else, for a frame: its address, where it is loaded from, and whose it is. */
export type VideoEmbed = Readonly<{ url: string; origin: string; company: string }>

/** Who is contacted, in words that a visitor knows. */
const companies: Readonly<Record<Exclude<VideoLink['kind'], 'file' | 'unknown'>, string>> = {
  youtube: 'YouTube (Google)',
  vimeo: 'Vimeo',
  facebook: 'Facebook (Meta)',
  matterport: 'Matterport',
  tvl: 'TVL',
  yisual: 'Yisual',
}

/**
 * Returns the player of a video or a tour; undefined for files, for unknown platforms, for an address that names no
 * video, and for one without https, which no page may frame. It plays at once: whoever asked for it pressed for it.
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
  // A film that is not listed has a second part, without which it does not play.
  const secret = /vimeo\.com\/\d+\/(\w+)/.exec(link.url)?.[1] ?? URL.parse(link.url)?.searchParams.get('h')
  const rest = secret === undefined || secret === null ? '' : `&h=${secret}`
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${rest}`
}
