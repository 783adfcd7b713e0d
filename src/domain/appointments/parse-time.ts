/**
 * Reads a time as somebody types it, and as the site writes it in any language; undefined for any other text.
 * @example parseTime('9.30') // '09:30'; so are '9:30', '9 h 30', '9.30 uur' and '9.30 am'
 */
export function parseTime(text: string): string | undefined {
  const [, typed = '', minutes = '00', unit] =
    /^(\d{1,2})\s*(?:[:.hu]\s*(\d{2})?)?\s*(uur|uhr|am|pm)?$/i.exec(text.trim()) ?? []
  const hours = inDay(Number(typed), unit?.toLowerCase())
  if (typed === '' || hours > 23 || Number(minutes) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

function inDay(hours: number, unit: string | undefined): number {
  if (unit === 'am') return hours === 12 ? 0 : hours
  return unit === 'pm' && hours < 12 ? hours + 12 : hours
}
