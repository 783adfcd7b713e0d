import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { answerMark, type FormsFile, formsFilePath } from '#contracts/forms-file.ts'
import { type PortalFile, portalFilePath, portalMark } from '#contracts/portal-file.ts'
import { type ListingSubject, type SubjectsFile, subjectsFilePath } from '#contracts/subjects-file.ts'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { mapLocales } from '#domain/values/locale.ts'
import { once } from '#domain/values/once.ts'
import { canBeAbout } from '#forms/about/check-subject.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { createService, type Service, type ServiceParts } from '#service/create-service.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'
import { openPublication, type Publication } from '#service/kit/site/publication.ts'
import { createCatalogue } from '#tests/support/catalogue/catalogue-factory.ts'
import { rightAnswers } from '#tests/support/forms/right-answers.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewForm } from '#views/forms/form.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewPortalFile } from '#views/portal/portal-file.ts'
import { viewMailLook } from '#views/forms/mail-look.ts'

/** Origin of the site whose forms the service of the tests receives. */
export const testOrigin = 'https://agency.example'
/** Key of its signatures. */
export const testSecret = 'x'.repeat(40)

const headers = [
  ['Content-Security-Policy', "default-src 'none'"],
  ['Content-Security-Policy', "script-src 'self'"],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const

/** Two moments on each of two days of the week in which the tests take place, a seat each. */
const calendar: Calendar = {
  minutes: 30,
  seats: 1,
  leadHours: 18,
  daysAhead: 7,
  hours: { thursday: [{ from: '10:00', until: '11:00' }], friday: [{ from: '14:00', until: '15:00' }] },
  closed: [],
  isOpenOnHolidays: false,
}

/** The context of views of the site of the tests: an office with a calendar, and a town. Made once, as what is written of it. */
export const siteContext = once<void, ViewContext>(() => {
  const { towns, offices } = createCatalogue()
  const [town] = towns
  if (town === undefined) throw new Error('the catalogue of the tests has no town')
  return createContext({
    offices: offices.map((office) => ({ ...office, appointments: calendar })),
    categories: [{ id: 1, name: mapLocales(() => 'Woning'), sale: true, rent: true, order: 1 }],
    cities: { all: [{ town, count: 1 }], sale: [], rent: [] },
  })
})

/** The forms of a site with an endpoint, as its build writes them. */
export const formsFile = once<void, FormsFile>(() => {
  const { catalogue, ...rest } = siteContext()
  const site = { ...catalogue.site, formsEndpoint: '/forms' }
  const context = { ...rest, catalogue: { ...catalogue, site } }
  const shown = formIds.map((id) => {
    const form = viewForm(createPage(context, 'nl'), id, 'form-title')
    const officeThanks = id === 'site-contact' ? { berlare: '/nl/bedankt/kantoor-berlare/' } : undefined
    const words = { title: 'Stel uw vraag', lead: 'U krijgt antwoord.' }
    return [id, { ...words, form, page: `/nl/${id}/`, thanks: `/nl/bedankt/${id}/`, officeThanks }]
  })
  return {
    forms: Object.fromEntries(shown),
    answer: { path: '/nl/formulier/', title: 'Formulier', titlePrefix: 'Fout: ' },
    portal: {
      path: '/nl/eigenaars/',
      title: 'Hoe staat het met uw huis?',
      loginPath: '/nl/login/',
      isDemo: true,
    },
    desk: { path: '/nl/balie/', title: 'Balie' },
    lists: { buy: { section: 'sale', path: '/nl/te-koop/' } },
    towns: { 9290: 'Berlare' },
    advance: { percent: 10, offPlanPercent: 5 },
    keepRequestMonths: 24,
    offers: { leastHours: 24, deedMonths: 4 },
    mail: viewMailLook(createPage(context, 'nl')),
    recipients: {
      locale: 'nl',
      agency: { name: 'Kouter & Kaai', phone: '052000000', email: 'info@agency.example' },
      offices: [
        {
          id: 'berlare',
          name: 'Kantoor Berlare',
          phone: '052000001',
          email: 'berlare@agency.example',
          zips: [],
          place: 'Voorbeeldstraat 1, 9290 Berlare',
          calendar,
        },
      ],
    },
  }
})

const portalFile = once<void, PortalFile>(() => viewPortalFile(createPage(siteContext(), 'nl')))

/** Writes the empty pages of the portal and the desk into a built site that has a directory for words. */
export async function writeTestPortal(dist: string): Promise<void> {
  await mkdir(join(dist, 'nl/eigenaars'))
  await writeFile(join(dist, portalFilePath('nl')), JSON.stringify(portalFile()))
  const cut = `<!--${portalMark}-->`
  await writeFile(
    join(dist, 'nl/eigenaars/index.html'),
    `<title>Hoe staat het met uw huis? | Kouter</title>${cut}<main>leeg</main>${cut}`,
  )
  await mkdir(join(dist, 'nl/balie'))
  await writeFile(join(dist, 'nl/balie/index.html'), `<title>Balie | Kouter</title>${cut}${cut}`)
}

const home: ListingSubject = {
  kind: 'sale',
  state: 'available',
  title: 'Woning aan het meer',
  href: '/nl/te-koop/berlare/woning/2417/',
  place: 'Donklaan 00, 9290 Berlare',
  reference: 'Referentie KK-2417',
  officeId: 'berlare',
  offer: { home: 'Donklaan 00, 9290 Berlare (referentie KK-2417)', kind: 'price', asked: 400_000 },
}

/** What the forms of the tests can be about. */
export const testSubjects = {
  'property/2417': home,
  'property/2418': {
    ...home,
    kind: 'rent',
    offer: undefined,
    rent: 89_500,
    title: 'Flat aan het plein',
    applyHref: '/nl/kandidatuur-huur/?property=2418',
  },
  'project/70': { ...home, kind: 'project', title: 'Residentie Het Meer', href: '/nl/projecten/70/' },
  'project/70/3': { ...home, kind: 'unit', title: 'Lot A3', href: '/nl/projecten/70/a3/3/' },
} as const satisfies SubjectsFile

/** Returns the name of a listing that a form can be about; none for a form about no listing. */
export function subjectOf(form: FormId): readonly string[] {
  const { about } = forms[form]
  return Object.entries(testSubjects)
    .filter(([, facts]) => canBeAbout(about, facts))
    .slice(0, 1)
    .map(([name]) => name)
}

/** Writes the built site of the tests into a new directory. */
export async function writeTestSite(dist: string): Promise<void> {
  await mkdir(join(dist, 'nl/formulier'), { recursive: true })
  await mkdir(join(dist, 'words'))
  await writeFile(join(dist, formsFilePath('nl')), JSON.stringify(formsFile()))
  await writeFile(join(dist, subjectsFilePath('nl')), JSON.stringify(testSubjects))
  const mark = `<!--${answerMark}-->`
  await writeFile(
    join(dist, 'nl/formulier/index.html'),
    `<title>Formulier | Kouter</title><main>${mark}<p>leeg</p>${mark}</main>`,
  )
  await writeTestPortal(dist)
}

/** A running service; its clock stands still but for `pass`, which moves it by milliseconds, and its pauses take no time. */
export type TestService = Readonly<{
  service: Service
  dir: string
  publication: Publication
  clock: () => number
  pass: (milliseconds: number) => void
  /** Milliseconds of the pauses so far. */
  pauses: readonly number[]
  /** Ends the service and deletes its directory. */
  stop: () => Promise<void>
}>

/** Starts the service of a small site in a new directory; its mails are files there. */
export async function startTestService(
  changes: Partial<ServiceSettings> = {},
  parts: Partial<Omit<ServiceParts, 'publication' | 'clock'>> = {},
): Promise<TestService> {
  let now = Date.parse('2026-11-24T10:00:00Z')
  const pauses: number[] = []
  const { dir: shared } = inject('databases')
  const dir = await mkdtemp(join(shared, 'service-http-'))
  const dist = join(dir, 'dist')
  await writeTestSite(dist)
  const publication = await openPublication(dist, () => Promise.resolve(headers))
  if (publication === undefined) throw new Error('the site of the tests sends no forms')
  const file = join(dir, 'service.sqlite')
  // With its tables: a migration of each would take longer than most tests.
  await copyFile(join(shared, 'template.sqlite'), file)
  const service = await createService(
    {
      database: { engine: 'sqlite', file },
      mail: { kind: 'files', dir: join(dir, 'mail') },
      documents: join(dir, 'documents'),
      ownerDocuments: join(dir, 'owner-documents'),
      mailFrom: { name: 'Website', address: 'site@agency.example' },
      origins: new Set([testOrigin]),
      trustedProxies: [],
      formsPerQuarter: 1000,
      proofCost: 1,
      hasCaptcha: false,
      secret: testSecret,
      loginMails: 'daily',
      ...changes,
    },
    {
      publication,
      log: pino({ level: 'silent' }),
      clock: () => now,
      pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
      ...parts,
    },
  )
  return {
    service,
    dir,
    publication,
    clock: () => now,
    pass: (milliseconds) => void (now += milliseconds),
    pauses,
    stop: async () => {
      await service.stop()
      await rm(dir, { recursive: true })
    },
  }
}

/** Returns the answers that a form accepts, with choices that the site of the tests offers. */
export function answersTo(form: FormId): Readonly<Record<string, readonly string[]>> {
  const offered = (formsFile().forms[form]?.form.groups ?? [])
    .flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))
    .map(
      ({ name, control }) => [name, 'choices' in control ? control.choices.slice(0, 1) : undefined] as const,
    )
  const choices = offered.flatMap(([name, found]) =>
    found === undefined ? [] : [[name, found.map(({ value }) => value)] as const],
  )
  // A moment can be taken once: tests about moments choose them.
  return {
    ...rightAnswers(form),
    ...Object.fromEntries(choices),
    subject: subjectOf(form),
    slot: [''],
    trap: [''],
  }
}
