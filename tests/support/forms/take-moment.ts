import type { Locale } from '#domain/values/locale.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import type { SiteWithService } from '#tests/support/sites/site-with-service.ts'

/** Books a moment for a visit as a browser without script does; returns false where no seat is left. */
export async function takeMoment(
  { origin }: SiteWithService,
  { subject, slot, locale }: Readonly<{ subject: string; slot: string; locale: Locale }>,
): Promise<boolean> {
  const post = async (body: URLSearchParams): Promise<Response> =>
    await fetch(`${origin}/forms/${locale}/request-visit`, {
      method: 'POST',
      headers: { origin },
      body,
      redirect: 'manual',
    })
  // Somebody else each time: one person has one open appointment for a home.
  const email = `${crypto.randomUUID().slice(0, 8)}@voorbeeld.be`
  const phone = `0470 ${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
  const answers = {
    firstName: 'An',
    lastName: 'Maes',
    phone,
    privacy: 'on',
    subject,
    slot,
    email,
  }
  const page = await post(
    toBody(Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, [text]]))),
  )
  if (page.status === 409) return false
  const confirmation = hiddenControls(await page.text())
  // A person needs longer than a robot.
  await new Promise((resolve) => setTimeout(resolve, 1600))
  const { status } = await post(confirmation)
  if (status !== 303) throw new Error(`the moment ${slot} was not booked: ${status}`)
  return true
}
