import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { changeWords } from '#editor/labels/frame/change-words.ts'
import { frameTags, type FrameTexts, withOurWords } from '#editor/labels/frame/frame-words.ts'
import { screenWords } from '#editor/labels/frame/screen-words.ts'
import { signInWords } from '#editor/labels/frame/sign-in-words.ts'
import { editorLocales } from '#editor/labels/editor-locale.ts'

const load = async (tag: string): Promise<FrameTexts> =>
  JSON.parse(await readFile(`node_modules/@sveltia/cms/locales/${tag}.json`, 'utf8'))

function textsIn(texts: FrameTexts, path: readonly string[] = []): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[[...path, key].join('.'), text] as const] : textsIn(text, [...path, key]),
  )
}

/** What is said of a wrong configuration, to developers, and of what our configuration does not switch on. */
const notShown = /^(?:config|open_authoring|prefs\.advanced|cloud_storage|file_type_labels|workflow|backend_)/
const technical =
  /repositor|dépôt|\btoken|toegangstoken|zugriffstoken|jeton|\bbranch|\bcommit|\bslug\b|\bbackend/i

test.each(editorLocales)('nothing in %s speaks of repositories or tokens', async (locale) => {
  const texts = textsIn(withOurWords(await load(frameTags[locale]), locale))
  expect(texts.length).toBeGreaterThan(500)
  const found = texts.filter(
    ([key, text]) =>
      !notShown.test(key) &&
      !key.includes('test_repo') &&
      !key.includes('workflow') &&
      technical.test(text.replaceAll(/\{\$\w+\}/g, '')),
  )
  expect(found).toEqual([])
})

test('each of our texts stands for one that the package has', async () => {
  const keys = new Set(textsIn(await load('en-US')).map(([key]) => key))
  const ours = Object.keys({ ...signInWords, ...screenWords, ...changeWords })
  expect(ours.filter((key) => !keys.has(key))).toEqual([])
})
