import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

/**
 * Reads the QR code in a picture.
 * @throws {Error} when there is none
 */
export async function readQr(picture: Uint8Array | string): Promise<string> {
  const file = typeof picture === 'string' ? Buffer.from(picture) : picture
  const { data, info } = await sharp(file, { density: 400 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
