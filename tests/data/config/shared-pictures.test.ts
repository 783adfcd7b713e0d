import { expect, test } from 'vitest'
import { createPictureFinder } from '#data/picture/picture-finder.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

const words = { 'bod.svg': { darkUrl: '/pictures/bod-nacht.svg' } }

function find(files: readonly string[]) {
  const log = createProblemLog()
  const finder = createPictureFinder({ files: new Set(files), words, hosts: [] })
  const picture = finder.find('/pictures/bod.svg', {}, log.record('articles', 'bod'), 'image')
  return { picture, problems: log.problems }
}

test('a picture that records share has its night wherever it is shown', () => {
  const { picture, problems } = find(['bod.svg', 'bod-nacht.svg'])
  expect(picture?.dark).toEqual({ kind: 'file', file: 'bod-nacht.svg' })
  expect(problems).toEqual([])
})

test('a night that is not there is told, and the picture stays', () => {
  const { picture, problems } = find(['bod.svg'])
  expect(picture).toEqual({ source: { kind: 'file', file: 'bod.svg' }, alt: {} })
  expect(problems).toMatchObject([{ received: '"/pictures/bod-nacht.svg"' }])
})
