import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import { offeredMoments } from '#service/bookings/offered-moments.ts'
import { parseSlot, formatStart } from '#service/bookings/slot-value.ts'
import { createSiteWords } from '#service/site/site-words.ts'
import { formsFile, siteContext, testOrigin, testSubjects } from '#tests/support/service/test-service.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { timetableOf } from '#ui/forms/SlotPicker.tsx'
import { slotField } from '#ui/forms/slot-field.ts'
import { viewForm } from '#views/forms/form.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const asked = { locale: 'nl', answers: {}, subject: 'property/2417' } as const
const site = { file: formsFile(), subjects: testSubjects, before: '', after: '' }
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

test.each(['full', 'officeCalls'] as const)(
  'where no moment can be chosen the field says what to do: %s',
  (reason) => {
    for (const locale of locales) {
      const field = slotField(viewForm(siteContext(), 'request-visit', locale, 'title'))
      if (field === undefined) throw new Error('a visit has a moment')
      const html = renderToStaticMarkup(
        <FormField field={field} moments={timetableOf({ office: 'berlare', days: [], reason })} />,
      )
      expect(html.replaceAll('&#x27;', "'")).toContain(translator(locale)(`forms.slot.none.${reason}`))
      expect(html).not.toContain('type="radio"')
    }
  },
)
