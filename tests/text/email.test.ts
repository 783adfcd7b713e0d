import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailboxKey, parseEmail } from '#text/email.ts'

describe('an e-mail address', () => {
  test.each([
    ['jan@example.be', 'jan@example.be'],
    ["o'neil@x.ie", "o'neil@x.ie"],
    ['jan@münchen.de', 'jan@xn--mnchen-3ya.de'],
    ['jan@xn--mnchen-3ya.de', 'jan@xn--mnchen-3ya.de'],
    ['noor+news@x.example', 'noor+news@x.example'],
    ['Noor.De_Backer@Mail.Example.BE', 'Noor.De_Backer@mail.example.be'],
    ['a@x.co', 'a@x.co'],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['post@παράδειγμα.ελ', 'post@xn--hxajbheg2az3al.xn--qxam'],
  ])('%s is taken', (text, address) => {
    expect(parseEmail(text)).toBe(address)
  })

  test.each([
    '',
    'jan',
    'jan@',
    '@example.be',
    'jan@example',
    'jan@@example.be',
    'jan@x@example.be',
    'a@b..c',
    'a..b@example.be',
    '.a@example.be',
    'a.@example.be',
    'a b@example.be',
    'a@exa mple.be',
    'a@example.be.',
    'a@-example.be',
    'a@example-.be',
    'a@example.b',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@example.be:25',
    'a@example.be/x',
    'a@example.be,b@example.be',
    'a@example.be>',
    '"a b"@example.be',
    'a@example.123',
    `${'a'.repeat(65)}@example.be`,
    `a@${'b'.repeat(64)}.be`,
    `a@${'b.'.repeat(126)}be`,
    'a\n@example.be',
    'a@exam\u00adple.be',
    'a\u202e@example.be',
  ])('%j is refused', (text) => {
    expect(parseEmail(text)).toBeUndefined()
  })

  test('both spellings of a domain are one mailbox, in any case', () => {
    expect(mailboxKey('JAN@München.DE')).toBe(mailboxKey('jan@xn--mnchen-3ya.de'))
    expect(mailboxKey('nobody')).toBe('nobody')
  })

  const atom = fc.stringMatching(/^[a-zA-Z0-9_'+&=~-]{1,12}$/)
  const label = fc.stringMatching(/^[a-z\u00e0\u00e9\u00fc\u00f6\u00df\u0142]{1,12}$/)
  const ending = fc.constantFrom('be', 'de', 'ie', 'example', 'museum')

  test('what mail servers take is taken, stays the same when read again, and has no letter that they do not know', () => {
    fc.assert(
      fc.property(
        fc.array(atom, { minLength: 1, maxLength: 3 }),
        fc.array(label, { minLength: 1, maxLength: 3 }),
        ending,
        (atoms, labels, end) => {
          const address = parseEmail(`${atoms.join('.')}@${[...labels, end].join('.')}`)
          expect(address).toMatch(/^[\w.'+&=~-]+@[a-z\d.-]+$/)
          expect(parseEmail(address ?? '')).toBe(address)
          expect(mailboxKey(address ?? '')).toBe(
            mailboxKey(`${atoms.join('.')}@${[...labels, end].join('.')}`),
          )
        },
      ),
    )
  })

  test('nothing that is taken holds a space, a second @, two dots, or what parts addresses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), atom, (noise, name) => {
        for (const text of [noise, `${name}${noise}@example.be`, `${name}@exa${noise}mple.be`]) {
          const address = parseEmail(text)
          expect(address ?? 'a@x.be').toMatch(/^[^\s@,;:<>"()[\]\\]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/)
          expect(address ?? '').not.toContain('..')
        }
      }),
    )
  })
})
