import { type Feed, feedMoment } from './feed.ts'

/**
 * Returns a feed as a JSON Feed.
 * @see https://www.jsonfeed.org/version/1.1/ (read 2026-11-26)
 */
export function formatJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.listUrl,
    feed_url: feed.jsonUrl,
    language: feed.lang,
    authors: [feed.author],
    items: feed.entries.map(({ id, url, title, summary, publishedOn, updatedOn, picture }) => ({
      id,
      url,
      title,
      content_text: summary,
      date_published: feedMoment(publishedOn),
      date_modified: feedMoment(updatedOn),
      ...(picture && {
        image: picture.url,
        attachments: [{ url: picture.url, mime_type: picture.type }],
      }),
    })),
  })
}
