import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { CrmRecord, HomeStory } from './story.ts'
import { countOf, newsletterDay } from './write-page-visits.ts'
import type { Told } from './words/example-words.ts'

/** Where a home is shown: ending of the ID, kind, name, days after it went online, and views on a usual day. */
type Medium = readonly [key: string, kind: string, name: string, after: number, usual: number]

/** What the CRM says about media: where a home is shown, how often it was looked at, and what was placed. */
export type ExampleMedia = Readonly<{
  publications: readonly CrmRecord[]
  views: readonly CrmRecord[]
  events: readonly CrmRecord[]
}>

/** Returns what the CRM says about the media of a home; nothing for one without an owner. */
export function writeMedia(story: HomeStory): ExampleMedia {
  if (story.owner === undefined) return { publications: [], views: [], events: [] }
  const { listing, period, words } = story
  const online = listing.publishedOn
  const media: readonly Medium[] = [
    ['A', 'portaal', 'Portaal A', 1, 62],
    ['B', 'portaal', 'Portaal B', 2, 19],
    ['S', 'sociale media', words.media.social, 9, 6],
  ]
  const shown = media.filter(([, , , after]) => addDays(online, after) <= period.to)
  return {
    publications: shown.map(([key, kind, name, after]) => ({
      ID: `M${listing.id}-${key}`,
      PropertyID: listing.id,
      Kind: kind,
      Medium: name,
      DateFrom: addDays(online, after),
      DateTo: period.closed ? period.to : undefined,
    })),
    views: shown.flatMap((medium) => writeViews(story, medium)),
    events: writeEvents(story),
  }
}

function writeViews(
  { listing, period, random }: HomeStory,
  [key, , , after, usual]: Medium,
): readonly CrmRecord[] {
  const chance = random(`views ${key}`)
  const from = addDays(listing.publishedOn, after)
  const newsletter = newsletterDay(listing.publishedOn)
  return period.days
    .filter((day) => day >= from)
    .map((day) => ({
      PublicationID: `M${listing.id}-${key}`,
      Date: day,
      Count: countOf(chance, day, { usual, from, newsletter }),
    }))
}

/** The portal itself says when a medium began to show a home. */
function writeEvents({ listing, period, words, locale }: HomeStory): readonly CrmRecord[] {
  const online = listing.publishedOn
  const told: readonly (readonly [PlainDate, Partial<Told>])[] = [
    [addDays(online, 9), words.post],
    [newsletterDay(online), words.newsletter],
    [addDays(online, 37), words.newPictures],
    [addDays(online, 60), words.post],
  ]
  return told
    .filter(([on]) => on >= period.from && on <= period.to)
    .map(([on, { title, text }], index) => ({
      ID: `E${listing.id}-${index + 1}`,
      PropertyID: listing.id,
      Date: on,
      Title: title,
      Text: text,
      language: locale,
    }))
}
