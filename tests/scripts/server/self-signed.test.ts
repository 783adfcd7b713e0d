import { createPrivateKey, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSelfSigned } from '#scripts/server/self-signed.ts'

test('a certificate is for localhost, valid today, and signed with its own key', async () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const { key, cert } = await makeSelfSigned(now)
  const read = new X509Certificate(cert)
  expect(read.subject).toBe('CN=localhost')
  expect([read.validFromDate, read.validToDate]).toEqual([
    new Date('2026-11-19T12:00:00Z'),
    new Date('2026-11-21T12:00:00Z'),
  ])
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
})
