import { rm } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { work, type Hands } from '#tests/support/browsers/editor-day.ts'
import { dateOf, fieldOf } from '#tests/support/browsers/editor-form.ts'
import { openEditor } from '#tests/support/browsers/editor.ts'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let agency: IncrementalSite
let site: SiteWithService

test.beforeAll(async () => {
  agency = await copyDemo(60)
  site = await serveSiteWithService({ PREVIEW_DATA: agency.dataDir, PREVIEW_CONTENT: agency.contentDir })
})
test.afterAll(async () => {
  await site.close()
  await rm(agency.root, { recursive: true })
})

/** What is typed wrongly in a form, and what is said of it. */
type Wrong = Readonly<{
  what: string
  form: string
  fill: (page: Page, hands: Hands) => Promise<unknown>
  said: string
}>

const number = (page: Page, { type }: Hands, id: string) =>
  type(page.getByRole('spinbutton', { name: 'Nummer' }), id)
const unfold = (page: Page, { click }: Hands, summary: string) =>
  click(
    page
      .locator('.summary')
      .getByText(summary, { exact: true })
      .locator('xpath=preceding::button[@aria-label="Uitvouwen"][1]'),
  )
/** Fills in what an article needs, but what is given otherwise. */
async function article(page: Page, { click, type }: Hands, given: Readonly<Record<string, string>>) {
  const texts = { Titel: 'Proef', 'Korte tekst': 'Proef.', Onderwerp: 'Huren', ...given }
  for (const [name, text] of Object.entries(texts))
    if (name !== 'Tekst') await type(fieldOf(page, name), text)
  await click(page.getByRole('textbox', { name: 'Tekst', exact: true }))
  await page.keyboard.type(given['Tekst'] ?? 'Een zin.')
}

