import { expect, test } from 'vitest'
import { emptyIndex, type PageIndex } from '#scripts/build/pages/page-index.ts'
import { digestFormer, explainPage } from '#scripts/build/pages/why-rendered.ts'

const page = { file: [0, 0], inline: [] } as const
const index: PageIndex = {
  ...emptyIndex,
  pages: {
    '/nl/': { ...page, digests: 'view=a' },
    '/property/2417/': { ...page, digests: digestFormer('b') },
  },
}

test.each([
  ['/nl/', '/nl/ was rendered: changed: view'],
  ['/property/2417/', '/property/2417/ is a former address'],
  ['/nl', '/nl is no page of this site'],
])('of %s an editor is told the truth', (path, words) => {
  expect(explainPage(path, index, new Map([['/nl/', 'changed: view']]))).toContain(words)
})
