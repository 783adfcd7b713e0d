import { xmlText } from '#seo/xml-text.ts'
import { type Feed, type FeedEntry, feedMoment } from './feed.ts'

/** Media type of an Atom feed. */
export const atomType = 'application/atom+xml'

/**
 * Returns a feed as an Atom document.
 * @see https://www.rfc-editor.org/rfc/rfc4287 (read 2026-11-26)
 */
export function formatAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.lang}">`,
    element('id', feed.atomUrl),
    element('title', feed.title),
    element('updated', feedMoment(feed.updatedOn)),
    `<author>${element('name', feed.author.name)}${element('uri', feed.author.url)}</author>`,
    link('self', feed.atomUrl, atomType),
    link('alternate', feed.listUrl, 'text/html'),
    ...feed.entries.map(formatEntry),
    '</feed>',
    '',
  ].join('\n')
}

function formatEntry({ id, url, title, summary, publishedOn, updatedOn, picture }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    link('alternate', url, 'text/html'),
    element('published', feedMoment(publishedOn)),
    element('updated', feedMoment(updatedOn)),
    element('summary', summary),
    ...(picture === undefined ? [] : [link('enclosure', picture.url, picture.type)]),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`
}
