import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PictureView } from '#ui/pictures/picture-view.ts'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import { ProjectCard, type ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import { type CardView, PropertyCard } from '#ui/cards/PropertyCard.tsx'
import { PropertyGrid } from '#ui/cards/PropertyGrid.tsx'

const variant = (width: number, format: string) => ({ href: `/pictures/a1-${width}.${format}`, width })

const picture: PictureView = {
  rendered: {
    width: 1200,
    height: 800,
    color: '#a1b2c3',
    avif: [400, 600, 1200, 1600].map((width) => variant(width, 'avif')),
    fallback: variant(600, 'jpg'),
  },
  alt: 'Voorgevel',
}

const card: CardView = {
  id: 2417,
  href: '/nl/te-koop/berlare/woning/2417/',
  title: 'Woning aan het meer',
  place: 'Berlare, halfopen bebouwing',
  price: { amount: '€ 389.000' },
  pin: '€ 389.000',
  facts: ['3 slaapkamers', '164 m²'],
  noPicture: 'Nog geen foto',
  keep: 'Bewaar',
}

const project: ProjectCardView = {
  href: '/nl/projecten/stekene/de-kaai/70/',
  name: 'De Kaai',
  place: 'Stekene, 12 eenheden',
  price: { prefix: 'vanaf', amount: '€ 249.000' },
  pin: 'vanaf € 249.000',
  noPicture: 'Nog geen foto',
}

function render(overrides: Partial<CardView>): string {
  return renderToStaticMarkup(
    <PropertyCard card={{ ...card, ...overrides }} headingLevel={2} loading="lazy" sizes="30vw" />,
  )
}

describe('a property card', () => {
  it('has one link, named by the title', () => {
    const html = render({})
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain(
      '<h2 class="card__title"><a href="/nl/te-koop/berlare/woning/2417/">Woning aan het meer</a></h2>',
    )
  })

  it('has a strip of pictures for the eye and the pointer alone, which loads them as they are swiped to', () => {
    const html = render({ picture, photos: ['/pictures/b2-600.webp', '/pictures/c3-600.webp'] })
    const strip = /<div class="card__strip".*?<\/div>/.exec(html)?.[0] ?? ''
    expect(strip).toContain('tabindex="-1" aria-hidden="true"')
    expect(strip).toContain(`<a href="${card.href}" tabindex="-1">`)
    expect(strip.match(/<img src="\/pictures\/[bc]\d-600.webp" alt="" loading="lazy"/g)).toHaveLength(2)
    expect(html).toContain('data-photos="3"')
  })

  it('has no strip for one picture', () => {
    expect(render({ picture })).not.toContain('card__strip')
  })

  it('has a text in place of a missing picture', () => {
    const html = render({})
    expect(html).toContain('Nog geen foto')
    expect(html).not.toContain('<img')
  })

  it('shows its state as text, not only as a colour', () => {
    expect(render({ flag: { text: 'Verkocht', state: 'sold' } })).toContain('data-state="sold">Verkocht<')
  })

  it('has an accessible text for the energy label', () => {
    const html = render({ epc: { label: 'A++', words: 'Energielabel A++' } })
    expect(html).toContain(
      'data-epc="A++"><span class="vh">Energielabel A++</span><span aria-hidden="true">A++</span>',
    )
  })

  it('leaves out unknown facts', () => {
    const html = render({ price: undefined, facts: [] })
    expect(html).not.toContain('card__price')
    expect(html).not.toContain('<ul')
    expect(html).not.toMatch(/undefined|null|NaN/)
  })

  it('has smaller text around the price', () => {
    const html = render({ price: { prefix: 'vanaf', amount: '€ 950', suffix: '/ maand' } })
    expect(html).toContain('<small>vanaf </small>€ 950<small> / maand</small>')
  })

  it('has no style attribute, which the Content-Security-Policy forbids', () => {
    expect(render({ picture })).not.toContain('style=')
  })
})

describe('a project card', () => {
  it('shows the sold share as a bar and as text', () => {
    const html = renderToStaticMarkup(
      <ProjectCard
        card={{ ...project, sold: { percent: 33, words: '4 van de 12 verkocht' } }}
        headingLevel={3}
        loading="lazy"
        sizes="30vw"
      />,
    )
    expect(html).toContain('<rect width="33"')
    expect(html).toContain('4 van de 12 verkocht')
    expect(html).toContain('<h3')
  })

  it('has no bar without units', () => {
    const html = renderToStaticMarkup(
      <ProjectCard card={project} headingLevel={3} loading="lazy" sizes="30vw" />,
    )
    expect(html).not.toContain('<svg')
  })
})

describe('a picture', () => {
  it('offers the widths that a page needs, in AVIF', () => {
    const html = renderToStaticMarkup(
      <PictureTag picture={picture} sizes="30vw" loading="lazy" widest={1400} />,
    )
    expect(html).toContain(
      '/pictures/a1-400.avif 400w,/pictures/a1-600.avif 600w,/pictures/a1-1200.avif 1200w"',
    )
    expect(html).not.toContain('1600w')
    expect(html).toContain('width="1200" height="800"')
  })

  it('is loaded at once when it is the first, and lazily otherwise', () => {
    const first = renderToStaticMarkup(<PictureTag picture={picture} sizes="30vw" loading="priority" />)
    const later = renderToStaticMarkup(<PictureTag picture={picture} sizes="30vw" loading="lazy" />)
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading="lazy"')
    expect(later).toContain('loading="lazy"')
  })

  it('for print is loaded without a scroll, but after the first', () => {
    const late = renderToStaticMarkup(<PictureTag picture={picture} sizes="30vw" loading="late" />)
    expect(late).toContain('fetchPriority="low"')
    expect(late).not.toContain('loading="lazy"')
  })

  it('of an image host is used unchanged', () => {
    const url = 'https://pictures.example/1.jpg'
    const rendered = { ...picture.rendered, avif: [], fallback: { href: url, width: 1200 } }
    const html = renderToStaticMarkup(
      <PictureTag picture={{ rendered, alt: '' }} sizes="30vw" loading="lazy" />,
    )
    expect(html).not.toContain('<source')
    expect(html).toContain(`src="${url}"`)
  })
})

describe('a grid of cards', () => {
  const alert = {
    title: 'Als eerste weten?',
    text: 'Met de VIP-mailing.',
    action: 'Hou me op de hoogte',
    href: '/nl/vip-mailing/',
  }
  const cards = Array.from({ length: 7 }, (_, index) => ({
    ...card,
    href: `/nl/te-koop/berlare/woning/${index}/`,
    picture,
  }))
  const tiles = (count: number): string[] => {
    const html = renderToStaticMarkup(
      <PropertyGrid cards={cards.slice(0, count)} headingLevel={2} firstLoading="priority" alert={alert} />,
    )
    return [...html.matchAll(/<(article|aside)/g)].map(([, name]) => name ?? '')
  }

  it('has the email alert as its sixth tile', () => {
    expect(tiles(7).indexOf('aside')).toBe(5)
  })

  it('has it last when there are fewer cards', () => {
    expect(tiles(1)).toEqual(['article', 'aside'])
  })

  it('loads the first picture before all, the others when they come near', () => {
    const html = renderToStaticMarkup(<PropertyGrid cards={cards} headingLevel={2} firstLoading="priority" />)
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(6)
  })
})
