import { isIP } from 'node:net'
import type { FetchedPicture } from '#data/picture/fetched-pictures.ts'
import { isLocalHost, isPictureHost } from '#data/picture/picture-hosts.ts'
import { type Download, download, type DownloadLimits } from '#scripts/kit/download.ts'
import { isPublicIp, lookupPublic } from './public-lookup.ts'

/** The bounds of one download, and the hosts of `pictureHosts`. */
export type PictureLimits = DownloadLimits & Readonly<{ hosts: readonly string[] }>

/** Downloads a picture, unless it is still the version that is known; every redirect must lead to a listed host. */
export async function downloadPicture(
  address: string,
  { etag, lastModified }: Pick<FetchedPicture, 'etag' | 'lastModified'>,
  limits: PictureLimits,
): Promise<Download> {
  const headers = {
    accept: 'image/*',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  }
  const refusalOf = (url: URL): string | undefined => refuse(url, limits.hosts)
  const lookupOf = (url: URL) => (isLocalHost(url) ? undefined : lookupPublic)
  return download(new URL(address), { headers, refusalOf, lookupOf }, limits)
}

function refuse(url: URL, hosts: readonly string[]): string | undefined {
  if (!isPictureHost(url, hosts)) return 'its host is not in pictureHosts of site.json, or it is not https'
  const ip = url.hostname.replaceAll(/[[\]]/g, '')
  return isIP(ip) !== 0 && !isPublicIp(ip) ? 'its host is in a private network' : undefined
}
