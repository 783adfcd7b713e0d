import { generate } from 'selfsigned'

/** A private key and a self-signed certificate, in PEM. */
export type SelfSigned = Readonly<{ key: string; cert: string }>

const day = 24 * 60 * 60 * 1000

/** Returns a new certificate for `localhost`, valid for a day: browsers support HTTP/2 only over TLS. */
export async function makeSelfSigned(now = new Date()): Promise<SelfSigned> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - day),
    notAfterDate: new Date(now.getTime() + day),
  })
  return { key, cert }
}
