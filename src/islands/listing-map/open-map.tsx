import { createRoot } from 'react-dom/client'
import { isLocale } from '#domain/values/locale.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { loadListingWords } from '../gallery/listing-words.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/map/map.css?url'
import { preloadMap } from '#islands/map/engine/preload-map.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { ListingMap } from './ListingMap.tsx'

/** Minimum height of a usable map; the drawing on a phone is lower. */
const minHeightPx = 384

let opening: Promise<void> | undefined

/** Replaces the drawing around a link by a map; rejects when its texts or style sheet cannot be loaded. */
export function answerPress(link: HTMLAnchorElement): Promise<void> {
  opening ??= open(link).catch((error: unknown) => {
    // The next click tries again.
    opening = undefined
    throw error
  })
  return opening
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const at = readPlace(link)
  const host = link.closest<HTMLElement>('.map-frame')
  if (host === null || at === undefined) throw new Error('The link names no place.')
  const [{ mapBase, numberTag, messages }] = await Promise.all([
    loadListingWords(),
    loadStyleSheet(styleSheetUrl),
  ])
  preloadMap(mapBase)
  const place = link.closest('section')?.querySelector('.locmap__address')?.textContent.trim() ?? ''
  const language = document.documentElement.lang.slice(0, 2)
  host.style.height = `${Math.max(host.offsetHeight, minHeightPx)}px`
  createRoot(host).render(
    <WordsProvider lang={numberTag} messages={messages}>
      <ListingMap
        at={at}
        zoom={Number(link.dataset['map'])}
        // `Donklaan 12` of `Donklaan 12, 9290 Berlare`.
        name={place.split(',')[0] ?? place}
        address={place}
        base={mapBase}
        locale={isLocale(language) ? language : 'nl'}
      />
    </WordsProvider>,
  )
}

/** Reads the coordinates in the link to an external map: `…?query=51.03000,3.98000`. */
function readPlace(link: HTMLAnchorElement): Coordinates | undefined {
  const [latitude = NaN, longitude = NaN] = (new URL(link.href).searchParams.get('query') ?? '')
    .split(',')
    .map(Number)
  return Number.isFinite(latitude + longitude) ? { latitude, longitude } : undefined
}
