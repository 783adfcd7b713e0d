import type { Context } from 'hono'
import type { PostedTexts } from '#forms/answers.ts'
import { readCampaign } from '#service/requests/counts/campaign.ts'

/**
 * Returns what a form says that it is about, such as `property/2417`, as it was posted; without script the query of the
 * page that posts it says so. Undefined where nothing does.
 */
export function readSubject({ req }: Context, texts: PostedTexts): string | undefined {
  const [posted = ''] = texts['subject'] ?? []
  if (posted !== '') return posted
  const query = URL.parse(req.header('referer') ?? '')?.searchParams
  const [property, project, unit] = ['property', 'project', 'unit'].map((key) => query?.get(key) ?? '')
  if (property !== '') return `property/${property}`
  if (project === '') return undefined
  return unit === '' ? `project/${project}` : `project/${project}/${unit}`
}

/** Returns what the link said with which a visitor came, cleaned: as a form that came back carries it, else as the address of its page does. */
export function readSaid({ req }: Context, texts: PostedTexts): string | undefined {
  const [posted] = texts['campaign'] ?? []
  return readCampaign(posted ?? URL.parse(req.header('referer') ?? '')?.search ?? '')
}
