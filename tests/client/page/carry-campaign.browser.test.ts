import { afterEach, expect, test } from 'vitest'
import { carryCampaign } from '#client/page/carry-campaign.ts'

afterEach(() => history.replaceState(null, '', location.pathname))

/** Presses a link, and returns where it led. */
function press(href: string): string {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  link.remove()
  return link.href.replace(location.origin, '')
}

test('what the link said goes along to pages of the site, and to no other', () => {
  const kept = { local: localStorage.length, session: sessionStorage.length }
  history.replaceState(null, '', '?city=zele&utm_source=krant&utm_term=huis&utm_campaign=nov')
  carryCampaign()
  const said = 'utm_source=krant&utm_campaign=nov'
  expect(press('/nl/contact/')).toBe(`/nl/contact/?${said}`)
  expect(press('/nl/bezoek/?property=2417#form')).toBe(`/nl/bezoek/?property=2417&${said}#form`)
  expect(press('/nl/contact/?utm_source=mail')).toBe('/nl/contact/?utm_source=mail')
  expect(press('#main')).not.toContain('utm_source=krant&utm_campaign=nov#')
  expect(press('https://elders.example/')).toBe('https://elders.example/')
  expect(press('mailto:berlare@x.example')).toBe('mailto:berlare@x.example')
  expect({ local: localStorage.length, session: sessionStorage.length }).toEqual(kept)
})
