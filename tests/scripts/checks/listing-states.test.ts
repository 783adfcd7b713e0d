import { describe, expect, it } from 'vitest'
import type { Availability } from '#domain/listing/property.ts'
import { parseDistPage } from '#scripts/checks/built/dist-page.ts'
import { checkListingState, type StatedPage } from '#scripts/checks/built/listing-states.ts'

const visit = '/nl/bezoek/?property=7'
const bid = '/nl/bod/?property=7'
const badge = (state: string) => `<p class="strip__flag" data-state="${state}">x</p>`
const notice = (state: string) => `<div class="notice" data-state="${state}">x</div>`
const link = (href: string) => `<a href="${href}">x</a>`
const stock = (word: string) =>
  `<script type="application/ld+json">{"@type":"RealEstateListing","offers":{"availability":"https://schema.org/${word}"}}</script>`

const sound: Readonly<Record<Availability, string>> = {
  available: stock('InStock') + link(visit) + link(bid),
  underOption: badge('option') + notice('option') + stock('LimitedAvailability') + link(visit),
  sold: badge('sold') + notice('sold') + stock('SoldOut'),
  rented: badge('rented') + notice('rented') + stock('SoldOut'),
  soldOut: badge('sold') + notice('sold') + stock('SoldOut'),
}

function check(availability: Availability, html: string, more: Partial<StatedPage> = {}): readonly string[] {
  const page = parseDistPage('nl/huis/index.html', html)
  return checkListingState({ page, availability, visit, bid, hasOpenHouse: false, ...more })
}

describe.each(Object.entries(sound))('a page that is %s', (name, html) => {
  const states = ['available', 'underOption', 'sold', 'rented', 'soldOut'] as const
  const state = states.find((each) => each === name) ?? 'available'

  it('is accepted when its page agrees', () => {
    expect(check(state, html)).toEqual([])
  })

  it.each(states.filter((other) => sound[other] !== html))('is found out when its record is %s', (other) => {
    expect(check(other, html).length).toBeGreaterThan(0)
  })
})

it('a project that is partly sold may say what is free, one that is sold out may not', () => {
  expect(check('available', badge('free') + sound.available)).toEqual([])
  expect(check('soldOut', badge('free') + notice('sold') + stock('SoldOut'))).not.toEqual([])
})

describe('a contradiction of the record is found:', () => {
  it.each<readonly [string, Availability, string]>([
    ['the badge', 'sold', sound.sold.replace(badge('sold'), badge('option'))],
    ['no badge', 'sold', sound.sold.replace(badge('sold'), '')],
    ['the message', 'sold', sound.sold.replace(notice('sold'), '')],
    ['what machines read', 'sold', sound.sold.replace('SoldOut', 'InStock')],
    ['a visit', 'sold', sound.sold + link(visit)],
    ['no visit', 'available', sound.available.replace(link(visit), '')],
    ['a bid', 'underOption', sound.underOption + link(bid)],
    ['no bid', 'available', sound.available.replace(link(bid), '')],
    ['an open house', 'sold', sound.sold + link('open-house.ics')],
  ])('%s', (_, availability, html) => {
    expect(check(availability, html)).toHaveLength(1)
  })

  it('a missing open house is found', () => {
    expect(check('available', sound.available, { hasOpenHouse: true })).toHaveLength(1)
  })

  it('a missing form is accepted on a site without forms', () => {
    expect(check('available', stock('InStock'), { visit: undefined, bid: undefined })).toEqual([])
  })
})
