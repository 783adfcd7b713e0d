import { describe, expect, test } from 'vitest'
import { mediaHosts } from '#media/media-hosts.ts'
import { embedOf } from '#media/video-embed.ts'

describe('the player of a video address', () => {
  test.each([
    [
      'https://www.youtube.com/watch?t=3&v=abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
      'YouTube (Google)',
    ],
    [
      'https://youtu.be/abcdefghijk?si=x',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
      'YouTube (Google)',
    ],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1', 'Vimeo'],
    [
      'https://vimeo.com/123456789/a1b2c3d4e5',
      'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=a1b2c3d4e5',
      'Vimeo',
    ],
    [
      'https://www.facebook.com/watch/?v=1',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1&autoplay=true',
      'Facebook (Meta)',
    ],
    [
      'https://my.matterport.com/show/?m=AbC123&brand=0',
      'https://my.matterport.com/show/?m=AbC123&play=1',
      'Matterport',
    ],
    ['https://www.tvl.be/nieuws/huis', 'https://www.tvl.be/nieuws/huis', 'TVL'],
    ['https://tour.yisual.com/huis', 'https://tour.yisual.com/huis', 'Yisual'],
  ])('%s', (url, player, company) => {
    expect(embedOf(url)).toEqual({ url: player, origin: new URL(player).origin, company })
  })

  test.each([
    ['https://media.example/huis.mp4', 'a file: the browser plays it'],
    ['https://media.example/rondleiding', 'a platform that nobody knows'],
    ['https://www.youtube.com/@kouterenkaai', 'an address that names no film'],
    ['http://www.tvl.be/nieuws/huis', 'an address that anybody on the way could change'],
    ['https://youtube.com.evil.example/watch?v=abcdefghijk', 'a host that only looks like one'],
    ['javascript:alert(1)', 'no address of the web'],
    ['', 'nothing'],
  ])('%j has none: %s', (url) => {
    expect(embedOf(url)).toBeUndefined()
  })
})

describe('third-party origins of listings', () => {
  const site = { baseUrl: 'https://kantoor.example', streetView: undefined }
  const listing = (...videos: string[]) => ({ videos, virtualTour: undefined })

  test('are empty without videos, whatever the page links to', () => {
    expect(mediaHosts([listing(), listing('https://media.example/rondleiding')], site)).toEqual({
      frames: [],
      files: [],
    })
  })

  test('are listed once: players as frames, hosts of video files, not the site itself', () => {
    const listings = [
      listing('https://youtu.be/abcdefghijk', 'https://films.example/a.mp4', 'https://kantoor.example/b.mp4'),
      {
        ...listing('https://www.youtube.com/watch?v=zyxwvutsrqp'),
        virtualTour: 'https://my.matterport.com/show/?m=A1',
      },
    ]
    expect(mediaHosts(listings, site)).toEqual({
      frames: ['https://my.matterport.com', 'https://www.youtube-nocookie.com'],
      files: ['https://films.example'],
    })
  })

  test('include Street View only when the agency has a key', () => {
    expect(mediaHosts([], { ...site, streetView: { key: 'AIza' } }).frames).toEqual([
      'https://www.google.com',
    ])
  })
})
