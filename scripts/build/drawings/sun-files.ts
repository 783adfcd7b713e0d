import { readFileSync } from 'node:fs'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { sunDrawingPath, type SunFile, sunFilePath } from '#sun/sun-file.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { drawSun } from '#sun/draw-sun.ts'
import { drawnMoment, fourDays } from '#sun/four-days.ts'
import { sheet } from '#sun/oblique.ts'
import type { SunHome } from '#sun/sun-home.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { sunOf } from '#views/property/sections/sun.ts'

/** Yields the drawings of the sun on each home, and what the page's script moves it with. */
export function* sunFiles({ catalogue, now }: Pick<ViewContext, 'catalogue' | 'now'>): Generator<BuiltFile> {
  const colours = readFileSync('src/styles/property/sun-drawing.css', 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '')
  for (const property of catalogue.properties) {
    const { known } = sunOf(property)
    if (known?.kind !== 'drawn' || !isOnOffer(property.availability)) continue
    const { home, places } = known
    const file: SunFile = { home, places }
    yield [sunDrawingPath(property.id), drawFourDays(home, now, colours)]
    yield [sunFilePath(property.id), JSON.stringify(file)]
  }
}

/** Returns one SVG with a view of each day, named after it: light and dark follow the page. */
export function drawFourDays(home: SunHome, now: PlainDate, colours: string): string {
  const { size } = sheet
  const days = fourDays.map((day, at) => {
    const place = `${at * size} 0 ${size} ${size}`
    const drawing = drawSun(home, drawnMoment(day, now), `c-${day}`)
    return `<view id="${day}" viewBox="${place}"/><g transform="translate(${at * size})">${drawing}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${4 * size} ${size}" style="color-scheme:light dark"><style>${colours}</style>${days.join('')}</svg>`
}
