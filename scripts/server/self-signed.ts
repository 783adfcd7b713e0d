import { generateKeyPairSync, sign } from 'node:crypto'

/** A private key and a certificate that nobody vouches for, in PEM. */
export type SelfSigned = Readonly<{ key: string; cert: string }>

const tags = { integer: 0x02, bits: 0x03, oid: 0x06, utf8: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 }
const ecdsaWithSha256 = der('sequence', der('oid', Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = der('oid', Buffer.from('550403', 'hex'))

/**
 * Returns a certificate for `localhost`, new on every call and good for a day: browsers speak HTTP/2 over TLS only.
 * Node can read certificates but not make them; this is the smallest one that X.509 allows.
 * @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1 (read 2026-11-20)
 */
export function makeSelfSigned(now = new Date()): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const day = 24 * 60 * 60 * 1000
  const name = der('sequence', der('set', der('sequence', commonName, der('utf8', Buffer.from('localhost')))))
  const content = der(
    'sequence',
    der('integer', Buffer.of(1)),
    ecdsaWithSha256,
    name,
    der('sequence', utcTime(now.getTime() - day), utcTime(now.getTime() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = der(
    'sequence',
    content,
    ecdsaWithSha256,
    bitString(sign('sha256', content, privateKey)),
  )
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

/** Returns a value with its type and its length in front, as DER writes it. */
function der(tag: keyof typeof tags, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tags[tag], ...lengthOf(value.length)), value])
}

/** DER allows the shortest form only, and browsers insist on it. */
function lengthOf(bytes: number): readonly number[] {
  if (bytes < 0x80) return [bytes]
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff]
}

function bitString(bytes: Uint8Array): Buffer {
  return der('bits', Buffer.of(0), bytes)
}

function utcTime(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, '')
  return der('time', Buffer.from(`${digits.slice(2, 14)}Z`))
}
