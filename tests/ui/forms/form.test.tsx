import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { formIds } from '#forms/form.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { FormBody } from '#ui/forms/FormBody.tsx'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { createPage } from '#views/kit/page.ts'
import { viewForm } from '#views/forms/form.ts'

const context = createContext()

function render(id: (typeof formIds)[number]): string {
  return renderToStaticMarkup(<FormBody form={viewForm(createPage(context, 'nl'), id, 'title')} />)
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

  test('has no number that a turn of the wheel changes', () => {
    expect(render(id)).not.toContain('type="number"')
  })

  test('has messages in every language', () => {
    const labels = locales.map((locale) =>
      viewForm(createPage(context, locale), id, 'title').groups.flatMap(({ rows }) =>
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
  const [, rooms] = viewForm(createPage(context, 'nl'), 'demand-register', 'title').groups
  expect(rooms?.optional).toBe('(niet verplicht)')
  expect(
    rooms?.rows.flatMap(({ fields }) => fields).filter(({ optional }) => optional !== undefined),
  ).toEqual([])
})

describe('with an endpoint', () => {
  const { catalogue } = context
  const site = { ...catalogue.site, formsEndpoint: 'https://forms.example/in' }
  const sent = { ...context, catalogue: { ...catalogue, site } }

  test.each(formIds)('%s is posted there in its language, and its button says what it does', (id) => {
    for (const locale of locales) {
      const form = viewForm(createPage(sent, locale), id, 'title')
      const { sending } = form
      if (sending === undefined) throw new Error('the form cannot be sent')
      const html = renderToStaticMarkup(<SendForm form={form} sending={sending} />)
      expect(html).toContain(` action="https://forms.example/in/${locale}/${id}"`)
      expect(html).toContain(' method="post"')
      expect(html.includes('multipart/form-data')).toBe(html.includes('type="file"'))
      expect(sending.button).not.toMatch(/^(?:verzenden|envoyer|send|senden)$/i)
    }
  })

  test('only a form that asks for an e-mail address promises a copy by e-mail', () => {
    expect(viewForm(createPage(sent, 'nl'), 'request-visit', 'title').sending?.note).toContain(
      'kopie per mail',
    )
    expect(viewForm(createPage(sent, 'nl'), 'contact-me', 'title').sending?.note).toContain('wij bellen u')
  })

  test('without an endpoint no form can be sent', () => {
    expect(viewForm(createPage(context, 'nl'), 'request-visit', 'title').sending).toBeUndefined()
  })
})
