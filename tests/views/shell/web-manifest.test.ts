import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { webManifests } from '#views/shell/web-manifest.ts'

const context = createContext()
const manifests = new Map([...webManifests(context)].map(([path, text]) => [path, JSON.parse(text)]))

test('each language has its own manifest with its own home page', () => {
  expect([...manifests.keys()]).toEqual(locales.map((locale) => `/${locale}/site.webmanifest`))
  for (const locale of locales) {
    const manifest = manifests.get(`/${locale}/site.webmanifest`)
    expect([manifest.id, manifest.start_url]).toEqual([`/${locale}/`, `/${locale}/`])
    expect(manifest.lang).toMatch(new RegExp(`^${locale}`))
    expect(manifest.shortcuts.length).toBeGreaterThan(1)
    for (const { url } of manifest.shortcuts) expect(context.routes.at(url)?.locale).toBe(locale)
  }
})

test('there is an icon that devices may crop to a circle', () => {
  const { icons } = manifests.get('/nl/site.webmanifest')
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
