import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Random } from '#scripts/kit/random.ts'

/** A site that editors change: its directories and the day of its next build. */
export type EditedSite = { readonly dataDir: string; readonly contentDir: string; day: PlainDate }

type Listing = Record<string, unknown> & { ID: number }
type Edit = (site: EditedSite, random: Random) => Promise<string>

/** The kinds of change that people and a CRM make, as often as they make them. */
const edits: readonly (readonly [Edit, number])[] = [
  [changeOne('another price', (home, random) => ({ ...home, Price: random.int(150, 700) * 1000 })), 6],
  [changeOne('sold', (home) => ({ ...home, Status: 2, Marquee: 4 })), 2],
  [changeOne('in another town', (home) => ({ ...home, Zip: '9290', City: 'BERLARE' })), 1],
  [
    changeOne('another headline', (home, random) => ({
      ...home,
      TypeDescription: `Huis ${random.int(1, 99)}`,
    })),
    2,
  ],
  [changeListings('a home less', (homes, random) => without(homes, random.pick(homes).ID)), 1],
  [
    changeListings('a home more', (homes, random) => [
      { ...random.pick(onOffer(homes)), ID: 90_000 + random.int(0, 9999) },
      ...homes,
    ]),
    1,
  ],
  [changeText('content', 'articles/een-bod-dat-bindt/index.nl.md', 'Een bod'), 1],
  [changeText('data', 'menu.json', 'Te koop'), 1],
  [changeOwnWords, 1],
  [changePublicFile, 1],
  [waitForTomorrow, 1],
  [announceForToday, 1],
  [nextDay, 1],
]

/** Makes one random edit and says which. */
export function editSite(site: EditedSite, random: Random): Promise<string> {
  return random.weigh(edits)(site, random)
}

function changeOne(what: string, change: (home: Listing, random: Random) => Listing): Edit {
  return async ({ dataDir }, random) => {
    const homes = await readListings(dataDir)
    const home = random.pick(onOffer(homes))
    await writeListings(
      dataDir,
      homes.map((each) => (each === home ? change(each, random) : each)),
    )
    return `${home.ID} ${what}`
  }
}

function changeListings(
  what: string,
  change: (homes: readonly Listing[], random: Random) => readonly Listing[],
): Edit {
  return async ({ dataDir }, random) => {
    await writeListings(dataDir, change(await readListings(dataDir), random))
    return what
  }
}

/** Puts a number behind a text of a file wherever it stands. */
function changeText(dir: 'data' | 'content', file: string, text: string): Edit {
  return async ({ dataDir, contentDir }, random) => {
    const path = join(dir === 'data' ? dataDir : contentDir, file)
    const before = await readFile(path, 'utf8')
    if (!before.includes(text)) throw new Error(`${path} no longer holds ${text}`)
    await writeFile(
      path,
      before.replace(new RegExp(`${text}(?: \\d+)?`, 'g'), `${text} ${random.int(1, 99)}`),
    )
    return `${text} in ${file}`
  }
}

async function changeOwnWords({ dataDir }: EditedSite, random: Random): Promise<string> {
  const word = { key: 'layout.skip', text: { fr: `Aller au contenu ${random.int(1, 99)}` } }
  await writeFile(join(dataDir, 'words.json'), JSON.stringify([word]))
  return 'own words in French'
}

/** Adds a file of `public` or changes it, or takes away the one that is there. */
async function changePublicFile({ dataDir }: EditedSite, random: Random): Promise<string> {
  const file = join(dataDir, 'public/.well-known/found.txt')
  await mkdir(dirname(file), { recursive: true })
  if (existsSync(file) && random.int(0, 1) === 0) {
    await rm(file)
    return 'a public file less'
  }
  await writeFile(file, `found ${random.int(1, 99)}`)
  return 'a public file'
}

/** Lets an article wait for the next day, or be a draft of it. */
async function waitForTomorrow({ contentDir, day }: EditedSite, random: Random): Promise<string> {
  const path = join(contentDir, 'articles/p-score-en-g-score/index.nl.md')
  const status = random.pick(['Published', 'Draft'])
  const before = (await readFile(path, 'utf8')).replace(/^status: .*\n/m, '')
  const facts = `publishedOn: ${addDays(day, 1)}\nstatus: ${status}`
  await writeFile(path, before.replace(/^publishedOn: .*$/m, facts))
  return `an article that waits, ${status}`
}

/** Announces something that is over the next day. */
async function announceForToday({ dataDir, day }: EditedSite): Promise<string> {
  const path = join(dataDir, 'site.json')
  const site = JSON.parse(await readFile(path, 'utf8'))
  const popup = { ...site.popup, isPublished: 'yes', from: day, until: day }
  await writeFile(path, JSON.stringify({ ...site, popup }))
  return 'an announcement of one day'
}

async function nextDay(site: EditedSite): Promise<string> {
  site.day = addDays(site.day, 1)
  return 'the next day'
}

/** Records of homes that can be bought or rented; a translation has no state of its own. */
function onOffer(homes: readonly Listing[]): readonly Listing[] {
  return homes.filter(({ Status }) => Status === 1)
}

function without(homes: readonly Listing[], id: number): readonly Listing[] {
  return homes.filter(({ ID }) => ID !== id)
}

async function readListings(dataDir: string): Promise<readonly Listing[]> {
  return JSON.parse(await readFile(join(dataDir, 'properties.json'), 'utf8'))
}

async function writeListings(dataDir: string, homes: readonly Listing[]): Promise<void> {
  await writeFile(join(dataDir, 'properties.json'), JSON.stringify(homes))
}
