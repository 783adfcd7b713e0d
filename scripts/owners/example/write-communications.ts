import { addDays } from '#domain/values/plain-date.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { offerOf } from './write-offer.ts'
import type { CrmRecord, HomeStory } from './story.ts'
import { wantedPaper } from './write-documents.ts'
import { workday } from './write-viewings.ts'
import type { Told } from './words/example-words.ts'

/** Returns the calls, mails and letters about a home. */
export function writeCommunications(story: HomeStory): readonly CrmRecord[] {
  const { listing, period, words, agent, random } = story
  const chance = random('communications')
  const town = listing.address.town.name
  const records: CrmRecord[] = []
  const add = (on: PlainDate, at: string, told: Told, fields: CrmRecord): void => {
    if (on > period.to) return
    records.push({
      ID: `C${listing.id}-${records.length + 1}`,
      PropertyID: listing.id,
      Date: `${on} ${at}`,
      Direction: 'uit',
      Party: 'eigenaar',
      Title: told.title,
      Text: told.text,
      language: story.locale,
      ...fields,
    })
  }
  const { publishedOn: online } = listing
  add(addDays(online, -8), '17:00', words.kickOff, { Channel: 'gesprek', Minutes: 75 })
  add(addDays(online, 12), '15:10', words.fromTown(town), {
    Channel: 'brief',
    Direction: 'in',
    Party: 'derden',
    DocumentID: `D${listing.id}-planning`,
  })
  for (let day = addDays(online, 1); day <= period.to; day = addDays(day, 38)) {
    const count = chance.int(48, 140)
    add(day, '08:00', words.seekers(count, town), { Channel: 'mail', Party: 'kandidaten', Recipients: count })
  }
  for (let day = addDays(online, 9); day <= period.to; day = addDays(day, 14)) {
    const text = chance.pick(words.call[listing.goal])
    add(
      workday(day),
      chance.pick(['09:40', '11:15', '16:30']),
      { title: words.callTitle(agent.firstName), text },
      {
        Channel: 'telefoon',
        Minutes: chance.int(4, 18),
      },
    )
  }
  const wanted = wantedPaper(story)
  if (wanted !== undefined)
    add(wanted.askedOn, '11:20', words.reminder(words.papers[wanted.paper]), { Channel: 'mail' })
  const offer = offerOf(story)
  if (offer !== undefined)
    add(offer.on, '19:05', words.offerReceived(offer.bidder, offer.amount), {
      Channel: 'formulier',
      Direction: 'in',
      Party: 'kandidaten',
      DocumentID: `D${listing.id}-offer`,
    })
  if (period.closed) add(period.to, '18:30', words.closed[listing.goal], { Channel: 'gesprek', Minutes: 60 })
  return records.filter(({ Date: date }) => String(date) >= addDays(period.from, -14))
}
