import { storageKey } from '#stores/stored-text.ts'

const key = storageKey('campaign')

/**
 * Returns the parameters of the campaign that a visitor came by: of this address, else of an earlier one in the same
 * session. Only where they may be stored are they kept, and where they may not, what was kept is forgotten.
 * @example takeCampaign('?city=zele&utm_source=krant', true).toString() // 'utm_source=krant'
 */
export function takeCampaign(search: string, mayStore: boolean): URLSearchParams {
  const given = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const campaign = new URLSearchParams(given)
  try {
    const kept = sessionStorage.getItem(key) ?? ''
    if (!mayStore) sessionStorage.removeItem(key)
    else if (given.length > 0) sessionStorage.setItem(key, campaign.toString())
    else return new URLSearchParams(kept)
  } catch {
    // Blocked: the campaign is known on the page that it led to.
  }
  return campaign
}

/**
 * Returns an address with the parameters of a campaign that it lacks, without its hash.
 * @example withCampaign('https://k.example/nl/#top', new URLSearchParams('utm_source=krant')) // 'https://k.example/nl/?utm_source=krant'
 */
export function withCampaign(href: string, campaign: URLSearchParams): string {
  const url = new URL(href)
  url.hash = ''
  for (const [name, value] of campaign) if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  return url.href
}
