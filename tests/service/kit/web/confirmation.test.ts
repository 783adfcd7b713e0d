import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'
import { readStored } from '#tests/support/service/abuse/stored.ts'
import { findMails } from '#tests/support/service/read-mails.ts'

const site = useTestService(beforeAll)

async function post(body: URLSearchParams | FormData, form = 'site-contact'): Promise<Response> {
  return site.service.app.request(`/forms/nl/${form}`, {
    method: 'POST',
    body,
    headers: { origin: testOrigin },
  })
}

/** Returns the page that asks to confirm a message. */
async function ask(message: string): Promise<string> {
  const response = await post(toBody({ ...answersTo('site-contact'), message: [message] }))
  expect(response.status).toBe(200)
  return response.text()
}

const mailsWith = (words: string): Promise<readonly string[]> => findMails(site.dir, words)

test('a form without script is stored once its answers are confirmed', async () => {
  const page = await ask('Is "de" <b>kelder</b> droog & licht?')
  expect(page).toContain('<title>Nog één stap: Stel uw vraag | Kouter</title>')
  expect(page).toContain('<dd>Is &quot;de&quot; &lt;b&gt;kelder&lt;/b&gt; droog &amp; licht?</dd>')
  site.pass(5000)
  const [first, second] = [await post(hiddenControls(page)), await post(hiddenControls(page))]
  expect([first.status, second.status]).toEqual([303, 303])
  await expect.poll(() => mailsWith('kelder')).toHaveLength(2)
})

test('a form that was posted with a key of its own can be confirmed', async () => {
  const answers = { ...answersTo('site-contact'), dedupeKey: ['a-key-of-the-page'], message: ['Met sleutel'] }
  const page = await (await post(toBody(answers))).text()
  site.pass(5000)
  expect((await post(hiddenControls(page))).status).toBe(303)
})

test('a button that is pressed too soon for a person asks again, and loses nothing', async () => {
  const page = await ask('Te snel')
  const again = await (await post(hiddenControls(page))).text()
  expect(again).toContain('Dat ging heel snel')
  site.pass(2000)
  expect((await post(hiddenControls(again))).status).toBe(303)
})

test('a clock that is set back asks once more, not until it has caught up', async () => {
  const page = await ask('Klok terug')
  site.pass(-3_600_000)
  const again = await (await post(hiddenControls(page))).text()
  expect(again).toContain('Dat ging heel snel')
  site.pass(5000)
  expect((await post(hiddenControls(again))).status).toBe(303)
  site.pass(3_600_000)
})

test('a page that was left open asks again', async () => {
  const page = await ask('Te laat')
  site.pass(31 * 60_000)
  const again = await (await post(hiddenControls(page))).text()
  expect(again).toContain('Dat is meer dan een half uur geleden')
  site.pass(5000)
  expect((await post(hiddenControls(again))).status).toBe(303)
})

test.each([
  ['of other answers', (token: string) => token],
  ['that was changed', (token: string) => `x${token}`],
  ['without a signature', (token: string) => token.replace(/[.].*/, '')],
  ['that is none', () => 'ja'],
])('a confirmation %s does not count', async (_, change) => {
  const controls = hiddenControls(await ask('Bevestigd'))
  site.pass(5000)
  controls.set('confirm', change(controls.get('confirm') ?? ''))
  controls.set('message', 'Iets anders')
  const response = await post(controls)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<dd>Iets anders</dd>')
  expect(readStored(site.dir).filter(({ payload }) => payload.includes('Iets anders'))).toEqual([])
})

test('answers can be changed before they are confirmed', async () => {
  const controls = hiddenControls(await ask('Verandert nog'))
  controls.set('change', '1')
  const response = await post(controls)
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('<title>Stel uw vraag | Kouter</title>')
  expect(page).toContain('Verandert nog</textarea>')
  expect(page).not.toContain('role="alert"')
})

