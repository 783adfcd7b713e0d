import { generate } from 'selfsigned'

/** A private key and a certificate that no authority signed, in PEM. */
export type SelfSigned = Readonly<{ key: string; cert: string }>

const day = 24 * 60 * 60 * 1000

/** Returns a certificate for `localhost`, new on every call and good for a day: browsers speak HTTP/2 over TLS only. */
export async function makeSelfSigned(now = new Date()): Promise<SelfSigned> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - day),
    notAfterDate: new Date(now.getTime() + day),
  })
  return { key, cert }
}
