import { lookup } from 'node:dns/promises'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { downloadPicture } from '#scripts/fetch-pictures/download-picture.ts'
import { isPublicIp } from '#scripts/fetch-pictures/public-lookup.ts'

// Port 9 answers nobody: a request that is not refused fails with another reason.
test.each([
  ['an IP address', 'https://127.0.0.1:9/1.jpg', '127.0.0.1'],
  ['an IPv6 address', 'https://[::1]:9/1.jpg', '[::1]'],
])('a private network is not asked, although the list names it: %s', async (_, address, host) => {
  const limits = { hosts: [host], bytes: 1000, patience: 5000, redirects: 2 }
  expect(await downloadPicture(address, {}, limits)).toEqual({
    kind: 'failed',
    why: expect.stringContaining('in a private network'),
  })
})

test.each(['http://pictures.example/1.jpg', 'ftp://pictures.example/1.jpg', 'https://other.example/1.jpg'])(
  '%s is not asked: not https at a listed host',
  async (address) => {
    const limits = { hosts: ['pictures.example'], bytes: 1000, patience: 5000, redirects: 2 }
    expect(await downloadPicture(address, {}, limits)).toMatchObject({
      why: expect.stringContaining('not in pictureHosts'),
    })
  },
)

const own = await lookup(hostname()).catch(() => undefined)

test.skipIf(own === undefined || isPublicIp(own.address))(
  'a private network is not asked through a name that leads there',
  async () => {
    const host = hostname().toLowerCase()
    const limits = { hosts: [host], bytes: 1000, patience: 5000, redirects: 2 }
    expect(await downloadPicture(`https://${host}:9/1.jpg`, {}, limits)).toMatchObject({
      why: expect.stringContaining('in a private network'),
    })
  },
)
