import { rm } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'
import { offeredMoments } from '#service/requests/bookings/offered-moments.ts'
import { parseSlot, formatStart } from '#service/requests/bookings/slot-value.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import {
  answersTo,
  formsFile,
  startTestService,
  siteContext,
  testOrigin,
  testSubjects,
} from '#tests/support/service/test-service.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { timetableOf } from '#ui/forms/SlotPicker.tsx'
import { slotField } from '#ui/forms/slot-field.ts'
import { createPage } from '#views/kit/page.ts'
import { viewForm } from '#views/forms/form.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const asked = { language: languages('nl'), answers: {}, subject: 'property/2417' } as const
const site = { ...languages('nl'), file: formsFile(), subjects: testSubjects, before: '', after: '' }
const words = createSiteWords(() => new Map([['nl', site]]), testOrigin)

async function offered(seats: ReadonlyMap<string, number>): Promise<MomentsView> {
  return await offeredMoments(words, asked, { taken: () => Promise.resolve(seats), now })
}

test('a calendar of which every seat is taken says so, one with a seat left offers it', async () => {
  const { days, reason } = await offered(new Map())
  expect(reason).toBeUndefined()
  const starts = days
    .flatMap(({ slots }) => slots)
    .flatMap(({ value }) => parseSlot(value)?.moment ?? [])
    .map((moment) => formatStart(moment))
  expect(starts.length).toBeGreaterThan(2)
  expect((await offered(new Map(starts.map((start) => [start, 9])))).reason).toBe('full')
  expect((await offered(new Map(starts.slice(1).map((start) => [start, 9])))).reason).toBeUndefined()
})

test.each(['full', 'officeCalls', 'officeUnknown'] as const)(
  'where no moment can be chosen the field says what to do: %s',
  (reason) => {
    for (const locale of locales) {
      const field = slotField(viewForm(createPage(siteContext(), locale), 'request-visit', 'title'))
      if (field === undefined) throw new Error('a visit has a moment')
      const html = renderToStaticMarkup(
        <FormField field={field} moments={timetableOf({ office: 'berlare', days: [], reason })} />,
      )
      expect(html.replaceAll('&#x27;', "'")).toContain(
        languages(locale).t(`forms.slot.none.${reason === 'full' ? reason : 'officeCalls'}`),
      )
      expect(html).not.toContain('type="radio"')
      // The box above the form leads to it.
      expect(html).toContain(`id="${field.id}"`)
    }
  },
)

test(
  'while all is taken nobody is promised a moment: on the form, before sending, and where one is moved',
  { timeout: 30_000 },
  async () => {
    const { service, dir, pass } = await startTestService()
    const ask = async (path: string, body?: URLSearchParams): Promise<Response> =>
      service.app.request(path, { method: body && 'POST', body, headers: { origin: testOrigin } })
    const visit = async (name: string, phone: string, slot = '') => {
      const texts = { ...answersTo('request-visit'), email: [`${name}@x.example`], phone: [phone] }
      const path = '/forms/nl/request-visit'
      const confirm = await (await ask(path, toBody({ ...texts, subject: [asked.subject] }))).text()
      pass(5000)
      const controls = hiddenControls(confirm)
      controls.set('slot', slot)
      return { confirm, answer: await ask(path, controls) }
    }
    const { days }: MomentsView = await (
      await ask('/forms/nl/slots/request-visit?subject=property/2417')
    ).json()
    const free = days.flatMap(({ slots }) => slots.map(({ value }) => value))
    let booked = ''
    for (const [index, slot] of free.entries()) {
      const { answer } = await visit(`bezoeker${index}`, `047011223${index}`, slot)
      booked = answer.headers.get('location') ?? ''
      expect(booked).toContain('?booked')
    }
    const { answer: late } = await visit('laat', '0470998866', free[0])
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('Dit moment is net volzet, en er is geen ander meer vrij')
    expect(page).toContain('<a href="#request-visit-slot">Ga verder zonder moment</a>')
    expect(page).toMatch(/<p[^>]*id="request-visit-slot"[^>]*>Alle momenten zijn volzet\./)
    expect(page).not.toContain('ander moment')
    const { confirm, answer } = await visit('zonder', '0470998877')
    expect(confirm).toContain('Alle momenten zijn volzet.')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).not.toContain('booked')
    const manage = await (await ask(booked.replace('?booked', ''))).text()
    expect(manage).toContain('Alle andere momenten zijn volzet.')
    expect(manage).not.toContain('value="move"')
    await service.stop()
    await rm(dir, { recursive: true })
  },
)
