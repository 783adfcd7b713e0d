import type { Locale } from '#domain/values/locale.ts'
import type { ClosedPaths } from '#routes/ledger/closed-paths.ts'
import { contentTypes } from '#scripts/server/content-types.ts'
import { type Header, type HeaderRule, headersFor, usualCaching } from './header-rules.ts'

/** The parts of a site that nginx needs. */
export type NginxSite = Readonly<{
  rules: readonly HeaderRule[]
  closed: ClosedPaths
  locales: readonly Locale[]
}>

/**
 * Returns a file for `include` in a `server` block of nginx, which adds name, certificate and `root`. An nginx location
 * with its own headers loses the outer ones, so each location repeats them.
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html (read 2026-11-22)
 */
export function formatNginx({ rules, closed, locales }: NginxSite): string {
  const everywhere: readonly Header[] = [...headersFor(rules, '/'), ['Cache-Control', usualCaching]]
  const lines = [
    '# Written by the build, with the pages: their inline code is in the policy below. Reload nginx after each release: docs/publishing.md.',
    '# server { listen 443 ssl; server_name …; ssl_certificate …; root /srv/site/current; include /srv/site/current/_nginx.conf; }',
    'index index.html;',
    'absolute_redirect off;',
    ...typeLines(),
    '# Files that `npm run build -- --compress` wrote beside the plain ones; `brotli_static on;` where nginx has that module.',
    'gzip_static on;',
    'gzip_vary on;',
    ...everywhere.map(formatHeader),
    'error_page 404 /404.html;',
    ...locales.map((locale) => `location /${locale}/ { error_page 404 /${locale}/404.html; }`),
    '# The rules of hosts are in the site, and nobody needs them.',
    'location ~ "/[._](?!well-known/)" { return 404; }',
    ...rules.filter(({ pattern }) => pattern !== '/*').flatMap((rule) => locationOf(rule, rules)),
    ...closed.moved.map(({ from, to, isTemporary }) =>
      isTemporary === true
        ? `location = ${quote(from)} { return 302 ${quote(to.replaceAll('$', '%24'))}; }`
        : `location = ${quote(from)} { return 301 ${quote(`${to}$is_args$args`)}; }`,
    ),
    ...closed.gone.map(
      ({ path }) => `location = ${quote(path)} { error_page 410 ${quote(`${path}index.html`)}; return 410; }`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

function locationOf({ pattern }: HeaderRule, rules: readonly HeaderRule[]): readonly string[] {
  const prefix = pattern.replace(/\*$/, '')
  const headers = headersFor(rules, prefix)
  const type = headers.find(([name]) => name === 'Content-Type')?.[1]
  const caching: readonly Header[] = headers.some(([name]) => name === 'Cache-Control')
    ? []
    : [['Cache-Control', usualCaching]]
  const added = [...headers.filter(([name]) => name !== 'Content-Type'), ...caching]
  return [
    `location ${pattern.endsWith('*') ? '^~' : '='} ${prefix} {`,
    ...(type === undefined ? [] : [`  types {} default_type ${quote(type)};`]),
    ...added.map((header) => `  ${formatHeader(header)}`),
    '}',
  ]
}

/** All content types of the site, since nginx's own list differs between versions. */
function typeLines(): readonly string[] {
  const types = [...contentTypes].map(([extension, type]) => ({
    extension: extension.slice(1),
    type: type.replace(/;.*/, ''),
    isText: type.includes('charset'),
  }))
  // nginx always adds the charset to HTML, and forbids naming it again.
  const texts = types.filter(({ isText, type }) => isText && type !== 'text/html').map(({ type }) => type)
  return [
    'types {',
    ...types.map(({ type, extension }) => `  ${type} ${extension};`),
    '}',
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
  ]
}

function formatHeader([name, value]: Header): string {
  return `add_header ${name} ${quote(value)} always;`
}

/** Our values contain no `$`; those of redirects are nginx variables. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
