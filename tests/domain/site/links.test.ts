import { describe, expect, test } from 'vitest'
import { linkKind } from '#domain/site/link.ts'
import { parseVideoLink } from '#media/video-link.ts'

describe('linkKind', () => {
  test.each([
    ['', 'root'],
    ['  ', 'root'],
    ['https://example.org/', 'external'],
    ['HTTP://EXAMPLE.ORG', 'external'],
    ['/redirect?to=https://example.org', 'external'],
    ['mailto:info@kouterenkaai.example', 'mail'],
    ['tel:+3252000000', 'phone'],
    ['#contact', 'anchor'],
    ['/for-sale/', 'internal'],
    ['contact', 'internal'],
  ])('%j is %s', (target, kind) => {
    expect(linkKind(target)).toBe(kind)
  })
})

describe('parseVideoLink', () => {
  test.each([
    ['https://www.youtube.com/watch?t=3&v=abcdefghijk', { kind: 'youtube', id: 'abcdefghijk' }],
    ['https://youtu.be/abcdefghijk?si=x', { kind: 'youtube', id: 'abcdefghijk' }],
    ['https://www.youtube.com/embed/abcdefghijk', { kind: 'youtube', id: 'abcdefghijk' }],
    ['https://vimeo.com/123456789', { kind: 'vimeo', id: '123456789' }],
    ['https://player.vimeo.com/video/123456789?h=1', { kind: 'vimeo', id: '123456789' }],
    ['https://www.facebook.com/watch/?v=1', { kind: 'facebook' }],
    ['https://my.matterport.com/show/?m=AbC123', { kind: 'matterport', id: 'AbC123' }],
    ['https://www.tvl.be/nieuws/huis', { kind: 'tvl' }],
    ['https://tour.yisual.com/huis', { kind: 'yisual' }],
    ['https://media.example/huis.MP4?x=1', { kind: 'file', mimeType: 'video/mp4' }],
    ['https://media.example/huis.mov', { kind: 'file', mimeType: 'video/quicktime' }],
    ['https://media.example/huis.wmv', { kind: 'file', mimeType: 'video/x-ms-wmv' }],
    ['https://media.example/huis.avi', { kind: 'file', mimeType: 'video/x-msvideo' }],
    ['https://media.example/huis.flv', { kind: 'file', mimeType: 'video/x-flv' }],
    ['https://media.example/huis.webm', { kind: 'file', mimeType: 'video/webm' }],
    ['https://notyoutube.com/watch?v=abcdefghijk', { kind: 'unknown' }],
    ['https://media.example/huis.pdf', { kind: 'unknown' }],
    ['geen adres', { kind: 'unknown' }],
  ])('%s', (url, expected) => {
    expect(parseVideoLink(url)).toMatchObject({ ...expected, url })
  })
})
