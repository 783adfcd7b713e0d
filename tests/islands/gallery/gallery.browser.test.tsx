import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerPress } from '#islands/gallery/open-gallery.tsx'
import { enterHistory } from '#islands/gallery/history-entry.ts'
import { readSlides } from '#islands/gallery/slides.ts'
import {
  builtFiles,
  find,
  goTo,
  pressKey,
  serve,
  settle,
  showPage,
  textsOf,
} from '#tests/support/island/page.ts'

const { pathname } = location

/** A picture of a width and a height. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`)}`

const page = `<h1>Huis te Zele</h1><div class="strip"><ul>${[1, 2, 3].map((at) => `<li><a id="photo-${at}" href="${picture(3000, 2000)}"><img src="${picture(60, 40)}" width="3000" height="2000" alt="Foto ${at}"></a></li>`).join('')}</ul>
  <a class="strip__all" href="#photo-2">Alle</a></div><a class="plan__sheet" id="plan-1" href="${picture(300, 400)}"><img width="300" height="400" alt="Grondplan"></a>
  <div class="clips"><p><a data-frame="about:blank#tour" href="/tour/"> Rondgang <img src="${picture(9, 9)}"></a><span>Van Matterport</span></p><video aria-label="Film" poster="/p.jpg"><source src="/film.mp4"></video></div>
  <a id="street" data-frame="about:blank#street" href="/street/">Straat</a><i>Van Google</i>`

beforeEach(() => {
  document.documentElement.lang = 'nl-BE'
  goTo(pathname)
  serve(builtFiles())
  showPage(page)
})

describe('the slides of a page', () => {
  test('are its pictures and plans, then its players, from the one that was pressed', () => {
    const [slides, start] = readSlides(document, find('#plan-1'))
    expect(slides.map(({ kind, caption }) => `${kind} ${caption}`)).toEqual([
      'picture Foto 1',
      'picture Foto 2',
      'picture Foto 3',
      'picture Grondplan',
      'frame Rondgang',
      'film Film',
    ])
    expect(start).toBe(3)
    expect(slides[3]).toMatchObject({ src: picture(300, 400), width: 300, height: 400 })
    expect(slides[4]).toMatchObject({
      src: 'about:blank#tour',
      note: 'Van Matterport',
      poster: picture(9, 9),
    })
    expect(slides[5]).toMatchObject({
      src: `${location.origin}/film.mp4`,
      poster: `${location.origin}/p.jpg`,
    })
  })

  test('of a link outside of the gallery are that link alone', () => {
    const [slides, start] = readSlides(document, find('#street'))
    expect([slides.length, start, slides[0]]).toMatchObject([
      1,
      0,
      { kind: 'frame', note: 'Van Google', poster: undefined },
    ])
  })

  test('have the size of their record, in the proportions of the picture that has come', async () => {
    showPage(
      `<a class="plan__sheet" href="/a"><img width="1000" height="10" src="${picture(50, 100)}"></a><a class="plan__sheet" href="/b"><img></a><a class="plan__sheet" href="/c"></a>`,
    )
    await find<HTMLImageElement>('img').decode()
    const [slides] = readSlides(document, find('a'))
    expect(slides.map((slide) => slide.kind === 'picture' && [slide.width, slide.height])).toEqual([
      [1000, 2000],
      [1200, 800],
      [1200, 800],
    ])
  })
})

describe('a dialog in the history', () => {
  test('has an address; Back leaves it, once', async () => {
    const steps = vi.spyOn(history, 'pushState')
    onTestFinished(() => steps.mockRestore())
    const onBack = vi.fn<() => void>()
    const entry = enterHistory('#photo-1', onBack)
    entry.rename('#photo-2')
    expect([location.hash, steps.mock.calls.length]).toEqual(['#photo-2', 1])
    history.back()
    await expect.poll(() => onBack.mock.calls.length).toBe(1)
    entry.rename('#photo-3')
    entry.leave()
    await settle(50)
    expect([location.hash, onBack.mock.calls.length]).toEqual(['', 1])
  })

  test('that closes itself removes its entry', async () => {
    goTo(`${pathname}#photo-1`)
    const onBack = vi.fn<() => void>()
    const entry = enterHistory('#photo-1', onBack)
    expect(location.hash).toBe('#photo-1')
    entry.leave()
    entry.leave()
    await expect.poll(() => location.hash).toBe('')
    await settle(50)
    expect(onBack).not.toHaveBeenCalled()
  })
})

describe('the gallery', () => {
  const said = () => find('.gallery__words').textContent
  const button = (words: string) => find(`.gallery button[aria-label="${words}"]`)
  const open = async (selector: string) => {
    await answerPress(find<HTMLAnchorElement>(selector))
    await expect.poll(() => find('.gallery').ariaBusy).toBe('false')
  }
  const close = async () => {
    button('Sluiten').click()
    await expect.poll(() => document.querySelector('.gallery')).toBeNull()
  }

  test('opens at the pressed picture, turns, and closes with the focus where it was', async () => {
    await open('#photo-1')
    expect([find('.gallery').ariaLabel, said(), location.hash]).toEqual([
      'Huis te Zele',
      '1 van 6, Foto 1',
      '#photo-1',
    ])
    button('Volgende foto').click()
    await expect.poll(said).toBe('2 van 6, Foto 2')
    await expect.poll(() => location.hash).toBe('#photo-2')
    button('Vorige foto').click()
    button('Vorige foto').click()
    await expect.poll(said).toBe('6 van 6, Film')
    await expect.poll(() => location.hash).toBe('')
    expect(find('.gallery video').getAttribute('src')).toContain('/film.mp4')
    await close()
    expect([location.hash, document.activeElement]).toEqual(['', find('#photo-1')])
  })

  test('turns by the keys, which a film keeps for itself', async () => {
    await open('#photo-3')
    const { body } = document
    pressKey(body, 'ArrowRight')
    await expect.poll(said).toBe('4 van 6, Grondplan')
    pressKey(body, 'Tab')
    pressKey(body, 'ArrowLeft')
    pressKey(body, 'ArrowLeft')
    pressKey(body, 'ArrowLeft')
    pressKey(body, 'ArrowLeft')
    await expect.poll(said).toBe('6 van 6, Film')
    pressKey(find('.gallery video'), 'ArrowLeft')
    await settle(50)
    expect(said()).toBe('6 van 6, Film')
    await close()
  })

  test('“all photos” opens the first one, and a second press is the same', async () => {
    const all = find<HTMLAnchorElement>('.strip__all')
    expect(answerPress(all)).toBe(answerPress(all))
    await expect.poll(() => document.querySelectorAll('.gallery').length).toBe(1)
    await expect.poll(() => find('.gallery').ariaBusy).toBe('false')
    expect(said()).toBe('2 van 6, Foto 2')
    history.back()
    await expect.poll(() => document.querySelector('.gallery')).toBeNull()
    expect(document.activeElement).toBe(all)
  })

  test('closes by Back while it still opens', async () => {
    void answerPress(find<HTMLAnchorElement>('#photo-1'))
    await expect.poll(() => document.querySelector('.gallery')).not.toBeNull()
    history.back()
    await expect.poll(() => document.querySelector('.gallery')).toBeNull()
    await open('#photo-1')
    await close()
  })

  test('shows a third party at once where it was pressed, elsewhere after it is allowed', async () => {
    await open('#street')
    expect(find('.gallery iframe').getAttribute('src')).toBe('about:blank#street')
    expect([textsOf('.gallery__turn'), find('.gallery').ariaLabel, said()]).toEqual([[], 'Straat', ''])
    await close()
    await open('#plan-1')
    button('Volgende foto').click()
    await expect.poll(() => textsOf('.gallery .player p').length).toBe(1)
    expect(find('.gallery .player p').textContent).toContain('Van Matterport')
    expect(document.querySelector('.gallery iframe')).toBeNull()
    find('.gallery__press').click()
    await expect.poll(() => find('.gallery iframe').getAttribute('src')).toBe('about:blank#tour')
    button('Vorige foto').click()
    await expect.poll(() => document.querySelector('.gallery iframe')).toBeNull()
    await close()
  })

  test('zooms, and a turn ends that', async () => {
    await open('#photo-1')
    button('Inzoomen').click()
    await expect.poll(() => document.querySelector('[aria-label=Uitzoomen]')).not.toBeNull()
    button('Volgende foto').click()
    await expect.poll(() => document.querySelector('[aria-label=Inzoomen]')).not.toBeNull()
    await close()
  })
})

describe('on a phone', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('all pictures lie below each other; one that is pressed is shown alone, and Back closes the upper one first', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('portrait'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    await answerPress(find<HTMLAnchorElement>('#photo-2'))
    expect(textsOf('.pictures p')).toEqual([
      '1 van 4, Foto 1',
      '2 van 4, Foto 2',
      '3 van 4, Foto 3',
      '4 van 4, Grondplan',
    ])
    expect(location.hash).toBe('#photo-2')
    find('.pictures li:nth-child(3) a').click()
    await expect.poll(() => document.querySelector('.gallery')?.ariaBusy).toBe('false')
    expect(find('.gallery__words').textContent).toBe('3 van 4, Foto 3')
    history.back()
    await expect.poll(() => document.querySelector('.gallery')).toBeNull()
    expect(document.querySelector('.pictures')).not.toBeNull()
    expect(document.activeElement).toBe(find('.pictures li:nth-child(3) a'))
    history.back()
    await expect.poll(() => document.querySelector('.pictures')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(find('#photo-2'))
  })
})