describe('a CV without script', () => {
  /** Posts a job application with a file, all right unless something is changed. */
  const apply = async (
    motivation: string,
    changes: Readonly<Record<string, readonly string[]>> = {},
    file = new File([`%PDF-1.7 ${motivation}`], 'cv.pdf'),
  ): Promise<Response> => {
    const body = new FormData()
    const texts = { ...answersTo('job-contact'), motivation: [motivation], ...changes }
    for (const [name, values] of Object.entries(texts)) for (const value of values) body.append(name, value)
    body.set('resume', file)
    return post(body, 'job-contact')
  }
  const attached = async (motivation: string): Promise<readonly string[]> =>
    (await mailsWith(motivation)).filter((mail) => mail.includes('Content-Disposition: attachment'))
  const again = 'Kies het bestand opnieuw: het is niet bewaard'
  const count = (table: 'stash' | 'submission', where = ''): number => {
    const database = new DatabaseSync(join(site.dir, 'service.sqlite'), { readOnly: true })
    const row = database.prepare(`select count(*) as count from ${table} ${where}`).get()
    database.close()
    return Number(row?.['count'])
  }
  const withTable = async (statement: string, back: string, work: () => Promise<void>): Promise<void> => {
    const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
    database.exec(statement)
    await work().finally(() => {
      database.exec(back)
      database.close()
    })
  }
  const withoutStash = async (work: () => Promise<void>): Promise<void> =>
    withTable('alter table stash rename to away', 'alter table away rename to stash', work)

  test('is chosen once, also when its form is changed after all', async () => {
    const asked = await apply('Met bewaard cv')
    expect(asked.status).toBe(200)
    const controls = hiddenControls(await asked.text())
    controls.set('change', '1')
    const page = await (await post(controls, 'job-contact')).text()
    expect(page).toContain('Bewaard: cv.pdf.')
    const kept = [hiddenControls(page).get('kept') ?? '']
    const texts = { ...answersTo('job-contact'), motivation: ['Met bewaard cv 2'], resume: [''], kept }
    const wrong = await (await post(toBody({ ...texts, email: ['noor@'] }), 'job-contact')).text()
    expect(wrong).toContain('Bewaard: cv.pdf.')
    const right = await post(
      toBody({ ...texts, kept: [hiddenControls(wrong).get('kept') ?? ''] }),
      'job-contact',
    )
    site.pass(5000)
    expect((await post(hiddenControls(await right.text()), 'job-contact')).status).toBe(303)
    await expect.poll(async () => attached('Met bewaard cv 2')).toHaveLength(1)
  })

  test('of a form that is refused is not stored, and asked for again', async () => {
    const before = count('stash')
    const refused = await apply('Zonder adres', { email: ['noor@'] })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(again)
    expect((await apply('Geen pdf', {}, new File(['MZ'], 'cv.pdf'))).status).toBe(422)
    expect((await apply('Robot', { trap: ['x'] })).status).toBe(303)
    expect(count('stash')).toBe(before)
  })

  test('that is empty is refused with a sentence of its own', async () => {
    const refused = await apply('Leeg cv', {}, new File([], 'cv.pdf'))
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Dit bestand is leeg: kies het juiste bestand')
  })

  test('that is kept for one form is none of another', async () => {
    const controls = hiddenControls(await (await apply('Kort')).text())
    const kept = [controls.get('kept') ?? '']
    const page = await (await post(toBody({ kept }), 'testimonial')).text()
    expect(page).not.toContain('Bewaard: cv.pdf.')
    expect(await (await post(toBody({ kept }), 'job-contact')).text()).toContain('Bewaard: cv.pdf.')
  })

  test.each([
    ['expired', () => void site.pass(31 * 60_000)],
    [
      'is gone',
      () => {
        const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
        database.exec('delete from stash')
        database.close()
      },
    ],
  ])('that %s meanwhile is asked for again, and the form is not stored without it', async (_, lose) => {
    const controls = hiddenControls(await (await apply('Verlopen cv')).text())
    const before = count('submission')
    site.pass(5000)
    lose()
    for (const press of [1, 2]) {
      const response = await post(controls, 'job-contact')
      expect([press, response.status]).toEqual([press, 422])
      expect(await response.text()).toContain(again)
    }
    expect(count('submission')).toBe(before)
  })

  test('is stored with its form when the database comes back after a press that failed', async () => {
    const controls = hiddenControls(await (await apply('Databank weg')).text())
    site.pass(5000)
    const before = count('submission')
    let kept = ''
    await withoutStash(async () => {
      const response = await post(controls, 'job-contact')
      expect(response.status).toBe(503)
      const page = await response.text()
      expect(page).toContain('Niet gelukt: uw aanvraag is niet bij ons aangekomen')
      expect(page).toContain('Bewaard: cv.pdf.')
      kept = hiddenControls(page).get('kept') ?? ''
    })
    expect(kept).toBe(controls.get('kept'))
    expect(count('submission')).toBe(before)
    expect((await post(controls, 'job-contact')).status).toBe(303)
    const last = 'where submission_id = (select max(id) from submission)'
    const database = new DatabaseSync(join(site.dir, 'service.sqlite'), { readOnly: true })
    expect(database.prepare(`select name from upload ${last}`).all()).toHaveLength(1)
    database.close()
  })

  test('that cannot be kept is asked for again with what failed', async () => {
    await withoutStash(async () => {
      const response = await apply('Niet te bewaren')
      expect(response.status).toBe(503)
      expect(await response.text()).toContain(again)
    })
  })

  test('is still there when its press is repeated after a lost answer', async () => {
    const controls = hiddenControls(await (await apply('Twee keer gedrukt')).text())
    site.pass(5000)
    const before = count('submission')
    for (const press of [1, 2])
      expect([press, (await post(controls, 'job-contact')).status]).toEqual([press, 303])
    expect(count('submission')).toBe(before + 1)
  })
})
