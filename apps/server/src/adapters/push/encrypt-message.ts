import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** As the browser gave them, base64url. */
export interface DeviceKeys {
  p256dh: string
  auth: string
}

/** Larger than any message: it is one record. */
const recordSize = 4_096

/** For the device alone: Message Encryption for Web Push, RFC 8291, with the coding of RFC 8188. */
export function encryptMessage(text: string, { p256dh, auth }: DeviceKeys): Buffer {
  const device = Buffer.from(p256dh, 'base64url')
  const ours = createECDH('prime256v1')
  const ourKey = ours.generateKeys()
  const salt = randomBytes(16)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, ourKey])
  const key = derive(ours.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  // The last record ends with a two.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(ourKey.length, 4)
  return Buffer.concat([salt, size, ourKey, body, cipher.getAuthTag()])
}
