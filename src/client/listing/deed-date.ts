import { addYears, isPlainDate } from '#domain/values/plain-date.ts'
import type { PlainDate } from '#domain/values/measure.ts'

// The page loads this module when a visitor enters a date.
for (const block of document.querySelectorAll<HTMLElement>('[data-deed]')) startDeedDate(block)

/**
 * Calculates the last day of the duty from the date of the deed that a visitor enters, and offers it as a calendar file.
 * The block has the number of years in `data-deed`, the words before the day in `data-by`, the message for a deed from
 * before the duty in `data-early`, a date field with its limits, an output and a hidden button.
 */
function startDeedDate(block: HTMLElement): void {
  const field = block.querySelector('input')
  const output = block.querySelector('output')
  const button = block.querySelector('button')
  if (field === null || output === null || button === null) return
  const lastDay = (): PlainDate | undefined => {
    const { value, validity } = field
    return validity.valid && isPlainDate(value) ? addYears(value, Number(block.dataset['deed'])) : undefined
  }
  const show = () => {
    const day = lastDay()
    // While the year 2024 is being typed its value is 0002, then 0020.
    const isEarly = field.validity.rangeUnderflow && field.value > '1900'
    button.hidden = day === undefined
    output.value =
      day === undefined ? (isEarly && block.dataset['early']) || '' : `${block.dataset['by']} ${inWords(day)}`
  }
  field.addEventListener('input', show)
  button.addEventListener('click', () => {
    const day = lastDay()
    if (day === undefined || !isPlainDate(field.value)) return
    const deed = `${field.labels?.[0]?.textContent.trim() ?? ''}${colon()} ${inWords(field.value)}`
    void save(day, output.value, deed)
  })
  show()
}

/** In French a no-break space stands before a colon. */
function colon(): string {
  return document.documentElement.lang.startsWith('fr') ? '\u00A0:' : ':'
}

/** Intl lacks the French ordinal for the first of a month: `1er mai`. */
function inWords(day: PlainDate): string {
  const { lang } = document.documentElement
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  const words = format.format(new Date(day))
  return lang.startsWith('fr') ? words.replace(/^1 /, '1er ') : words
}

async function save(day: PlainDate, duty: string, deed: string): Promise<void> {
  const { formatCalendar } = await import('#text/calendar-event.ts')
  const today = new Date().toISOString().slice(0, 10)
  const { host, pathname, origin } = location
  const file = formatCalendar({
    uid: `deed${pathname}@${host}`,
    stamped: isPlainDate(today) ? today : day,
    time: { kind: 'allDay', first: day },
    summary: `${duty}${colon()} ${document.querySelector('h1')?.textContent.trim() ?? ''}`,
    description: deed,
    url: origin + pathname,
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  link.download = `${day}.ics`
  link.click()
  URL.revokeObjectURL(link.href)
}
