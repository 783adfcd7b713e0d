import { useState } from 'react'
import { expect, inject } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MapBase } from '#domain/place/map-base.ts'
import { createWords } from '#i18n/create-words.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import type { ResultsMapProps } from '#islands/map/map-props.ts'
import { ResultsMap } from '#islands/map/ResultsMap.tsx'
import { searchFiles } from '#islands/results/search-files.ts'
import type { SearchArea } from '#search/filters/area.ts'
import { builtFiles, find, serve, showPage, textsOf } from './page.ts'

const { list } = inject('built')

/** Land around the homes, as the build draws a region. */
export const region = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'region' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [3, 50],
            [5, 50],
            [5, 52],
            [3, 52],
            [3, 50],
          ],
        ],
      },
    },
  ],
}

/** What is lit is red, an area blue, all else white. */
export const theme =
  '--map-background: #fff; --map-region: #fff; --overlay: #fff; --ink: #fff; --accent: #f00; --link: #00f'

/** The agency's own drawing, which {@link openMap} answers for. */
export const schematic: MapBase = {
  kind: 'schematic',
  home: { latitude: 51.05, longitude: 4, zoom: 10 },
  drawing: { url: '/map/region-test.json', maxZoom: 12.25 },
}

/** A map whose style is of others; nobody has to be asked for it. */
export const foreign = {
  ...schematic,
  kind: 'style',
  url: '/style.json',
  attribution: 'Anderen',
  minZoom: 0,
  maxZoom: 12,
  hosts: [],
} as const satisfies MapBase

/** A map on the page, and what it has told its list so far. */
export type LiveMap = Readonly<{
  /** The row of the home with a price. */
  rowOf: (price: string) => number
  areas: readonly (SearchArea | undefined)[]
  hovers: readonly (number | undefined)[]
  /** Gives the map other props, as its list does. */
  change: (props: Partial<ResultsMapProps>) => Promise<void>
  close: () => Promise<void>
}>

/** Opens the map beside a list of the built homes; a searched area comes back to it as its list gives it. */
export async function openMap(
  changed: Partial<ResultsMapProps> = {},
  files: Readonly<Record<string, unknown>> = {},
): Promise<LiveMap> {
  showPage(`<div id="map" style="${theme}; width: 900px; height: 600px"></div>`)
  serve({ ...builtFiles(), [schematic.drawing.url]: region, ...files })
  const { section, locale, numberTag, messages } = list
  const [index, points, text, cards, pins] = await Promise.all([
    searchFiles.index(section),
    searchFiles.points(section),
    searchFiles.text(section, locale),
    searchFiles.cards(section, locale),
    searchFiles.pins(section, locale),
  ])
  const words = { ...messages, ...text.words.messages }
  const areas: (SearchArea | undefined)[] = []
  const hovers: (number | undefined)[] = []
  const onHover = (row: number | undefined) => void hovers.push(row)
  const own = {
    rows: Uint32Array.from({ length: index.size }, (_, row) => row),
    index,
    points,
    townNames: text.townNames,
    pins,
    cards,
    hovered: undefined,
    t: createWords(words, numberTag).t,
    subject: '',
    locale,
    mapConfig: schematic,
    listId: 'list',
    section,
  } as const
  function Beside(props: Partial<ResultsMapProps>) {
    const [area, setArea] = useState<SearchArea>()
    const onArea = (next: SearchArea | undefined) => {
      areas.push(next)
      setArea(next)
    }
    return (
      <WordsProvider lang={numberTag} messages={words}>
        <ResultsMap {...own} area={area} onArea={onArea} onHover={onHover} {...props} />
      </WordsProvider>
    )
  }
  const { rerender, unmount } = await render(<Beside {...changed} />, { container: find('#map') })
  return {
    rowOf: (price) => pins.map(plain).indexOf(price),
    areas,
    hovers,
    change: (props) => rerender(<Beside {...changed} {...props} />),
    close: unmount,
  }
}

/** Returns words as one types them: with plain spaces. */
export const plain = (words: string): string => words.replaceAll('\u00A0', ' ')

/** Waits until the map has its markers. */
export async function expectMap(): Promise<void> {
  await expect.poll(() => document.querySelector('.map')?.getAttribute('data-state')).toBe('ready')
  await expect.poll(() => document.querySelectorAll('.map__target').length).toBeGreaterThan(0)
}

/** Returns the button of a map with a name; the first one where several have it. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.map button')].find(
    ({ textContent, ariaLabel }) => plain(ariaLabel ?? textContent).includes(name),
  )
  if (found === undefined) throw new Error(`the map has no button ${name}`)
  return found
}

/** Returns what the map says in words beside its tools. */
export const said = (): string => plain(textsOf('.map output').join(' '))

/** Clicks on the map, in px from its upper left corner, as a mouse does. */
export async function pressMap(x: number, y: number): Promise<void> {
  await userEvent.click(find('.maplibregl-canvas'), { position: { x, y }, force: true })
}

/** Returns the middle of a marker button, in px of the map. */
export function middleOf(target: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = target.getBoundingClientRect()
  const frame = find('.map__canvas').getBoundingClientRect()
  return [left - frame.left + width / 2, top - frame.top + height / 2]
}

/** Returns how many px of the map are mostly red, and how many mostly blue. */
export async function pixels(): Promise<Readonly<{ red: number; blue: number }>> {
  const shot = await page.screenshot({ element: find('.map__canvas'), save: false })
  const bytes = Uint8Array.from(atob(shot), (byte) => byte.codePointAt(0) ?? 0)
  const image = await createImageBitmap(new Blob([bytes]))
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
  let [red, blue] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    if (r > 200 && g < 60 && b < 60) red += 1
    if (b > 200 && r < 60 && g < 60) blue += 1
  }
  return { red, blue }
}

/**
 * Waits until a map whose page is gone has been made and taken away again: a browser has few of these drawings to give.
 * @param leave takes the page away, while the map is made
 */
export async function expectRemoved(leave: () => Promise<void>): Promise<void> {
  const host = find('.map__canvas')
  let wasMade = host.querySelector('canvas') !== null
  new MutationObserver(() => (wasMade ||= host.querySelector('canvas') !== null)).observe(host, {
    childList: true,
    subtree: true,
  })
  await leave()
  await expect.poll(() => [wasMade, host.querySelector('canvas')]).toEqual([true, null])
}
