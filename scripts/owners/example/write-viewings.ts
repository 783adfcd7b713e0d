import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { weekdayOf } from './period.ts'
import type { CrmRecord, HomeStory } from './story.ts'

/** Days between two viewings of a home, about. */
const every = 4
const times = ['10:00', '10:30', '11:00', '14:00', '15:30', '16:00', '17:30']

/** Returns the visits to a home: past ones with a report, and those that are planned. */
export function writeViewings(story: HomeStory): readonly CrmRecord[] {
  const { listing, owner, period, words, wish, random } = story
  const chance = random('viewings')
  const records: CrmRecord[] = []
  let day = addDays(listing.publishedOn > period.from ? listing.publishedOn : period.from, chance.int(2, 5))
  const add = (on: PlainDate, fields: CrmRecord): void => {
    const count = records.length + 1
    const at = chance.pick(times)
    records.push({
      ID: `V${listing.id}-${count}`,
      PropertyID: listing.id,
      Date: `${on} ${at}`,
      ManagerID: story.agent.crmId,
      language: story.locale,
      ...fields,
    })
  }
  const end = addDays(period.to, -bidderDays)
  while (day < end) {
    if (weekdayOf(day) !== 0) add(day, pastVisit(story, chance))
    day = addDays(day, chance.int(every - 2, every + 3))
  }
  const { bidder, secondReport } = words
  if (hasOffer(wish)) {
    const visitor = bidder(listing.address.town.name)
    add(workday(addDays(period.to, -11)), {
      Status: 'geweest',
      Visitor: visitor,
      Report: words.reports[listing.goal][0],
    })
    add(workday(addDays(period.to, -3)), {
      Status: 'geweest',
      Visitor: visitor,
      VisitNumber: 2,
      Report: secondReport,
    })
  }
  const since = addDays(period.to, -compared)
  const seen = owner === undefined ? records.filter((record) => String(record['Date']) > since) : records
  return [...seen, ...plannedVisits(story, records.length)]
}

/** Days of viewings that are kept of a home without an owner, which is only compared. */
const compared = 31

/** Days before the last one from which only the visits of who makes an offer are made up. */
const bidderDays = 2

/** Whether somebody makes an offer in a story. */
export function hasOffer(wish: HomeStory['wish']): boolean {
  return wish === 'saleWithOffer' || wish === 'saleUnderOption' || wish === 'sold'
}

function pastVisit({ listing, words, towns }: HomeStory, chance: ReturnType<HomeStory['random']>): CrmRecord {
  const Visitor = chance.pick(words.visitors)(chance.pick(towns))
  const luck = chance.next()
  if (luck < 0.08) return { Status: 'afgezegd', Visitor, Remark: chance.pick(words.cancelled) }
  if (luck < 0.13) return { Status: 'niet gekomen', Visitor, Remark: words.noShow }
  return { Status: 'geweest', Visitor, Report: chance.pick(words.reports[listing.goal]) }
}

function plannedVisits(story: HomeStory, before: number): readonly CrmRecord[] {
  const { listing, period, words, towns, random } = story
  if (period.closed || listing.availability !== 'available') return []
  const chance = random('planned')
  return [2, 5].map((days, index) => ({
    ID: `V${listing.id}-${before + index + 1}`,
    PropertyID: listing.id,
    Date: `${workday(addDays(period.to, days))} ${index === 0 ? '14:00' : '10:30'}`,
    ManagerID: story.agent.crmId,
    language: story.locale,
    Status: index === 0 ? 'bevestigd' : 'aangevraagd',
    Visitor: chance.pick(words.visitors)(chance.pick(towns)),
    Remark: chance.pick(words.remarks),
  }))
}

/** Returns a day, or the Saturday before a Sunday. */
export function workday(day: PlainDate): PlainDate {
  return weekdayOf(day) === 0 ? addDays(day, -1) : day
}
