import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { formIds } from '#forms/form.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { FormBody } from '#ui/forms/FormBody.tsx'
import { viewForm } from '#views/forms/form.ts'

const context = createContext()

function render(id: (typeof formIds)[number]): string {
  return renderToStaticMarkup(<FormBody form={viewForm(context, id, 'nl', 'title')} />)
}

describe.each(formIds)('%s', (id) => {
  test('gives every input a label', () => {
    const html = render(id)
    const inputs = [...html.matchAll(/<(?:input|select|textarea)[^>]*\sid="([^"]+)"/g)].map(
      ([, inputId]) => inputId,
    )
    const labelled = new Set([...html.matchAll(/<label[^>]*\sfor="([^"]+)"/g)].map(([, inputId]) => inputId))
    expect(inputs.length).toBeGreaterThan(0)
    expect(inputs.filter((inputId) => !labelled.has(inputId))).toEqual([])
  })

  test('has no button without an effect', () => {
    expect(render(id)).not.toMatch(/<button|type="submit"|placeholder=/)
  })

  test('has messages in every language', () => {
    const labels = locales.map((locale) =>
      viewForm(context, id, locale, 'title').groups.flatMap(({ rows }) =>
        rows.flatMap(({ fields }) => fields),
      ),
    )
    for (const fields of labels) expect(fields.filter(({ label }) => label.trim() === '')).toEqual([])
  })
})

test('an optional field is marked as optional', () => {
  const html = render('request-visit')
  expect(html).toContain('Opmerking<span class="field__opt"> (niet verplicht)</span>')
  expect(html).not.toContain('Voornaam<span')
})

test('a group without required fields is marked as optional once', () => {
  const [, rooms] = viewForm(context, 'demand-register', 'nl', 'title').groups
  expect(rooms?.optional).toBe('(niet verplicht)')
  expect(
    rooms?.rows.flatMap(({ fields }) => fields).filter(({ optional }) => optional !== undefined),
  ).toEqual([])
})
