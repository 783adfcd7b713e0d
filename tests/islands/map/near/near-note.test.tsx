import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BaseNote } from '#islands/map/base/BaseNote.tsx'
import { NearNote } from '#islands/map/near/NearNote.tsx'
import type { Near } from '#islands/map/near/use-near.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { languages } from '#tests/support/languages.ts'

const ignore = () => undefined
const dutch = languages('nl')
const at = { latitude: 51, longitude: 4 }
const home = {
  t: dutch.t,
  subject: '',
  locale: 'nl',
  townNames: ['Berlare'],
  index: { towns: ['berlare'] },
  points: { latitude: [51.06, 51.5], longitude: [4, 4], townLatitude: [51.1], townLongitude: [4] },
  onArea: ignore,
}

/** Returns what is said near a place, and the buttons below it. */
function saidOf(near: Near, rows: readonly number[] = [0, 1]) {
  const props = { ...home, rows, choice: { near, ask: undefined, widen: ignore, leave: ignore } }
  const html = renderToStaticMarkup(
    // What a map has beside what this part reads.
    <NearNote {...(props as unknown as Parameters<typeof NearNote>[0])} />,
  ).replaceAll('\u00A0', ' ')
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)`, 'g'))].map(([, text]) => text)
  return { says: texts('output')[0], offers: texts('button') }
}

test('near the visitor are counted the homes of a ring, with the wider one and the list around the nearest town', () => {
  expect(saidOf({ state: 'here', at, km: 10 })).toEqual({
    says: '1 pand binnen 10 km van u',
    offers: ['Lijst rond Berlare, 10 km', 'Mijn plaats wissen'],
  })
  expect(saidOf({ state: 'here', at, km: 5 })).toEqual({
    says: 'Binnen 5 km van u staat geen pand op de kaart. Het dichtste ligt op 7 km.',
    offers: ['Binnen 10 km', 'Mijn plaats wissen'],
  })
  // The nearest is 6.3 km away then.
  expect(saidOf({ state: 'here', at: { latitude: 51.003, longitude: 4 }, km: 5 }).says).toMatch(/op 7 km/)
  expect(saidOf({ state: 'here', at, km: 5 }, []).says).toBe('0 panden binnen 5 km van u')
})

test('a place that is not known yet, or not given, is said', () => {
  expect(saidOf({ state: 'off' }).says).toBeUndefined()
  expect(saidOf({ state: 'asking' }).says).toMatch(/^Uw browser vraagt/)
  expect(saidOf({ state: 'refused' }).says).toMatch(/^Uw plaats kennen we niet/)
})

test('a map of others asks first, and says where it did not load', () => {
  const said = (notice: 'ask' | 'failed' | undefined) =>
    renderToStaticMarkup(
      <WordsProvider lang="nl-BE" messages={dutch.messages}>
        <BaseNote notice={notice} hosts={['tiles.example']} allow={ignore} />
      </WordsProvider>,
    )
  expect(said(undefined)).toBe('')
  expect(said('ask')).toMatch(/tiles\.example.*<button/)
  expect(said('failed')).toMatch(/kon niet geladen worden/)
  expect(said('failed')).not.toContain('<button')
})