const places: readonly Wrong[] = [
  {
    what: 'a home that does not say whether it is for sale',
    form: 'homes/new',
    fill: async (page, hands) => {
      await number(page, hands, '900001')
      await hands.click(page.getByRole('radio', { name: 'Op de site', exact: true }))
    },
    said: 'Pand 900001, Te koop of te huur: dit moet ingevuld zijn, want uw CRM zegt het niet.',
  },
  {
    what: 'a price below zero',
    form: 'homes/new',
    fill: async (page, hands) => {
      await number(page, hands, '900001')
      await hands.type(fieldOf(page, 'Prijs'), '-5')
    },
    said: 'De waarde moet groter dan of gelijk aan 0 zijn.',
  },
  {
    what: 'a home without a number',
    form: 'homes/new',
    fill: (page, { type }) => type(fieldOf(page, 'Straat'), 'Dorpstraat'),
    said: 'Dit veld is verplicht.',
  },
  {
    what: 'an article without a title',
    form: 'articles/new',
    fill: (page, hands) => article(page, hands, { Titel: '' }),
    said: 'Dit veld is verplicht.',
  },
  {
    what: 'an address with a capital and a space',
    form: 'articles/new',
    fill: (page, hands) => article(page, hands, { 'Adres van de pagina': 'Zonnepanelen op een dak' }),
    said: 'alleen kleine letters zonder accenten, cijfers en streepjes, zoals zonnepanelen-op-een-huurwoning',
  },
  {
    what: 'the address of another article',
    form: 'articles/new',
    fill: (page, hands) => article(page, hands, { 'Adres van de pagina': 'een-bod-dat-bindt' }),
    said: 'Artikel proef (NL), Adres van de pagina: een andere tekst heeft dit adres al.',
  },
  {
    what: 'a figure of the rules that does not exist',
    form: 'articles/new',
    fill: (page, hands) => article(page, hands, { Tekst: 'Het tarief is {{duty:nowhere}}.' }),
    said: 'Artikel proef (NL), Tekst: een cijfer tussen accolades dat niet bestaat.',
  },
  {
    what: 'an address that is none, of an office',
    form: 'data/entries/offices',
    fill: async (page, hands) => {
      await unfold(page, hands, 'Kouter & Kaai Berlare')
      await hands.type(fieldOf(page, 'E-mail'), 'berlare')
    },
    said: 'Kantoren en openingsuren, berlare, E-mail: een e-mailadres zoals naam@kantoor.be.',
  },
  {
    what: 'hours in words',
    form: 'data/entries/offices',
    fill: async (page, hands) => {
      await unfold(page, hands, 'Kouter & Kaai Berlare')
      const hours = page.getByRole('group', { name: /Openingsuren/ }).first()
      await hands.click(hours.getByRole('button', { name: 'Alles uitvouwen' }))
      await hands.type(hours.getByRole('textbox', { name: 'Openingsuren' }).first(), 'hele dag')
    },
    said: 'uren zoals 9:00–12:30, 13:30–18:00',
  },
  {
    what: 'the home page as a draft',
    form: 'data/entries/menu',
    fill: async (page, hands) => {
      await unfold(page, hands, 'Home')
      await hands.click(
        page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name: 'Concept' }).first(),
      )
    },
    said: 'Menu en pagina’s: één pagina van het type Startpagina moet online zijn.',
  },
  {
    what: 'an announcement that ends before it begins',
    form: 'data/entries/site',
    fill: async (page, { click, type }) => {
      const popup = page.getByRole('group', { name: /Aankondiging/ }).first()
      await click(popup.getByRole('button', { name: 'Uitvouwen' }).first())
      await click(page.getByRole('radiogroup', { name: 'Tonen' }).getByRole('radio', { name: 'Ja' }).first())
      await type(dateOf(popup, 'Vanaf'), '2027-02-01')
      await type(dateOf(popup, 'Tot en met'), '2027-01-31')
    },
    said: 'Aankondiging, kop en voettekst, Aankondiging, Tot en met: de laatste dag komt voor de eerste.',
  },
  {
    what: 'a word of the site without its name',
    form: 'data/entries/words',
    fill: async (page, { click, type }) => {
      await click(page.getByRole('button', { name: /toevoegen/ }))
      await click(page.getByRole('combobox', { name: 'Wat er nu staat' }))
      await page.getByRole('searchbox').last().fill('Voeg {{title}} toe')
      await click(page.getByRole('option', { name: /Voeg \{\{title\}\} toe/ }).first())
      await type(page.getByRole('textbox', { name: 'NL' }), 'Bewaar')
    },
    said: 'Woorden en zinnen van de site, personal.add, Tekst, NL: wat tussen {{ en }} staat, moet hetzelfde blijven.',
  },
]

for (const { what, form, fill, said } of places)
  test(`${what} is not saved, and why is said`, async ({ page }) => {
    test.slow()
    await page.goto(site.previewLink ?? '')
    await openEditor(page, site.origin)
    await page.goto(`${site.origin}/admin/#/collections/${form}`)
    await work(page, what, (hands) => fill(page, hands))
    await page.getByRole('button', { name: 'Opslaan' }).click()
    // A field that is wrong may be above or below the screen.
    const show = page.getByRole('button', { name: 'Fouten tonen' })
    const dialog = page.getByRole('alertdialog', { name: 'Niet opgeslagen' })
    await expect(show.or(dialog).first()).toBeVisible()
    if (await show.isVisible()) await show.click()
    await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible()
  })

test('a language that was switched on stays on when nothing is saved', async ({ page }) => {
  test.slow()
  await openEditor(page, site.origin)
  await page.goto(`${site.origin}/admin/#/collections/articles/new`)
  await fieldOf(page, 'Titel').fill('Proef')
  await page.getByRole('button', { name: /Frans.* inschakelen/ }).click()
  const french = page.getByRole('textbox', { name: 'Titel' }).nth(1)
  await french.fill('Essai')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Fouten tonen' })).toBeVisible()
  await expect(french).toHaveValue('Essai')
})
