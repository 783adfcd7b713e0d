import { mkdir, mkdtemp, rm, writeFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { decodeFrontMatter } from '#data/content/decode-front-matter.ts'
import { loadArticles } from '#data/content/load-articles.ts'
import { renderMarkdown } from '#data/content/render-markdown.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { Shown } from '#data/shown.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { context, languages } from '../read-records.ts'

const site = {
  people: context.people,
  pictures: context.pictures,
  rules: await loadOwnRules(),
  now: day('2026-11-20'),
}

describe('Markdown', () => {
  test('gives each heading a unique id', () => {
    expect(renderMarkdown('## Wat kost een schatting?\n\n## Wat kost een schatting?')).toBe(
      '<h2 id="wat-kost-een-schatting">Wat kost een schatting?</h2>\n<h2 id="wat-kost-een-schatting-2">Wat kost een schatting?</h2>',
    )
  })

  test('opens external links, and only those, in a new tab', () => {
    expect(renderMarkdown('[BIV](https://www.biv.be) en [contact](/contact/)')).toBe(
      '<p><a href="https://www.biv.be" target="_blank" rel="noopener">BIV</a> en <a href="/contact/">contact</a></p>',
    )
  })
})

describe('front matter', () => {
  test('is separated from the text', () => {
    expect(decodeFrontMatter('---\r\ntitle: Kouter\r\npublishedOn: 2026-11-20\r\n---\r\n\r\nTekst')).toEqual({
      kind: 'document',
      meta: { title: 'Kouter', publishedOn: '2026-11-20' },
      body: '\nTekst',
    })
  })
  test.each([
    ['---\ntitle: Kort ---\n---\nTekst', { title: 'Kort ---' }],
    ['---\n---\nTekst', {}],
  ])('ends at a line of three dashes alone: %j', (source, meta) =>
    expect(decodeFrontMatter(source)).toEqual({ kind: 'document', meta, body: 'Tekst' }),
  )
  test('with invalid YAML is an error', () =>
    expect(decodeFrontMatter('---\ntitle: "a\n---\n')).toMatchObject({ kind: 'broken' }))
})

describe('articles', () => {
  let dir = ''
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'content-'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  const write = async (id: string, locale: string, more = '', body = '', slug = id): Promise<void> => {
    await mkdir(join(dir, 'articles', id), { recursive: true })
    await writeFile(
      join(dir, 'articles', id, `index.${locale}.md`),
      `---\ntitle: Titel ${locale}\nslug: ${slug}-${locale}\ndescription: Kort\ntopic: Kopen\n${more}---\n\nTekst ${locale}${body}\n`,
    )
  }
  const load = async (spoken: SiteLanguages = languages, day: Partial<Shown> = {}) => {
    const log = createProblemLog()
    const { shown, unpublished } = await loadArticles(dir, spoken, { ...site, ...day }, log)
    return { articles: shown, unpublished, problems: log.problems }
  }

  test('with a figure that the rules do not have are an error that lists those they have', async () => {
    const figures = ' en {{duty:flanders}}, {{cost-own-duty:flanders:389000}} en {{duty:atlantis}}.'
    for (const locale of languages.languageUse) {
      await write('kosten', locale, 'publishedOn: 2026-01-01\n', locale === 'fr' ? figures : '')
    }
    expect((await load()).problems).toMatchObject([
      {
        severity: 'error',
        file: 'articles/kosten/index.fr.md',
        received: '"{{duty:atlantis}}"',
        expected: expect.stringContaining('{{duty:REGION}}'),
      },
    ])
  })

  test('are read in four languages, newest first', async () => {
    for (const [id, day] of [
      ['oud', '2025-01-01'],
      ['nieuw', '2026-01-01'],
    ] as const) {
      for (const locale of ['nl', 'fr', 'en', 'de'])
        await write(
          id,
          locale,
          locale === 'nl' ? `publishedOn: ${day}\nauthor: an\nimage: villa-0.webp\n` : '',
        )
    }
    const { articles, problems } = await load()
    expect(problems).toEqual([])
    expect(articles.map(({ id }) => id)).toEqual(['nieuw', 'oud'])
    expect(articles[0]).toMatchObject({
      slug: { nl: 'nieuw-nl', de: 'nieuw-de' },
      html: { fr: '<p>Tekst fr</p>' },
      authorId: 'an',
      minutes: 1,
      image: { source: { file: 'villa-0.webp' } },
    })
  })

  test('need one language alone, and each of the others reads it in that language', async () => {
    await write('half', 'fr', 'publishedOn: 2026-01-01\n')
    const { articles, problems } = await load()
    expect(problems).toEqual([])
    expect(articles).toMatchObject([
      {
        title: { nl: 'Titel fr', fr: 'Titel fr' },
        slug: { de: 'half-fr' },
        languageIn: { nl: 'fr', fr: 'fr', en: 'fr', de: 'fr' },
      },
    ])
  })

  test('in no language of the site are an error that names the file', async () => {
    await write('deutsch', 'de', 'publishedOn: 2026-01-01\n')
    expect((await load({ languageDefault: 'fr', languageUse: ['fr', 'nl'] })).problems).toMatchObject([
      { severity: 'error', file: 'articles/deutsch/index.fr.md', message: 'the file is missing' },
    ])
  })

  test('are on the site from their day on, unless they are drafts; drafts of the site show them all', async () => {
    await write('vandaag', 'nl', 'publishedOn: 2026-11-20\nstatus: Published\n')
    await write('morgen', 'fr', 'publishedOn: 2026-11-21\n')
    await write('concept', 'en', 'publishedOn: 2026-11-01\nstatus: Draft\n')
    const { articles, unpublished, problems } = await load()
    expect(problems).toEqual([])
    expect(articles.map(({ id }) => id)).toEqual(['vandaag'])
    expect(unpublished).toEqual([
      { file: 'articles/concept/index.en.md', record: 'concept', reason: 'a draft' },
      { file: 'articles/morgen/index.fr.md', record: 'morgen', reason: 'from 2026-11-21' },
    ])
    expect((await load(languages, { now: day('2026-11-21') })).articles).toHaveLength(2)
    expect((await load(languages, { showsDrafts: true })).articles).toHaveLength(3)
  })

  test.each(['', 'publishedOn:\n', 'publishedOn: ""\n'])('without a day are an error: %j', async (more) => {
    await write('dagloos', 'nl', more)
    const { articles, problems } = await load()
    expect(articles).toEqual([])
    expect(problems).toMatchObject([
      { file: 'articles/dagloos/index.nl.md', field: 'publishedOn', message: 'missing' },
    ])
  })

  test('with the slug of another one are left out, the other is not', async () => {
    for (const id of ['a', 'b']) await write(id, 'nl', 'publishedOn: 2026-01-01\n', '', 'titel')
    const { articles, problems } = await load()
    expect(articles.map(({ id }) => id)).toEqual(['a'])
    expect(problems).toMatchObject([
      { severity: 'error', file: 'articles/b/index.nl.md', field: 'slug', received: '"titel-nl, as in a"' },
    ])
  })

  test('keep their slug from one that comes later', async () => {
    await write('a', 'nl', 'publishedOn: 2026-02-01\n', '', 'titel')
    await write('b', 'nl', 'publishedOn: 2026-01-01\n', '', 'titel')
    const { articles, problems } = await load()
    expect(articles.map(({ id }) => id)).toEqual(['b'])
    expect(problems).toMatchObject([{ file: 'articles/a/index.nl.md', received: '"titel-nl, as in b"' }])
  })

  test('are read with the marks of Windows, and wait where a file cannot be read', async () => {
    for (const id of ['windows', 'latin', 'open', 'quote', 'kept'])
      await write(id, 'nl', 'publishedOn: 2026-01-01\n')
    const change = async (id: string, by: (text: string) => string | Buffer) => {
      const file = join(dir, 'articles', id, 'index.nl.md')
      await writeFile(file, by(await readFile(file, 'utf8')))
    }
    await change('windows', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    await change('latin', (text) => Buffer.from(`${text}Een café`, 'latin1'))
    await change('open', (text) => text.replace('\n---\n', '\n'))
    await change('quote', (text) => text.replace('title: ', 'title: "'))
    const { articles, problems } = await load()
    expect(articles.map(({ id }) => id).toSorted()).toEqual(['kept', 'windows'])
    expect(problems.map(({ file, message }) => `${file}: ${message}`).toSorted()).toEqual([
      'articles/latin/index.nl.md: a letter that is not UTF-8',
      'articles/open/index.nl.md: not front matter: its last line --- is missing',
      expect.stringContaining('articles/quote/index.nl.md: not front matter: Missing closing "quote'),
    ])
  })

  test('need only the languages of the site; facts come from the default language', async () => {
    await write('court', 'fr', 'publishedOn: 2026-01-01\n')
    await write('court', 'en')
    const { articles, problems } = await load({ languageDefault: 'fr', languageUse: ['fr', 'en'] })
    expect(problems).toEqual([])
    expect(articles[0]).toMatchObject({
      publishedOn: '2026-01-01',
      title: { fr: 'Titel fr', en: 'Titel en', nl: 'Titel fr' },
    })
  })

  test('with a date that does not exist are an error', async () => {
    for (const locale of ['nl', 'fr', 'en', 'de'])
      await write('slecht', locale, locale === 'nl' ? 'publishedOn: 2026-02-30\n' : '')
    const { problems } = await load()
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'articles/slecht/index.nl.md',
        field: 'publishedOn',
      }),
    ])
  })
})
